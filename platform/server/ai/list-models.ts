import { z } from 'zod'
import { cannotConnect, refusalOf } from './over-http.ts'
import { ownKeyRefusal, providerFailure, refusalWithin } from './provider-failure.ts'
import { baseUrlOf, type ProviderFetch } from './providers.ts'
import type { ListedModel, OwnKey } from './types.ts'

const MOST_MODELS = 1_000
/** How long a provider may take to list its models, in milliseconds. */
const LIST_MS = 15_000

const tokens = z.number().int().positive().optional().catch(undefined)
const Entry = z.object({
  id: z.string().min(1).max(200),
  // every vendor has its own name for a model's context size
  context_length: tokens,
  context_window: tokens,
  max_context_length: tokens,
  max_model_len: tokens,
  max_input_tokens: tokens,
  meta: z.object({ n_ctx: tokens }).optional().catch(undefined),
})
type Entry = z.output<typeof Entry>
/** Together answers with the bare list, everybody else with `data`. */
const List = z.union([z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data), z.array(z.unknown())])

/** Models that do something other than write: by their names, because vendors have no common way to say it. */
const NO_WRITERS =
  /embed|whisper|tts|dall-e|image|imagen|moderation|audio|realtime|transcribe|speech|sora|veo|rerank|guard|babbage|davinci|ocr|lyria|robotics/i

/**
 * The models that a key may use, as its provider lists them, those that do not write left out. Empty where a provider
 * lists none: Azure names deployments only to its own portal, and a server may know no such call. Refuses a wrong key as
 * `own-key-refused`, and a provider that does not answer as `provider-down`.
 */
export async function listModels(
  own: Pick<OwnKey, 'provider' | 'key' | 'baseUrl'>,
  fetch: ProviderFetch,
  limitMs = LIST_MS,
): Promise<ListedModel[]> {
  if (own.provider === 'azure') return []
  const url = `${baseUrlOf(own)}/models${own.provider === 'anthropic' ? '?limit=1000' : ''}`
  try {
    const response = await fetch(url, { headers: headersOf(own), signal: AbortSignal.timeout(limitMs) }).catch(
      (error: unknown) => {
        throw cannotConnect(url, error)
      },
    )
    if (response.status === 404 || response.status === 405) return []
    if (!response.ok) throw await refusalOf(url, response)
    return entriesOf(await response.text()).filter(({ name }) => !NO_WRITERS.test(name))
  } catch (error) {
    throw refusalWithin(error) ?? ownKeyRefusal(providerFailure(error, [own.key]), null)
  }
}

function entriesOf(body: string): ListedModel[] {
  return List.parse(JSON.parse(body))
    .slice(0, MOST_MODELS)
    .flatMap((entry) => Entry.safeParse(entry).data ?? [])
    .map((entry) => ({ name: entry.id.replace(/^models\//, ''), contextTokens: contextOf(entry) }))
}

function contextOf(entry: Entry): number | null {
  return (
    entry.context_length ??
    entry.context_window ??
    entry.max_context_length ??
    entry.max_model_len ??
    entry.max_input_tokens ??
    entry.meta?.n_ctx ??
    null
  )
}

function headersOf({ provider, key }: Pick<OwnKey, 'provider' | 'key'>): Record<string, string> {
  if (provider === 'anthropic') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
  return key ? { authorization: `Bearer ${key}` } : {}
}
