import { z } from 'zod'
import { Refusal } from '../../contract/failures.ts'
import { listModels } from './list-models.ts'
import type { ProviderFetch } from './providers.ts'
import type { Abilities, Model, ModelRequest, OwnKey } from './types.ts'

const REQUEST: ModelRequest = {
  system: 'You check a connection.',
  prompt: 'Answer with the single word: ready',
  maxOutputTokens: 64,
  timeoutMs: 30_000,
}

/**
 * Tries a key with one small request and measures what its model can do, as far as the vendors' own models are not known:
 * how much it holds as its server lists it, and whether it takes a JSON schema by handing it one.
 */
export async function testKey(
  own: OwnKey,
  modelWith: (abilities: Partial<Abilities>) => Model,
  fetch: ProviderFetch,
): Promise<Partial<Abilities>> {
  const plain = modelWith({})
  await plain.write(REQUEST)
  if (own.provider !== 'compatible') return {}
  const [contextTokens, schema] = await Promise.all([contextOf(own, fetch), takesSchema(modelWith({ schema: true }))])
  // asked again, since the first answer may have shown thoughts
  const { thinks } = modelWith({}).abilities
  return { schema, thinks, ...(contextTokens ? { contextTokens } : {}) }
}

async function contextOf(own: OwnKey, fetch: ProviderFetch): Promise<number | null> {
  const listed = await listModels(own, fetch).catch(() => [])
  return listed.find(({ name }) => name === own.model)?.contextTokens ?? null
}

/** A server that knows no schemas refuses one, or answers in words of its own. */
async function takesSchema(model: Model): Promise<boolean> {
  try {
    await model.object({
      ...REQUEST,
      prompt: 'Say that you are ready.',
      schema: z.object({ connection_is_ready: z.boolean() }),
    })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
