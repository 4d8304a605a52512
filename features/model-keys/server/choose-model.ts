import type { Model, ModelWish, Purpose } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { defaultModelOf } from '../../flags/server/index.ts'
import { ownKeyOf } from './own-key.ts'

/** What a person asks for when something is to be written. */
export interface ModelChoiceWish {
  purpose: Purpose
  /** Product part that asks, for the record: `generate-synopsis`, `draft-section`. */
  feature: string
  /** True: their own key; false: not their own key; absent: their own key on own-key plans. */
  key?: boolean | null
  model?: string | null
}

/**
 * The model that writes for somebody: their own key's where they ask for it or their plan is made for it, else what
 * flag and plan prefer among the server's, else null for the built-in writer. Refuses 404 `own-key-missing` without the
 * key that is to be used, and 422 for a model that nobody knows.
 */
export async function chooseModel(
  deps: Pick<Deps, 'db' | 'secrets' | 'ai'> & Parameters<typeof defaultModelOf>[0],
  actor: Actor,
  wish: ModelChoiceWish,
): Promise<Model | null> {
  const usesOwnKey = wish.key ?? actor.plan.family === 'byok'
  const common: ModelWish = {
    purpose: wish.purpose,
    ownerId: actor.ownerId,
    feature: wish.feature,
    model: wish.model ?? undefined,
  }
  if (usesOwnKey) return deps.ai.choose({ ...common, ownKey: await ownKeyOf(deps, actor.userId) })
  if (deps.ai.providers.length === 0) return null
  return deps.ai.choose({ ...common, preferred: (await defaultModelOf(deps, actor, wish.purpose)) ?? undefined })
}
