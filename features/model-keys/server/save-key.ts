import type { z } from 'zod'
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
  await deps.ai.test(asOwnKey(own, own.key), { ownerId: userId })
  const shown: Shown = {
    provider: own.provider,
    last_four: own.key.length < SHORTEST_SHOWN ? '' : own.key.slice(-4),
    base_url: own.base_url,
    model: own.model,
  }
  await putKey(deps.db, userId, { ...shown, sealedKey: deps.secrets.encrypt(own.key) }, deps.clock.now())
  return shown
}

/** A key and its settings as the models take them. */
export function asOwnKey(
  { provider, base_url, model }: Pick<Shown, 'provider' | 'base_url' | 'model'>,
  key: string,
): OwnKey {
  return { provider, key, ...(base_url ? { baseUrl: base_url } : {}), ...(model ? { model } : {}) }
}
