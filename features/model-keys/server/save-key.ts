import type { z } from 'zod'
import { Refusal } from '../../../platform/contract/failures.ts'
import type { ListedModel, OwnKey } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { KeyToSave, StoredKey } from '../contract.ts'
import { putKey } from './store.ts'

type Needs = Pick<Deps, 'db' | 'ai' | 'secrets' | 'clock'>
type Shown = z.output<typeof StoredKey>

/** Keys shorter than this show none of their characters. */
const SHORTEST_SHOWN = 16

/** Tries the key and then keeps it, sealed. A key that the provider refuses is not kept, and an earlier one stays. */
export async function saveKey(deps: Needs, userId: string, own: z.output<typeof KeyToSave>): Promise<Shown> {
  const abilities = await atItsField(deps.ai.test(asOwnKey(own, own.key), { ownerId: userId }), own)
  const shown: Shown = {
    provider: own.provider,
    last_four: own.key.length < SHORTEST_SHOWN ? '' : own.key.slice(-4),
    base_url: own.base_url,
    model: own.model,
  }
  await putKey(deps.db, userId, { ...shown, abilities, sealedKey: deps.secrets.encrypt(own.key) }, deps.clock.now())
  return shown
}

/** The models that a key may use, before it is kept. */
export async function modelsOfKey(deps: Pick<Deps, 'ai'>, own: Address & { key: string }): Promise<ListedModel[]> {
  return atItsField(deps.ai.modelsOf(asOwnKey({ ...own, model: null }, own.key)), own)
}

type Address = Pick<Shown, 'provider' | 'base_url'>

/** The same outcome; a refusal names the field that the person has to look at. */
function atItsField<T>(work: Promise<T>, own: Address): Promise<T> {
  return work.catch((error: unknown) => {
    const path = error instanceof Refusal ? fieldOf(error, own) : null
    if (!(error instanceof Refusal) || !path) throw error
    throw new Refusal(error.code, { ...error.facts, details: [{ path, message: error.message }] })
  })
}

function fieldOf({ code, facts }: Refusal, { base_url }: Address): 'key' | 'model' | 'base_url' | null {
  if (code === 'own-key-refused') return facts.setting === 'model' ? 'model' : 'key'
  if (code === 'own-key-quota') return 'key'
  // who named the address can mend it; a provider of the usual address can only be waited for
  const isAboutAddress = code === 'provider-down' || code.startsWith('address-') || code === 'answer-wrong-type'
  return isAboutAddress && base_url ? 'base_url' : null
}

/** A key and its settings as the models take them. */
export function asOwnKey(
  { provider, base_url, model }: Pick<Shown, 'provider' | 'base_url' | 'model'>,
  key: string,
): OwnKey {
  return { provider, key, ...(base_url ? { baseUrl: base_url } : {}), ...(model ? { model } : {}) }
}
