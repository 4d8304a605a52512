import type { z } from 'zod'
import { Refusal } from '../../../platform/contract/failures.ts'
import type { OwnKey } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { KeyToSave, StoredKey } from '../contract.ts'
import { putKey } from './store.ts'

type Needs = Pick<Deps, 'db' | 'ai' | 'secrets' | 'clock'>
type Shown = z.output<typeof StoredKey>

/** Keys shorter than this show none of their characters. */
const SHORTEST_SHOWN = 16

/** Tries the key and then keeps it, sealed. A key that the provider refuses is not kept, and an earlier one stays. */
export async function saveKey(deps: Needs, userId: string, own: z.output<typeof KeyToSave>): Promise<Shown> {
  await deps.ai.test(asOwnKey(own, own.key), { ownerId: userId }).catch((error: unknown) => {
    throw error instanceof Refusal ? atItsField(error, own) : error
  })
  const shown: Shown = {
    provider: own.provider,
    last_four: own.key.length < SHORTEST_SHOWN ? '' : own.key.slice(-4),
    base_url: own.base_url,
    model: own.model,
  }
  await putKey(deps.db, userId, { ...shown, sealedKey: deps.secrets.encrypt(own.key) }, deps.clock.now())
  return shown
}

/** The same refusal, naming the field that the person has to look at. */
function atItsField(refusal: Refusal, own: z.output<typeof KeyToSave>): Refusal {
  const path = fieldOf(refusal, own)
  return path ? new Refusal(refusal.code, { ...refusal.facts, details: [{ path, message: refusal.message }] }) : refusal
}

function fieldOf(
  { code, facts }: Refusal,
  { base_url }: z.output<typeof KeyToSave>,
): 'key' | 'model' | 'base_url' | null {
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
