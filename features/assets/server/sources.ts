import { type Passage, rank } from '../../../engines/retrieval/index.ts'
import { type ContentLanguage, defaultLanguage } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Rights } from '../../../platform/contract/rights.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { AssetShape } from '../contract.ts'
import { assetViews } from './asset-view.ts'
import { searchQueryOf } from './search-words.ts'
import { assetsOf } from './store/asset-store.ts'
import { languagesOf } from './store/list-store.ts'
import { pageIdsOf } from './store/page-store.ts'
import {
  knownPassages,
  matchingPassages,
  type PassageOfSource,
  passagesById,
  passagesInOrder,
} from './store/passage-store.ts'

type Needs = Pick<Deps, 'db'>

/** More than a work of several hundred pages has; whoever needs all of a larger one reads on from there. */
export const MAX_PASSAGES = 4_000
/** Candidates that the index proposes for each that is wanted, for the ranking to choose from. */
const CANDIDATES = 200

/** Sources of the owner's with their states, in the order of the ids. 404 when one is somebody else's, deleted or none. */
export async function sourcesOf({ db }: Needs, { ownerId }: Owner, assetIds: readonly string[]): Promise<AssetShape[]> {
  const rows = await assetsOf(db, ownerId, assetIds)
  if (rows.length < new Set(assetIds).size || rows.some(({ deletedAt }) => deletedAt)) refuse('not-found')
  return assetViews(db, ownerId, rows)
}

/** Those of the owner's sources that are there, in the order of the ids; deleted, foreign and unknown ones are left out. */
export async function presentSources(
  { db }: Needs,
  { ownerId }: Owner,
  assetIds: readonly string[],
): Promise<AssetShape[]> {
  const rows = await assetsOf(db, ownerId, assetIds)
  return assetViews(
    db,
    ownerId,
    rows.filter(({ deletedAt }) => !deletedAt),
  )
}

/** License and attribution of the owner's sources, by their ids; deleted ones are still cited and still have theirs. */
export async function rightsOfSources(
  { db }: Needs,
  { ownerId }: Owner,
  assetIds: readonly string[],
): Promise<Map<string, Rights>> {
  const rows = await assetsOf(db, ownerId, [...new Set(assetIds)])
  return new Map(rows.flatMap(({ id, rights }) => (rights ? [[id, rights] as const] : [])))
}

/** 404 unless these all are sources and passages of the owner's; deleted sources and earlier readings are. */
export async function requireKnown(
  { db }: Needs,
  { ownerId }: Owner,
  { assetIds, passageIds }: { assetIds: readonly string[]; passageIds: readonly string[] },
): Promise<void> {
  if ((await assetsOf(db, ownerId, assetIds)).length < new Set(assetIds).size) refuse('not-found')
  if ((await knownPassages(db, ownerId, passageIds)).length < new Set(passageIds).size) refuse('not-found')
}

/**
 * The passages of sources in order, headings left out; a site gives those of its pages. At most 4,000, from `offset` on.
 * Sources that are not read yet have none. 404 when one of the ids is somebody else's, deleted or none.
 */
export async function passagesOf(
  deps: Needs,
  actor: Owner,
  assetIds: readonly string[],
  { offset = 0 }: { offset?: number } = {},
): Promise<Passage[]> {
  const ids = await withPages(deps, actor, assetIds)
  const found = await passagesInOrder(deps.db, actor.ownerId, ids, { offset, limit: MAX_PASSAGES, headings: false })
  return found.map(enginePassage)
}

/**
 * Passages that answer a question or hold its words, best first: those with all of them, then those that rank best.
 * `assetIds` narrows to these sources (a site stands for its pages). Quoted phrases and `-word` are understood.
 */
export async function searchPassages(
  deps: Needs,
  actor: Owner,
  query: string,
  { assetIds, limit = 20 }: { assetIds?: readonly string[]; limit?: number } = {},
): Promise<Passage[]> {
  return (await searchSources(deps, actor, query, { assetIds, limit })).map(enginePassage)
}

/** As `searchPassages`, with what is stored of each. */
export async function searchSources(
  deps: Needs,
  actor: Owner,
  query: string,
  { assetIds, limit }: { assetIds?: readonly string[] | undefined; limit: number },
): Promise<PassageOfSource[]> {
  const languages = await languagesOf(deps.db, actor.ownerId)
  const ids = assetIds ? await withPages(deps, actor, assetIds) : null
  const find = async (strict: boolean, count: number) => {
    const wanted = searchQueryOf(actor.ownerId, query, { languages, strict })
    return wanted ? matchingPassages(deps.db, actor.ownerId, wanted, { assetIds: ids, limit: count }) : []
  }
  const exact = await find(true, limit)
  if (exact.length >= limit) return exact
  const known = new Set(exact.map(({ passage }) => passage.id))
  const loose = (await find(false, CANDIDATES)).filter(({ passage }) => !known.has(passage.id))
  return [...exact, ...rankedBy(query, loose)].slice(0, limit)
}

/** Ids of the sources that say most about a topic, best first; a page of a site stands for its site. */
export async function sourcesAbout(deps: Needs, actor: Owner, topic: string): Promise<string[]> {
  const found = await searchSources(deps, actor, topic, { limit: CANDIDATES })
  return [...new Set(found.map(({ source }) => source.parentId ?? source.id))]
}

/** The same candidates, ranked each by the rules of its own language, best first. */
function rankedBy(query: string, candidates: PassageOfSource[]): PassageOfSource[] {
  const byLanguage = Map.groupBy(candidates, ({ source }) => source.language ?? defaultLanguage)
  const byId = new Map(candidates.map((candidate) => [candidate.passage.id, candidate]))
  const ranked = [...byLanguage].flatMap(([language, found]) =>
    rank(query, found.map(enginePassage), { language: language as ContentLanguage, limit: CANDIDATES }),
  )
  const best = ranked.sort((a, b) => b.score - a.score).flatMap(({ passage }) => byId.get(passage.id) ?? [])
  // words that say nothing do not rank; the index found them all the same
  return [...new Set([...best, ...candidates])]
}

/** A passage with its source, whatever became of that; null when the owner has none of that id. */
export async function passage(
  { db }: Needs,
  { ownerId }: Owner,
  id: string,
): Promise<{ passage: Passage; assetId: string; isCurrent: boolean; isDeleted: boolean; fetchedAt: Date } | null> {
  const [found] = await passagesById(db, ownerId, [id])
  if (!found) return null
  return {
    passage: enginePassage(found),
    assetId: found.source.id,
    isCurrent: found.passage.generation === found.source.generation && !found.source.deletedAt,
    isDeleted: found.source.deletedAt !== null,
    fetchedAt: found.passage.fetchedAt,
  }
}

/** Passages by id in the order of the ids; unknown ones are left out. */
export async function passagesByIds({ db }: Needs, { ownerId }: Owner, ids: readonly string[]): Promise<Passage[]> {
  const found = new Map((await passagesById(db, ownerId, ids)).map((one) => [one.passage.id, enginePassage(one)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Checks that the sources are the owner's and puts the pages of sites in their place. */
async function withPages(deps: Needs, { ownerId }: Owner, assetIds: readonly string[]): Promise<string[]> {
  const rows = await assetsOf(deps.db, ownerId, assetIds)
  if (rows.length < new Set(assetIds).size || rows.some(({ deletedAt }) => deletedAt)) refuse('not-found')
  const sites = rows.filter(({ kind }) => kind === 'domain').map(({ id }) => id)
  const pages = await pageIdsOf(deps.db, ownerId, sites)
  return [...rows.filter(({ kind }) => kind !== 'domain').map(({ id }) => id), ...pages]
}

/** A stored passage as the engines take it; `sourceId` is the asset's id. */
export function enginePassage({ passage: row, source }: PassageOfSource): Passage {
  return {
    id: row.id,
    sourceId: source.id,
    title: source.title,
    text: row.text,
    start: row.start,
    end: row.end,
    kind: row.kind,
    ...(source.url ? { url: source.url } : {}),
    ...(source.siteName ? { publisher: source.siteName } : {}),
    ...(source.own ? { own: true } : {}),
    ...(source.publishedAt ? { date: source.publishedAt } : {}),
    ...(row.page === null ? {} : { page: row.page }),
    ...(row.heading === null ? {} : { heading: row.heading }),
  }
}
