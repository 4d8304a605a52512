import { type Change, type Strength, withChanges } from '../../../../engines/humanize/index.ts'
import type { Engine } from '../../../../platform/contract/evidence.ts'
import { BUILTIN, type Model } from '../../../../platform/server/ai/types.ts'
import { type Refused, rewordByModel } from './reword-by-model.ts'
import { scoreOf } from './reword-by-rules.ts'
import type { RewordWish } from './reword-wish.ts'
import { rewriteAside } from './rewrite-aside.ts'

/** The text reworded sentence by sentence. */
export interface Reworded {
  changes: Change[]
  /** What a model's answer was refused for: these sentences stay as they were. */
  refused: Refused[]
  /** Null where tone is not measured in the language. */
  score: { before: number; after: number } | null
  /** The least strength that does the same. */
  enough: Strength
  engine: Engine
}

/**
 * Rewrites sentences. A model does it where there is one, and each of its sentences that is worse than before stays as it was and is said; the
 * rules do it where there is none, where it fails, and where nothing of it can be taken. Either way what is rewritten keeps the
 * voice. Null where there are no rules for the language.
 */
export async function reword(wish: RewordWish, model: Model | null, signal?: AbortSignal): Promise<Reworded | null> {
  const ruled = await rewriteAside(wish, signal)
  if (!ruled) return null
  const byRule = { changes: [...ruled.changes], refused: [], score: ruled.tone, enough: ruled.enough, engine: BUILTIN }
  if (!model) return byRule
  try {
    const { changes: sentences, refused, engine } = await rewordByModel(wish, model, signal)
    if (sentences.length === 0) return { ...byRule, refused }
    // a model is asked for sentences alone
    const headings = ruled.changes.filter(({ rules }) => rules.includes('plain-heading'))
    const changes = [...headings, ...sentences].sort((a, b) => a.start - b.start)
    const enough = wish.strength
    if (!ruled.tone) return { changes, refused, score: null, enough, engine }
    const { before } = ruled.tone
    const after = scoreOf(withChanges(wish.text, changes), wish.language)
    // A rewrite that sounds more like a machine than before is none.
    return after <= before ? { changes, refused, score: { before, after }, enough, engine } : byRule
  } catch (error) {
    if (signal?.aborted || model.ownKey) throw error
    return byRule
  }
}
