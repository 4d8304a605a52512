import { type Passage, rank } from '../../../engines/retrieval/index.ts'
import type { Notice } from '../../../platform/contract/evidence.ts'
import { Refusal } from '../../../platform/contract/failures.ts'
import { passagesOf, readUrlNow, searchPassages, sourceIdsOf, sourcesOf } from '../../assets/server/index.ts'
import type { GivenPassage, WritingInput } from '../contract.ts'
import { selectedFiles } from './selection.ts'
import type { WritingRun } from './writing-run.ts'

/** What a text is written from beside the person's own words, and what could not be had. */
interface Sources {
  passages: GivenPassage[]
  notices: Notice[]
  /** Those that the person chose one by one and that could be read. A site has many pages, and a search chooses for itself. */
  chosen?: ChosenSource[]
}

/** A source that a person chose. */
export interface ChosenSource {
  id: string
  title: string
}

/** What is looked for in the sources, and how far. */
export interface SourcesWish {
  /** What the text is about. */
  query: string
  /** Look through everything the person has where nothing is selected. */
  searchesAll: boolean
}

/** Passages of a search, and those that the built-in writer chooses among. */
const MOST_PASSAGES = 40
/** Pages of a search that are opened. Only what was opened is cited. */
const PAGES_OF_SEARCH = 4

/**
 * The passages that a call is to be written from, by its mode: files and sites of the person, pages opened now, or
 * pages that a search brings. What can't be read is reported in a notice; a selection of which nothing can be read is
 * refused with the first reason. A foreign or unknown source is a 404.
 */
export async function gatherSources(run: WritingRun, input: WritingInput, wish: SourcesWish): Promise<Sources> {
  const found = await byMode(run, input, wish)
  const isWanted = input.mode !== 'instruct' || selectedFiles(input).length > 0
  if (isWanted && found.passages.length === 0 && found.notices.length === 0) found.notices.push(NOTHING_FOUND)
  return found
}

function byMode(run: WritingRun, input: WritingInput, wish: SourcesWish): Promise<Sources> {
  switch (input.mode) {
    case 'url':
      return fromPages(run, input, wish, input.urls)
    case 'serp':
      return fromSearch(run, input, wish)
    case 'domain':
      return fromStored(run, wish, 'domain', input.domains)
    case 'file':
    case 'instruct':
      return selectedFiles(input).length > 0 ? fromStored(run, wish, 'file', selectedFiles(input)) : fromAll(run, wish)
  }
}

async function fromAll(run: WritingRun, { query, searchesAll }: SourcesWish): Promise<Sources> {
  if (!searchesAll) return { passages: [], notices: [] }
  const passages = await searchPassages(run.deps, { ownerId: run.actor.ownerId }, query, { limit: MOST_PASSAGES })
  return { passages: passages.map(stored), notices: [] }
}

async function fromStored(
  run: WritingRun,
  { query }: SourcesWish,
  kind: 'file' | 'domain',
  names: readonly string[],
): Promise<Sources> {
  const { deps, actor } = run
  const assetIds = await sourceIdsOf(deps, actor, kind, names)
  const all = await sourcesOf(deps, actor, assetIds)
  const unread = all.filter(({ state }) => state !== 'ready')
  const ready = all.filter(({ state }) => state === 'ready').map(({ id, title }) => ({ id, title }))
  const chosen = kind === 'file' ? ready : []
  const notices = unread.map(({ title, state }) => ({
    code: 'source-not-read' as const,
    message: `“${title}” hasn’t been processed (${state}).`,
  }))
  // a model reads sources whole while they fit
  if (run.model) return { passages: (await passagesOf(deps, actor, assetIds)).map(stored), notices, chosen }
  const hits = await searchPassages(deps, actor, query, { assetIds, limit: MOST_PASSAGES })
  const passages = hits.length > 0 ? hits : (await passagesOf(deps, actor, assetIds)).slice(0, MOST_PASSAGES)
  return { passages: passages.map(stored), notices, chosen }
}

async function fromSearch(run: WritingRun, input: WritingInput, wish: SourcesWish): Promise<Sources> {
  const answer = await run.deps.search.search({
    query: wish.query.slice(0, 300),
    language: input.language,
    limit: PAGES_OF_SEARCH * 2,
    signal: run.signal,
  })
  if (!answer) return { passages: [], notices: [SEARCH_MISSING] }
  const addresses = answer.results.map(({ url }) => url).slice(0, PAGES_OF_SEARCH)
  if (addresses.length === 0) return { passages: [], notices: [NO_RESULTS] }
  const found = await fromPages(run, input, wish, addresses).catch((error: unknown) => {
    // Pages that a search brought are nobody's choice: when none of them opens, the text is written without.
    if (error instanceof Refusal) return { passages: [], notices: [NO_RESULTS] }
    throw error
  })
  return { passages: found.passages, notices: found.passages.length > 0 ? [] : [NO_RESULTS] }
}

async function fromPages(
  run: WritingRun,
  input: WritingInput,
  { query }: SourcesWish,
  addresses: readonly string[],
): Promise<Sources> {
  const { deps, actor, signal } = run
  const opened = await Promise.allSettled(
    addresses.map((address) => readUrlNow(deps, actor, address, { origin: 'search', signal })),
  )
  const failed = opened.flatMap((result, index) =>
    result.status === 'rejected' ? [{ reason: result.reason, address: addresses[index] ?? '' }] : [],
  )
  const bug = failed.find(({ reason }) => !(reason instanceof Refusal))
  if (bug) throw bug.reason
  if (failed.length === addresses.length && failed[0]) throw failed[0].reason
  const passages = opened.flatMap((result) => (result.status === 'fulfilled' ? result.value.passages : []))
  return {
    passages: (run.model ? passages : mostFitting(query, passages, input)).map(stored),
    chosen: [...new Map(passages.map(({ sourceId: id, title }) => [id, { id, title }])).values()],
    notices: failed.map(({ reason, address }) => ({
      code: 'source-not-read' as const,
      message: `${address}: ${reason.message}`,
    })),
  }
}

/** The passages that fit best; those that open the sources where none shares a word with the query. */
function mostFitting(query: string, passages: readonly Passage[], { language }: WritingInput): Passage[] {
  const ranked = rank(query, passages, { language, limit: MOST_PASSAGES, diversity: 0.3 }).map(({ passage }) => passage)
  return ranked.length > 0 ? ranked : passages.slice(0, MOST_PASSAGES)
}

/** A stored passage's source id is the asset's. */
function stored(passage: Passage): GivenPassage {
  return { ...passage, assetId: passage.sourceId }
}

const NOTHING_FOUND: Notice = {
  code: 'nothing-found',
  message: 'Your sources don’t cover this, so it was written without them.',
}
const SEARCH_MISSING: Notice = {
  code: 'search-not-configured',
  message: 'This server has no search provider, so the web wasn’t searched.',
}
const NO_RESULTS: Notice = {
  code: 'search-found-nothing',
  message: 'The search found no readable pages.',
}
