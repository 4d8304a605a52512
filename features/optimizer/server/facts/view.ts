import type { Deps } from '../../../../platform/server/deps.ts'
import type { ClaimShape, FactCheckShape } from '../../contract/facts.ts'
import { placeClaims } from '../../facts/place-claims.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import type { CheckRow, ClaimRow } from './store.ts'

/** A check as the wire shows it. */
export function checkView({ config }: Pick<Deps, 'config'>, row: CheckRow): FactCheckShape {
  const path = `/share-check/${row.shareToken}`
  return {
    id: row.id,
    blog_id: row.blogId,
    title: row.title,
    language: row.language,
    country: row.country,
    sources: row.sources,
    task_id: row.taskId,
    engine: row.engine,
    notes: row.notes,
    created_at: row.createdAt.toISOString(),
    checked_at: row.checkedAt?.toISOString() ?? null,
    share_url: row.shareToken === null ? null : config.PUBLIC_URL ? new URL(path, config.PUBLIC_URL).href : path,
  }
}

/** Claims as the wire shows them, each with how it stands to the sentences of the text as it is now. */
export function claimViews(rows: readonly ClaimRow[], sentences: readonly ReadSentence[]): ClaimShape[] {
  const placed = placeClaims(rows, sentences)
  const order = new Map(sentences.map((sentence, at) => [sentence, at]))
  const placeOf = (row: ClaimRow) => {
    const found = placed.get(row.id)
    return found ? (order.get(found.sentence) ?? 0) : Number.MAX_SAFE_INTEGER
  }
  return rows
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.position - b.position)
    .map((row) => claimView(row, placed.get(row.id)?.state ?? 'gone'))
}

/** One claim as the wire shows it. */
export function claimView(row: ClaimRow, state: ClaimShape['state']): ClaimShape {
  return {
    id: row.id,
    text: row.text,
    anchor: row.anchor,
    kind: row.kind,
    state,
    has_figures: row.hasFigures,
    verdict: row.verdict,
    confidence: row.confidence,
    evidence: row.evidence,
    faults: row.faults,
    reason: row.reason,
    correction: row.correction,
    engine: row.engine,
    checked_at: row.checkedAt?.toISOString() ?? null,
    accepted: row.accepted,
  }
}
