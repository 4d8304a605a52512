import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { disputedVerdicts } from '../../facts/fixed-values.ts'
import { sentenceKey } from './refutations.ts'
import { type CheckRow, claimsOf } from './store.ts'

/** What checks need of areas that know checks, handed in so that neither imports the other in a circle. */
export interface OptimizerNeighbours {
  /** Derived texts that still say refuted sentences, by the sentences’ keys; see `sentenceKey`. */
  usesOfSentences(
    deps: Deps,
    actor: Owner,
    keys: readonly string[],
  ): Promise<Map<string, { id: string; title: string }[]>>
}

/** Where the disputed claims of a check were used and still stand, those that do. */
export async function usesOf(deps: Deps, check: CheckRow, { usesOfSentences }: OptimizerNeighbours) {
  const disputed = (await claimsOf(deps.db, check.id)).filter(
    ({ verdict }) => verdict && disputedVerdicts.includes(verdict),
  )
  const keyed = disputed.map(({ id, text }) => ({ id, key: sentenceKey(text) }))
  const uses = await usesOfSentences(deps, check, [...new Set(keyed.map(({ key }) => key))])
  return keyed.flatMap(({ id, key }) => {
    const derivatives = uses.get(key) ?? []
    return derivatives.length > 0 ? [{ claim_id: id, derivatives }] : []
  })
}
