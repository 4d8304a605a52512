import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { requireKnown } from '../../../assets/server/index.ts'
import type { NewCitationShape } from '../../contract/citations.ts'
import { type CitationRow, findCitation, listCitations, putCitations, removeCitation } from '../store/citation-store.ts'
import { citationRows } from './citation-rows.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
/** A blog, and whose it is. */
interface OwnedBlog extends Owner {
  id: string
}

/** What a blog cites. */
export function citationsOf({ db }: Pick<Deps, 'db'>, { id, ownerId }: OwnedBlog): Promise<CitationRow[]> {
  return listCitations(db, ownerId, id)
}

/** Adds citations to a blog. 404 for a source or passage that is not the owner's. */
export async function addCitations(
  deps: Needs,
  blog: OwnedBlog,
  citations: NewCitationShape[],
): Promise<CitationRow[]> {
  await requireSources(deps, blog, citations)
  return putCitations(deps.db, citationRows(blog, citations, deps.clock.now()))
}

/** Puts another citation in the place of one. 404 where there is none, or for a source that is not the owner's. */
export async function replaceCitation(
  deps: Needs,
  blog: OwnedBlog,
  citation: NewCitationShape & { id: string },
): Promise<CitationRow> {
  if (!(await findCitation(deps.db, blog.ownerId, blog.id, citation.id))) refuse('not-found')
  const [row] = await addCitations(deps, blog, [citation])
  return row ?? refuse('not-found')
}

/** Takes a citation away. 404 where there is none. */
export async function dropCitation({ db }: Pick<Deps, 'db'>, blog: OwnedBlog, citationId: string): Promise<void> {
  if (!(await removeCitation(db, blog.ownerId, blog.id, citationId))) refuse('not-found')
}

function requireSources(
  deps: Pick<Deps, 'db'>,
  owner: Owner,
  citations: Pick<NewCitationShape, 'asset_id' | 'passage_id'>[],
): Promise<void> {
  return requireKnown(deps, owner, {
    assetIds: citations.flatMap(({ asset_id }) => asset_id ?? []),
    passageIds: citations.flatMap(({ passage_id }) => passage_id ?? []),
  })
}
