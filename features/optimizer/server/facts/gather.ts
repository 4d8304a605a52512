import { type Passage, rank, rankSentenceList, termsOf } from '../../../../engines/retrieval/index.ts'
import { findQuote, numbers, type Span, sentences, textOf, words } from '../../../../engines/text/index.ts'
import { Refusal } from '../../../../platform/contract/failures.ts'
import { passage as passageById, presentSources, searchPassages } from '../../../assets/server/index.ts'
import type { EvidenceOrigin } from '../../facts/fixed-values.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import { citedIn } from './citations.ts'
import type { Candidate, CheckContext } from './context.ts'
import { isExcluded, readPage } from './read-pages.ts'

/** Passages of one kind of source that are looked at for a claim. */
const MOST_PASSAGES = 10
/** Sentences of one passage that are judged. */
const SENTENCES_EACH = 4
/** Pages of a search that are read for a claim. */
const MOST_PAGES = 4
const LONGEST_QUERY = 300

/**
 * Available sentences that may speak for or against a claim: first the text itself, then what the sentence cites and links
 * to, then the writer's own sources and those that were named.
 */
export async function evidenceAtHand(context: CheckContext, claim: ReadSentence): Promise<Candidate[]> {
  const { check, deps, givenIds, contradicting } = context
  const own = (contradicting.get(claim.anchor) ?? []).map(
    (sentence): Candidate => ({ sentence, passage: null, origin: 'document' }),
  )
  const query = queryOf(claim.text)
  const search = (assetIds?: readonly string[]) =>
    query ? searchPassages(deps, check, query, { assetIds, limit: MOST_PASSAGES }) : Promise.resolve([])
  return [
    ...own,
    ...candidatesOf(context, claim, await citedPassages(context, claim), 'citation'),
    ...candidatesOf(context, claim, await linkedPassages(context, claim), 'citation'),
    ...candidatesOf(context, claim, givenIds.length > 0 ? await search(givenIds) : [], 'given'),
    ...(check.sources.own ? await ownCandidates(context, claim, await search()) : []),
  ]
}

/** What is among the writer's sources; pages that an earlier search brought are of the web. */
async function ownCandidates(
  context: CheckContext,
  claim: ReadSentence,
  passages: readonly Passage[],
): Promise<Candidate[]> {
  const { deps, check } = context
  const ids = [...new Set(passages.map(({ sourceId }) => sourceId))]
  const sources = await presentSources(deps, check, ids)
  const found = new Set(sources.filter(({ origin }) => origin === 'search').map(({ id }) => id))
  const isFound = ({ sourceId }: Passage) => found.has(sourceId)
  const own = passages.filter((passage) => !isFound(passage))
  const earlier = check.sources.web ? passages.filter(isFound) : []
  return [...candidatesOf(context, claim, own, 'own'), ...candidatesOf(context, claim, earlier, 'web')]
}

/** Sentences of pages that a search brings: one query has the claim as it is written, the others ask what is the case. */
export async function evidenceFromWeb(
  context: CheckContext,
  claim: ReadSentence,
  queries: readonly string[],
): Promise<Candidate[]> {
  const urls = await searched(context, queries)
  const read = await Promise.all(urls.map((url) => readPage(context, url)))
  const passages = read.flatMap((found) => found ?? [])
  const best = rank(claim.text, passages, { language: context.language, limit: MOST_PASSAGES })
  return candidatesOf(
    context,
    claim,
    best.map(({ passage }) => passage),
    'web',
  )
}

/** A claim as it is written, and without what may be wrong in it: its figures. */
export function plainQueries({ language }: CheckContext, claim: ReadSentence): string[] {
  const figures = numbers(claim.text, language)
  const asked = words(claim.text)
    .filter(({ start, end }) => !figures.some((figure) => figure.start < end && figure.end > start))
    .map((span) => textOf(claim.text, span))
    .filter((word) => termsOf(word, language).length > 0)
    .join(' ')
  return [...new Set([queryOf(claim.text), asked.slice(0, LONGEST_QUERY)])].filter(Boolean)
}

async function searched({ deps, check, signal }: CheckContext, queries: readonly string[]): Promise<string[]> {
  const found: string[][] = []
  for (const query of queries) {
    const { language, country } = check
    const answer = await deps.search.search({ query, language, country: country ?? undefined, limit: 8, signal })
    found.push((answer?.results ?? []).map(({ url }) => url))
  }
  const inTurn = Array.from({ length: 8 }, (_, at) => found.flatMap((urls) => urls[at] ?? [])).flat()
  const wanted = inTurn.filter((url) => !isExcluded(url, check.sources.excluded_domains))
  return [...new Set(wanted)].slice(0, MOST_PAGES)
}

/** What a sentence cites, as it is stored. */
export async function citedPassages({ deps, check, cited }: CheckContext, claim: ReadSentence): Promise<Passage[]> {
  const ids = citedIn(claim, cited).flatMap(({ citation }) => citation?.passageId ?? [])
  const found = await Promise.all([...new Set(ids)].map((id) => passageById(deps, check, id)))
  return found.flatMap((one) => (one ? [one.passage] : []))
}

async function linkedPassages(context: CheckContext, claim: ReadSentence): Promise<Passage[]> {
  const links = context.text.page.links.filter(({ start, end }) => start < claim.end && end > claim.start)
  const urls = [...new Set(links.map(({ url }) => url))].filter((url) => /^https?:/.test(url)).slice(0, MOST_PAGES)
  const read = await Promise.all(urls.map((url) => readPage(context, url)))
  const passages = read.flatMap((found) => found ?? [])
  return rank(claim.text, passages, { language: context.language, limit: MOST_PASSAGES }).map(({ passage }) => passage)
}

/** The sentences of passages that have most to do with the claim. */
export function candidatesOf(
  { check, language }: Pick<CheckContext, 'language'> & { check: Pick<CheckContext['check'], 'assetId' | 'sources'> },
  claim: Pick<ReadSentence, 'text'>,
  passages: readonly Passage[],
  origin: EvidenceOrigin,
): Candidate[] {
  return passages
    .filter(({ sourceId, url }) => sourceId !== check.assetId && !isExcluded(url, check.sources.excluded_domains))
    .flatMap((passage): Candidate[] => {
      // what is there word for word is there, wherever its sentences are thought to end
      const whole = findQuote(passage.text, claim.text)
      if (whole && isByItself(passage.text, whole)) return [{ sentence: textOf(passage.text, whole), passage, origin }]
      const list = sentences(passage.text, language).map((span) => textOf(passage.text, span))
      return rankSentenceList(claim.text, list, language)
        .slice(0, SENTENCES_EACH)
        .filter(({ score }) => score > 0)
        .flatMap(({ index }): Candidate[] => {
          const sentence = list[index]
          return sentence === undefined ? [] : [{ sentence, passage, origin }]
        })
    })
}

/** Whether words of a text are no part of a longer sentence: what stands before or behind them there may deny them. */
function isByItself(text: string, { start, end }: Span): boolean {
  const [before, behind] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()]
  return (
    /(?:^|[.!?…:;»”"’\n])$/u.test(before) &&
    (/[.!?…]["”»’)]*$/u.test(text.slice(start, end)) || /^(?:$|[.!?…])/u.test(behind))
  )
}

/** The words of a claim alone: marks in it would be read as commands of the search. */
export function queryOf(text: string): string {
  return words(text)
    .map((span) => textOf(text, span))
    .join(' ')
    .slice(0, LONGEST_QUERY)
}

/** Whether a search failed because no provider responds, which leaves only the available evidence. */
export function isSearchFailure(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === 'search-unavailable'
}
