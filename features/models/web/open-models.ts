/** An open model that is worth a first try. */
interface OpenModel {
  /** In Ollama's library. */
  name: string
  label: string
  /** SPDX identifier. */
  license: string
  /** Download, in bytes. */
  bytes: number
  /** What the machine, or its graphics card, should have free, in bytes: the download, 8,192 tokens, and some room. */
  memory: number
}

const GB = 1_000_000_000

/** Small models under open licenses that write well for their size. Names and sizes: ollama.com/library, November 2026. */
export const openModels: readonly OpenModel[] = [
  { name: 'qwen3:4b-instruct', label: 'Qwen3 4B Instruct', license: 'Apache-2.0', bytes: 2.5 * GB, memory: 5 * GB },
  { name: 'granite4:micro', label: 'Granite 4 Micro (3B)', license: 'Apache-2.0', bytes: 2.1 * GB, memory: 4 * GB },
  { name: 'phi4-mini', label: 'Phi-4 Mini (4B)', license: 'MIT', bytes: 2.5 * GB, memory: 5 * GB },
  { name: 'qwen3:8b', label: 'Qwen3 8B', license: 'Apache-2.0', bytes: 5.2 * GB, memory: 8 * GB },
  { name: 'mistral-nemo:12b', label: 'Mistral Nemo 12B', license: 'Apache-2.0', bytes: 7.1 * GB, memory: 10 * GB },
  { name: 'gpt-oss:20b', label: 'gpt-oss 20B', license: 'Apache-2.0', bytes: 14 * GB, memory: 16 * GB },
]
