import type { Model, Purpose } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { type Charge, type HoldWish, type PaidWork, withCredits } from '../../billing/server/index.ts'
import { chooseModel } from '../../model-keys/server/index.ts'

/** A model that is still to be chosen. */
interface ModelToChoose {
  purpose: Purpose
  /** True: the person's own key; false: not their own key; absent: as plan and preference say. */
  useOwnKey?: boolean | null
  /** A model's name, or a provider's. */
  name?: string | null
}

/** What is to be paid for, and which model does it. */
export interface PaidWish extends Pick<HoldWish, 'cost' | 'feature' | 'key' | 'isNew' | 'facts'> {
  /** `chosen`: what a longer piece of work has chosen for all its parts; null for the built-in writer. */
  model: ModelToChoose | { chosen: Model | null }
}

/**
 * Does paid work for somebody: chooses the model, reserves the credits, works, and settles by what came. What fails costs
 * nothing. Refuses as `chooseModel` does, and 429 or 420 where the credits or fair use do not allow it.
 */
export async function runPaid<T>(
  { deps, actor }: { deps: Deps; actor: Actor },
  { model: wanted, ...wish }: PaidWish,
  work: (model: Model | null) => Promise<PaidWork<T>>,
): Promise<{ value: T; charge: Charge }> {
  const model =
    'chosen' in wanted
      ? wanted.chosen
      : await chooseModel(deps, actor, {
          purpose: wanted.purpose,
          feature: wish.feature,
          key: wanted.useOwnKey,
          model: wanted.name,
        })
  return withCredits(deps, actor, { ...wish, ownKey: model?.ownKey ?? false }, () => work(model))
}
