import type { Model, ModelWish, OwnKey, Purpose } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { type Actor, preferencesOf, profileOf } from '../../accounts/server/index.ts'
import { defaultModelOf } from '../../flags/server/index.ts'
import { keyIfAny, ownKeyOf } from './own-key.ts'

/** What a person asks for when something is to be written. */
export interface ModelChoiceWish {
  purpose: Purpose
  /** Product part that asks, for the record: `generate-synopsis`, `draft-section`. */
  feature: string
  /** True: their own key; false: not their own key; absent: as plan and preference say. */
  key?: boolean | null
  model?: string | null
}

/**
 * The model that writes for somebody: their own key's where they ask for it, their plan is made for it or they stored one
 * (unless they switched that off), else what flag and plan prefer among the server's, else null for the built-in writer. Refuses 404 `own-key-missing` without the
 * key that is to be used, and 422 for a model that nobody knows.
 */
export async function chooseModel(
  deps: Pick<Deps, 'db' | 'secrets' | 'ai'> & Parameters<typeof defaultModelOf>[0],
  actor: Actor,
  wish: ModelChoiceWish,
): Promise<Model | null> {
  const ownKey = await keyFor(deps, actor, wish.key)
  const common: ModelWish = {
    purpose: wish.purpose,
    ownerId: actor.ownerId,
    feature: wish.feature,
    model: wish.model ?? undefined,
  }
  if (ownKey) return deps.ai.choose({ ...common, ownKey })
  if (deps.ai.providers.length === 0) return null
  return deps.ai.choose({ ...common, preferred: (await defaultModelOf(deps, actor, wish.purpose)) ?? undefined })
}

/** The person's own key where it is to be used; null where the server's models are. */
async function keyFor(
  deps: Pick<Deps, 'db' | 'secrets'>,
  { userId, plan }: Actor,
  wanted: boolean | null | undefined,
): Promise<OwnKey | null> {
  if (wanted === false) return null
  if (wanted || plan.family === 'byok') return ownKeyOf(deps, userId)
  if (!(await keyIfAny(deps, userId))) return null
  const { use_model_key } = preferencesOf(await profileOf(deps.db, userId))
  return use_model_key ? ownKeyOf(deps, userId) : null
}
