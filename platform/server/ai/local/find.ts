import { z } from 'zod'
import type { LocalModel, LocalServer } from '../types.ts'
import { jsonOf, type Place } from './json-of.ts'
import { ollamaAt } from './ollama.ts'

/** How long a port may take to say what it is, in milliseconds. */
const WAIT_MS = 1_000
/** Models of one server that are looked at; who has more names theirs in the settings. */
const MOST_MODELS = 50

const Listed = z.object({
  data: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        owned_by: z.string().optional().catch(undefined),
        max_model_len: z.number().int().positive().optional().catch(undefined),
        meta: z.object({ n_ctx: z.number().int().positive() }).optional().catch(undefined),
        status: z.object({ value: z.string() }).optional().catch(undefined),
      }),
    )
    .nullable()
    .transform((data) => (data ?? []).slice(0, MOST_MODELS)),
})
type Listed = z.output<typeof Listed>['data']

const Props = z.object({ default_generation_settings: z.object({ n_ctx: z.number().int().positive() }) })

const LmStudio = z.object({
  data: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        type: z.string(),
        state: z.string(),
        max_context_length: z.number().int().positive().optional().catch(undefined),
        loaded_context_length: z.number().int().positive().optional().catch(undefined),
      }),
    )
    .transform((data) => data.slice(0, MOST_MODELS)),
})

/** The context size with which LM Studio loads a model by default. */
const LM_STUDIO_TOKENS = 4_096

/**
 * The model server behind a port of this machine, or null. All four programs list their models as OpenAI does, so that
 * whatever else listens there is asked one question.
 */
export async function serverAt(port: number, fetch: typeof globalThis.fetch): Promise<LocalServer | null> {
  const place: Place = { address: `http://127.0.0.1:${port}`, fetch, signal: AbortSignal.timeout(WAIT_MS) }
  const listed = await jsonOf(place, '/v1/models', Listed)
  if (!listed) return null
  const owners = new Set(listed.data.map((model) => model.owned_by))
  if (owners.has('vllm')) return vllm(place, listed.data)
  if (owners.has('llamacpp')) return llamaCpp(place, listed.data)
  return (await ollamaAt(place)) ?? lmStudio(place)
}

function vllm({ address }: Place, listed: Listed): LocalServer {
  const models = listed.map(({ id, max_model_len }) => model(id, { contextTokens: max_model_len, schema: true }, true))
  return { name: 'vllm', address, version: null, models }
}

async function llamaCpp(place: Place, listed: Listed): Promise<LocalServer> {
  const props = await jsonOf(place, '/props', Props)
  const everyContext = props?.default_generation_settings.n_ctx
  return {
    name: 'llama.cpp',
    address: place.address,
    version: null,
    models: listed.map(({ id, meta, status }) =>
      model(id, { contextTokens: meta?.n_ctx ?? everyContext, schema: true }, status?.value !== 'unloaded'),
    ),
  }
}

async function lmStudio(place: Place): Promise<LocalServer | null> {
  const listed = await jsonOf(place, '/api/v0/models', LmStudio)
  if (!listed) return null
  return {
    name: 'lm-studio',
    address: place.address,
    version: null,
    models: listed.data
      .filter(({ type }) => type !== 'embeddings')
      .map(({ id, state, max_context_length = LM_STUDIO_TOKENS, loaded_context_length }) => {
        const contextTokens = loaded_context_length ?? Math.min(max_context_length, LM_STUDIO_TOKENS)
        return model(id, { contextTokens, schema: true }, state === 'loaded')
      }),
  }
}

function model(
  name: string,
  { contextTokens, schema }: { contextTokens: number | undefined; schema: boolean },
  isLoaded: boolean,
): LocalModel {
  return { name, abilities: { schema, ...(contextTokens ? { contextTokens } : {}) }, bytes: null, isLoaded }
}
