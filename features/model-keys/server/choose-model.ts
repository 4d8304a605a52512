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

/** Begins the choice of a model of the person's own key. */
const OWN_KEY = 'own-key/'

/**
 * The model that writes for somebody: the one that they chose for this purpose, their own key's where they ask for it,
 * their plan is made for it or they stored one (unless they switched that off), else what flag and plan prefer among the
 * server's, else null for the built-in writer. Refuses 404 `own-key-missing` without the key that is to be used, and 422
 * for a model that nobody knows.
 */
export async function chooseModel(
  deps: Pick<Deps, 'db' | 'secrets' | 'ai'> & Parameters<typeof defaultModelOf>[0],
  actor: Actor,
  wish: ModelChoiceWish,
): Promise<Model | null> {
  const preferences = preferencesOf(await profileOf(deps.db, actor.userId))
  const chosen = chosenFor(deps, actor, preferences[CHOSEN_BY[wish.purpose]])
  const ownKey = await keyFor(deps, actor, { asked: wish.key, chosen, isUsual: preferences.use_model_key })
  const common: ModelWish = { purpose: wish.purpose, ownerId: actor.ownerId, feature: wish.feature }
  if (ownKey) return deps.ai.choose({ ...common, ownKey, model: wish.model ?? chosen?.ownModel })
  if (deps.ai.providers.length === 0) return null
  const preferred = chosen?.serverModel ?? (await defaultModelOf(deps, actor, wish.purpose)) ?? undefined
  return deps.ai.choose({ ...common, model: wish.model ?? undefined, preferred })
}

/** Which choice of a person holds for a purpose. */
const CHOSEN_BY = {
  'workflow-1': 'research_model',
  'workflow-2': 'writing_model',
  special: 'writing_model',
  factgpt: 'checking_model',
} as const satisfies Record<Purpose, string>

interface Chosen {
  ownModel?: string
  serverModel?: string
}

/** What a person chose, if it is there now; a plan for own keys is not for the server's models. */
function chosenFor({ ai }: Pick<Deps, 'ai'>, { plan }: Actor, id: string | null): Chosen | null {
  if (!id) return null
  if (id.startsWith(OWN_KEY)) return { ownModel: id.slice(OWN_KEY.length) }
  return plan.family !== 'byok' && ai.models.some((model) => model.id === id) ? { serverModel: id } : null
}

/** The person's own key where it is to be used; null where the server's models are. */
async function keyFor(
  deps: Pick<Deps, 'db' | 'secrets'>,
  { userId, plan }: Actor,
  { asked, chosen, isUsual }: { asked: boolean | null | undefined; chosen: Chosen | null; isUsual: boolean },
): Promise<OwnKey | null> {
  if (asked === false) return null
  if (asked || plan.family === 'byok') return ownKeyOf(deps, userId)
  if (chosen?.serverModel || !(isUsual || chosen?.ownModel)) return null
  return (await keyIfAny(deps, userId)) ? ownKeyOf(deps, userId) : null
}
