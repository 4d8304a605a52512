import { contentLanguageOf } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import { type Actor, personById } from '../../../accounts/server/index.ts'
import { anchorOf } from '../../facts/read-sentences.ts'
import { candidateOf, settled, weigh } from './check-claim.ts'
import { currentCheck, notifyPages } from './current.ts'
import { rememberVerdict } from './refutations.ts'
import { type ClaimRow, changeClaim, claimsOf, findClaim, insertClaims } from './store.ts'
import { withWordsToCompare } from './words-to-compare.ts'

interface Named {
  id: string
  claim_id: string
}

/** Somebody answers for a claim in spite of its verdict, or takes that back. */
export async function acceptClaim(
  deps: Deps,
  actor: Actor,
  { id, claim_id, reason }: Named & { reason: string | null },
): Promise<ClaimRow> {
  const check = await currentCheck(deps, actor, id)
  const row = (await findClaim(deps.db, check.id, claim_id)) ?? refuse('not-found')
  const person = await personById(deps.db, actor.userId)
  const at = deps.clock.now().toISOString()
  const accepted = reason === null ? null : { by: actor.userId, by_name: person?.name ?? null, reason, at }
  await changeClaim(deps.db, row.id, { accepted })
  await rememberVerdict(deps, { ...row, accepted })
  await notifyPages(deps, check)
  return { ...row, accepted }
}

/**
 * Judges a sentence that a person reworded on the evidence that was found for the one before, without looking for more.
 * The claim before stays, so that it holds again when the words come back.
 */
export async function rewordClaim(
  deps: Deps,
  actor: Actor,
  { id, claim_id, text }: Named & { text: string },
): Promise<ClaimRow> {
  const check = await currentCheck(deps, actor, id)
  const row = (await findClaim(deps.db, check.id, claim_id)) ?? refuse('not-found')
  const anchor = anchorOf(text)
  const known = (await claimsOf(deps.db, check.id)).find((one) => one.anchor === anchor)
  if (known?.verdict) return known
  const context = { deps, check, language: contentLanguageOf(check.language) }
  const candidates = row.evidence.map(candidateOf)
  const weighed = withWordsToCompare(weigh(context, text, candidates), text, context.language)
  const made: ClaimRow = {
    ...row,
    ...(await settled(context, text, { ...weighed, reason: null, engine: 'builtin' })),
    id: known?.id ?? newId(),
    text,
    anchor,
    kind: row.kind === 'quoted' ? 'quoted' : 'claim',
    checkedAt: deps.clock.now(),
    // no run checked it, so none counts it
    checkedIn: null,
    accepted: null,
  }
  if (known) await changeClaim(deps.db, known.id, made)
  else await insertClaims(deps.db, [made])
  await rememberVerdict(deps, made)
  await notifyPages(deps, check)
  return made
}
