import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id } from '../../platform/contract/ids.ts'

/** Providers that a person may bring a key for. `compatible` is any server that speaks OpenAI's chat completions. */
export const KeyProvider = z.enum(['openai', 'anthropic', 'azure', 'compatible'])

/** What may be known of a stored key; never the key. */
export const StoredKey = z.object({
  provider: KeyProvider,
  /** The key's last four characters; empty for a key too short to show any of it, or none. */
  last_four: z.string(),
  base_url: z.string().nullable(),
  model: z.string().nullable(),
})

const whose = { unique_id: Id.optional() }
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Enter at most ${max} characters.`)
    .nullish()
    .transform((value) => value || null)

const ModelKey = z.string().trim().max(500, 'This is too long for a model key. Paste only the key.')

/** A key as it is saved: stored encrypted, and only after the provider has answered one small request with it. */
export const KeyToSave = z
  .object({
    provider: KeyProvider,
    key: ModelKey,
    base_url: optionalText(500),
    model: optionalText(200),
  })
  .superRefine((own, context) => {
    const lacks = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (own.key.length < 8 && own.provider !== 'compatible') lacks('key', 'Enter the whole key.')
    if (own.provider === 'azure' && !own.base_url) lacks('base_url', 'Enter the endpoint of your Azure resource.')
    if (own.provider === 'compatible' && !own.base_url) lacks('base_url', 'Enter the address of your model server.')
    if (own.base_url && !/^https?:\/\//i.test(own.base_url))
      lacks('base_url', 'Enter an address that begins with https://.')
    if ((own.provider === 'azure' || own.provider === 'compatible') && !own.model)
      lacks('model', 'Enter the name of the model.')
  })

/** A key whose models are asked for before one of them is chosen. */
const KeyToTry = z.object({ provider: KeyProvider, key: ModelKey, base_url: optionalText(500) })

/** The models that a key may use; empty where its provider lists none. */
const KeyModels = ok({
  models: z.array(
    z.object({
      name: z.string(),
      /** Tokens of prompt and answer together; null if the provider doesn't say. */
      context_tokens: z.number().int().nullable(),
    }),
  ),
})

/** A person's own model key. */
export const modelKeysContract = {
  fetchKey: call(
    {
      method: 'GET',
      path: '/api/fetch/user/key',
      summary: 'Check whether a model key is stored, without returning it; 404 if there is none',
    },
    { may: 'model-key:read' },
  )
    .input(z.object(whose))
    .output(StoredKey.extend({ status: z.literal(200) })),
  lookForKey: call(
    {
      method: 'GET',
      path: '/api/user/key',
      summary: 'Get the stored model key’s details, without the key; null if there is none',
    },
    { may: 'model-key:read' },
  )
    .input(z.object(whose))
    .output(ok({ key: StoredKey.nullable() })),
  saveKey: call(
    {
      method: 'PUT',
      path: '/api/user/key',
      summary: 'Test a model key and store it encrypted, replacing any earlier one',
    },
    { may: 'model-key:change' },
  )
    .input(KeyToSave.and(z.object(whose)))
    .output(ok({ key: StoredKey })),
  testKey: call(
    {
      method: 'POST',
      path: '/api/user/key/test',
      summary: 'Test the stored model key with one small request',
    },
    { may: 'model-key:use' },
  )
    .input(z.object(whose))
    .output(ok({ key: StoredKey })),
  listKeyModels: call(
    {
      method: 'GET',
      path: '/api/user/key/models',
      summary: 'List the models that the stored model key may use',
    },
    { may: 'model-key:use' },
  )
    .input(z.object(whose))
    .output(KeyModels),
  tryKey: call(
    {
      method: 'POST',
      path: '/api/user/key/models',
      summary: 'List the models that a model key may use, without storing it',
    },
    { may: 'model-key:use', idempotent: false },
  )
    .input(KeyToTry)
    .output(KeyModels),
  deleteKey: call(
    { method: 'DELETE', path: '/api/user/key', summary: 'Delete the stored model key' },
    { may: 'model-key:change' },
  )
    .input(z.object(whose))
    .output(ok({})),
}
