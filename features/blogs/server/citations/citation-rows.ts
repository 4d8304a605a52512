import { newId } from '../../../../platform/server/ids.ts'
import type { CitationShape, NewCitationShape } from '../../contract.ts'
import { storable } from '../storable.ts'
import type { CitationRow } from '../store/citation-store.ts'

/** Citations as they are stored for a blog; those without an id get one. */
export function citationRows(
  { id: blogId, ownerId }: { id: string; ownerId: string },
  citations: NewCitationShape[],
  now: Date,
): CitationRow[] {
  const rows = citations.map((citation) => ({
    blogId,
    ownerId,
    id: citation.id ?? newId(),
    passageId: citation.passage_id ?? null,
    assetId: citation.asset_id ?? null,
    quote: storable(citation.quote),
    title: storable(citation.title),
    url: citation.url ?? null,
    place: citation.place ? storable(citation.place) : null,
    fetchedAt: citation.fetched_at ? new Date(citation.fetched_at) : null,
    createdAt: now,
    matchedBy: citation.matched_by ?? null,
  }))
  // one statement may not write a row twice; the last word holds
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** A citation as the wire shows it. */
export function citationView(row: CitationRow): CitationShape {
  return {
    id: row.id,
    passage_id: row.passageId,
    asset_id: row.assetId,
    quote: row.quote,
    title: row.title,
    url: row.url,
    place: row.place,
    fetched_at: row.fetchedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    matched_by: row.matchedBy,
  }
}
