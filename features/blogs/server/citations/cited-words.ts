import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { citedSpans } from '../../document/settle.ts'
import { readDocument } from '../live/live-documents.ts'
import { type CitationRow, listCitations } from '../store/citation-store.ts'

/** Words of a blog that cite something, with what their citation says. */
export interface CitedWords {
  words: string
  /** Null for an id that nobody knows anymore. */
  citation: CitationRow | null
}

/** Everything that a blog cites now, in order; none for a blog that is not the owner's. */
export async function citedWords(deps: Deps, actor: Owner, blogId: string): Promise<CitedWords[]> {
  const document = await readDocument(deps, actor, blogId)
  if (!document) return []
  const known = new Map((await listCitations(deps.db, actor.ownerId, blogId)).map((row) => [row.id, row]))
  return citedSpans(document).map(({ id, text }) => ({ words: text, citation: known.get(id) ?? null }))
}
