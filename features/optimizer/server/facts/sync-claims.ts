import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { CheckContext } from './context.ts'
import { type FoundStatement, statementsIn } from './statements.ts'
import { type CheckRow, type ClaimRow, claimsOf, insertClaims, removeClaims } from './store.ts'

/**
 * Brings the stored claims to the text as it is now: those whose words still stand there are kept with what is known of
 * them, wherever they moved; new ones are put down; the others go. Returns them in the order of the text.
 */
export async function syncClaims(
  deps: Pick<Deps, 'db' | 'transaction'>,
  check: CheckRow,
  { text }: Pick<CheckContext, 'text'>,
): Promise<ClaimRow[]> {
  const statements = await statementsIn(text.sentences, check.language)
  return deps.transaction(async () => {
    const known = await claimsOf(deps.db, check.id)
    const byAnchor = new Map(known.map((row) => [row.anchor, row]))
    const rows = statements.map((one, at) => ({
      row: byAnchor.get(one.sentence.anchor),
      made: newClaim(check, one, at),
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

function newClaim(
  { id, ownerId }: CheckRow,
  { sentence, kind, hasFigures }: FoundStatement,
  position: number,
): ClaimRow {
  return {
    id: newId(),
    checkId: id,
    ownerId,
    position,
    text: sentence.text,
    anchor: sentence.anchor,
    kind,
    hasFigures,
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
