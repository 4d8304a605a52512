import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A model that can run on board: which file it is, and what it needs. */
const Card = z.object({
  /** Names it, as in `on-board/qwen3-4b-instruct`; part of file names. */
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,60}$/, 'Use lowercase letters, digits, dots, and hyphens.'),
  label: z.string().min(1).max(80),
  /** SPDX identifier. */
  license: z.string().min(1).max(60),
  /** Of its GGUF file: a path under `ON_BOARD_WEIGHTS_URL`, or a whole web address. */
  path: z.string().min(1).max(1_000),
  /** Exact size of that file. */
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Enter 64 hexadecimal digits.'),
  /** What the machine should have free to run it, in bytes: the file, its context, and some room. */
  memory: z.number().int().positive(),
  /** Whether it thinks before it answers. */
  thinks: z.boolean().default(false),
})
export type Card = z.output<typeof Card>

const GB = 1_000_000_000

/**
 * Small models under open licenses that write well for their size and don't think first, which would cost a slow machine
 * minutes. Sizes and digests as their publishers state them, of one revision each, so that the file can't change.
 */
const cards: readonly Card[] = [
  {
    id: 'qwen3-4b-instruct',
    label: 'Qwen3 4B Instruct 2507',
    license: 'Apache-2.0',
    path: 'bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF/resolve/ae44f08e1392f39c0e474af10c3ff8355c8b6688/Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    bytes: 2_497_280_736,
    sha256: '2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e',
    memory: 4.5 * GB,
    thinks: false,
  },
  {
    id: 'granite-4.0-micro',
    label: 'Granite 4.0 Micro (3B)',
    license: 'Apache-2.0',
    path: 'ibm-granite/granite-4.0-micro-GGUF/resolve/main/granite-4.0-micro-Q4_K_M.gguf',
    bytes: 2_099_502_528,
    sha256: '97c417dcc0534b0737c74016fb2af083cb17c3b51eaac621192d23961b7024eb',
    memory: 3.5 * GB,
    thinks: false,
  },
]

/** The models that this server offers to run: ours, or those in the operator's own list. Throws what is wrong with it. */
export function readCards(path: string | undefined): readonly Card[] {
  if (!path) return cards
  if (path === 'off') return []
  const parsed = z.array(Card).max(50).safeParse(parsedFile(path))
  if (parsed.success) return parsed.data
  throw new Error(`ON_BOARD_MODELS: ${path} is not a list of models:\n${z.prettifyError(parsed.error)}`)
}

function parsedFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`ON_BOARD_MODELS: ${path} can’t be read as JSON.`, { cause })
  }
}
