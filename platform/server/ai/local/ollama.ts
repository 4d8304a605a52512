import { z } from 'zod'
import type { LocalModel, LocalServer } from '../types.ts'
import { jsonOf, type Place } from './json-of.ts'

const Version = z.object({ version: z.string().max(40) })
const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string().min(1).max(200),
      size: z.number().optional().catch(undefined),
      remote_host: z.string().optional().catch(undefined),
    }),
  ),
})
const Shown = z.object({
  parameters: z.string().optional().catch(undefined),
  capabilities: z.array(z.string()).optional().catch(undefined),
  model_info: z.record(z.string(), z.unknown()).optional().catch(undefined),
})
const Loaded = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.number().optional().catch(undefined) })),
})

/** Models that are asked about one by one. */
const MOST_MODELS = 20
/**
 * Tokens that a model is given where nobody chose otherwise: Ollama's own 4,096 are too few for a section and its
 * sources, and it cuts what is longer without a word. Twice that costs about 1 GB for a model of 8 billion parameters.
 */
const USUAL_TOKENS = 8_192

/** The Ollama at a place, or null when it is something else. Models that Ollama passes on to its cloud are left out. */
export async function ollamaAt(place: Place): Promise<LocalServer | null> {
  const [version, tags, loaded] = await Promise.all([
    jsonOf(place, '/api/version', Version),
    jsonOf(place, '/api/tags', Tags),
    jsonOf(place, '/api/ps', Loaded),
  ])
  if (!version || !tags) return null
  const here = tags.models.filter(({ remote_host }) => !remote_host).slice(0, MOST_MODELS)
  const models = here.map(async ({ name, size }): Promise<LocalModel | null> => {
    const shown = await jsonOf(place, '/api/show', Shown, { model: name })
    if (!writes(name, shown)) return null
    const running = loaded?.models.find((model) => model.name === name)
    return {
      name,
      abilities: {
        contextTokens: contextOf(shown, running?.context_length),
        schema: true,
        ...(shown?.capabilities ? { thinks: shown.capabilities.includes('thinking') } : {}),
      },
      bytes: size ?? null,
      isLoaded: running !== undefined,
    }
  })
  return {
    name: 'ollama',
    address: place.address,
    version: version.version,
    models: (await Promise.all(models)).filter((model) => model !== null),
  }
}

/** Older servers don't say what a model is for. */
function writes(name: string, shown: z.output<typeof Shown> | null): boolean {
  return shown?.capabilities ? shown.capabilities.includes('completion') : !/embed|bge|minilm/i.test(name)
}

/** What the model was made with, or runs with, if that is more than usual; never more than it can. */
function contextOf(shown: z.output<typeof Shown> | null, running: number | undefined): number {
  const most = Object.entries(shown?.model_info ?? {}).find(([key]) => key.endsWith('.context_length'))?.[1]
  const made = Number(/^num_ctx\s+(\d+)/m.exec(shown?.parameters ?? '')?.[1] ?? 0)
  const wanted = Math.max(made, running ?? 0, made ? 0 : USUAL_TOKENS)
  return typeof most === 'number' && most > 0 ? Math.min(wanted, most) : wanted
}
