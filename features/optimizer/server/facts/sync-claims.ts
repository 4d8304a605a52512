import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import type { CheckContext } from './context.ts'
import { statementsIn } from './statements.ts'
import { type CheckRow, type ClaimRow, claimsOf, insertClaims, removeClaims } from './store.ts'

/**
 * Brings the stored claims to the text as it is now: those whose words still be there are kept with what is known of
 * them, wherever they moved; new ones are put down; the others go. Returns them in the order of the text.
 */
export async function syncClaims(
  deps: Pick<Deps, 'db' | 'transaction'>,
  check: CheckRow,
  { text }: Pick<CheckContext, 'text'>,
): Promise<ClaimRow[]> {
  const statements = await statementsIn(text.sentences, check.language)
  return deps.transaction(async () => {
    const known = (await claimsOf(deps.db, check.id)).filter(({ kind }) => kind !== 'quoted')
    const byAnchor = new Map(known.map((row) => [row.anchor, row]))
    const rows = statements.map((one, at) => ({
      row: byAnchor.get(one.sentence.anchor),
      made: { ...newClaim(check, one.sentence, at), kind: one.kind, hasFigures: one.hasFigures },
    }))
    await insertClaims(
      deps.db,
      rows.flatMap(({ row, made }) => (row ? [] : [made])),
    )
    const kept = new Set(rows.flatMap(({ row }) => row?.id ?? []))
    await removeClaims(
      deps.db,
      known.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
    )
    return rows.map(({ row, made }) => row ?? made)
  })
}

/** A sentence of a check of which nothing is known yet. */
export function newClaim({ id, ownerId }: CheckRow, sentence: ReadSentence, position: number): ClaimRow {
  return {
    id: newId(),
    checkId: id,
    ownerId,
    position,
    text: sentence.text,
    anchor: sentence.anchor,
    kind: 'claim',
    hasFigures: false,
    verdict: null,
    confidence: null,
    evidence: [],
    faults: [],
    reason: null,
    correction: null,
    engine: 'builtin',
    checkedAt: null,
    checkedIn: null,
    accepted: null,
  }
}
