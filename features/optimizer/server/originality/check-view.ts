import type { z } from 'zod'
import { digestPhrases } from '../../../../engines/digest/index.ts'
import type { CountedMatch, Match, MatchPart, Originality } from '../../../../engines/plagiarism/index.ts'
import { matchKey } from '../../../../engines/plagiarism/index.ts'
import { countWords } from '../../../../engines/text/index.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { isCompared } from '../../contract/compared.ts'
import type {
  OriginalityCheckShape,
  OriginalityEntry,
  OriginalityExclusionsShape,
  OriginalityMatchShape,
  OriginalitySourceShape,
} from '../../contract/originality.ts'
import type { CheckEntry, CheckRow } from './check-store.ts'
import { citedMatches, referenceTo } from './cites.ts'
import { compareThread } from './compare-thread.ts'
import type { FoundSource, StoredFindings } from './findings.ts'
import { inWords } from './in-words.ts'
import { itselfIn } from './itself.ts'

/** Characters of a match that name it in a list. */
const LABEL = 80

/** A check as pages see it, added up by its exclusions as they are now. */
export async function viewCheck(deps: Pick<Deps, 'jobs' | 'config'>, check: CheckRow): Promise<OriginalityCheckShape> {
  const { id, taskId, title, blogId, text, language, words, wordsCharged, credits, options, exclusions } = check
  return {
    ...(await stateOf(deps, check)),
    id,
    task_id: taskId,
    created_at: check.createdAt.toISOString(),
    title,
    blog_id: blogId,
    text,
    language,
    words,
    words_charged: wordsCharged,
    credits,
    options,
    exclusions,
    share_url: shareUrl(deps, check),
    result: await resultOf(check),
  }
}

/** A check as it is in a list. */
export async function viewEntry(
  deps: Pick<Deps, 'jobs'>,
  check: CheckEntry,
): Promise<z.input<typeof OriginalityEntry>> {
  const { id, title, blogId, words, percent, compared } = check
  return {
    ...(await stateOf(deps, check)),
    id,
    title,
    blog_id: blogId,
    words,
    percent: compared && !isCompared(compared) ? null : percent,
    created_at: check.createdAt.toISOString(),
  }
}

function shareUrl({ config }: Pick<Deps, 'config'>, { shareToken }: CheckRow): string | null {
  return shareToken === null ? null : `${config.PUBLIC_URL?.replace(/\/$/, '') ?? ''}/share-originality/${shareToken}`
}

/** How much of the text is elsewhere, by the exclusions of the check. */
export async function addedUp(
  check: Pick<CheckRow, 'text' | 'blockQuotes' | 'cites' | 'exclusions'>,
  { sources }: StoredFindings,
): Promise<Originality> {
  const { text, blockQuotes, cites, exclusions } = check
  const found = sources.map((source) => ({
    id: source.key,
    matches: source.matches,
    reference: referenceTo(text, cites ?? [], source),
    ...(source.domain ? { domain: source.domain } : {}),
  }))
  const own = exclusions.own ? sources.filter(isOwn).map(({ key }) => key) : []
  const cited = exclusions.cited ? citedMatches(text, cites ?? [], sources) : []
  const sum = await compareThread.ask('sum', {
    text,
    found,
    exclusions: {
      ...exclusions,
      blockQuotes,
      sources: [...exclusions.sources, ...own],
      matches: [...exclusions.matches, ...cited],
      // every digest has these sentences, and they are ours
      phrases: [...exclusions.phrases, ...digestPhrases],
    },
  })
  return inWords(sum, countWords(text))
}

/** A blog of the writer's, or a source that they wrote. */
function isOwn({ kind, own }: FoundSource): boolean {
  return kind === 'blog' || own === true
}

/** A task that ended without a result says why there is none. */
async function stateOf(
  { jobs }: Pick<Deps, 'jobs'>,
  { ownerId, taskId, percent, findings }: CheckEntry & Partial<Pick<CheckRow, 'findings'>>,
): Promise<Pick<OriginalityCheckShape, 'state' | 'problem'>> {
  if (findings || percent !== null) return { state: 'done', problem: null }
  const task = taskId ? await jobs.view(ownerId, taskId) : null
  if (task?.state === 'queued' || task?.state === 'running') return { state: 'running', problem: null }
  if (task?.state === 'cancelled') return { state: 'stopped', problem: null }
  return { state: 'failed', problem: task?.problem ?? null }
}

async function resultOf(check: CheckRow): Promise<OriginalityCheckShape['result']> {
  const { findings, compared, exclusions, text } = check
  if (!findings || !compared) return null
  const sum = await addedUp(check, findings)
  const counted = new Map(sum.sources.map((part) => [part.id, part]))
  const wasCompared = isCompared(compared)
  const itself = itselfIn(check, findings)
  return {
    percent: wasCompared ? sum.percent : null,
    matched_words: wasCompared ? sum.matchedWords : null,
    copied_words: wasCompared ? sum.copiedWords : null,
    excluded_words: sum.excludedWords,
    quoted_words: sum.quotedWords,
    is_compared: wasCompared,
    not_checked: wasCompared ? null : 'nothing-to-compare',
    compared,
    sources: findings.sources.flatMap((source, index) => {
      const part = counted.get(source.key)
      return part ? [asSource(source, index + 1, part)] : []
    }),
    itself: itself && { key: itself.key, blog_id: itself.documentId ?? '', title: itself.title },
    left_out: leftOut(findings, exclusions, text),
    hidden: findings.hidden.map((one) => ({ ...one, characters: [...one.characters] })),
  }
}

function asSource(
  source: FoundSource,
  number: number,
  { percent, matchedWords, matches }: Originality['sources'][number],
): OriginalitySourceShape {
  const { key, kind, documentId, title, url, domain, words, isCopy, excerpt, isWhole } = source
  return {
    key,
    number,
    kind,
    document_id: documentId,
    own: isOwn(source),
    title,
    url,
    domain,
    words,
    percent,
    matched_words: matchedWords,
    is_copy: isCopy,
    excerpt,
    is_whole: isWhole,
    matches: matches.map(asMatch),
  }
}

function asMatch(match: CountedMatch): OriginalityMatchShape {
  const { key, kind, words, counted, parts = [match] } = match
  return { ...asPart(match), key, kind, parts: parts.map(asPart), words, counted }
}

/** A stretch as the wire names it. */
export function asPart({ start, end, sourceStart, sourceEnd }: MatchPart) {
  return { start, end, source_start: sourceStart, source_end: sourceEnd }
}

/** What exclusions name one by one, with words by which a person knows it. */
function leftOut({ sources }: StoredFindings, exclusions: OriginalityExclusionsShape, text: string) {
  const wholes = sources
    .filter(({ key }) => exclusions.sources.includes(key))
    .map(({ key, title }) => ({ kind: 'source' as const, key, label: title }))
  const places = sources.flatMap(({ key, matches }) =>
    matches
      .map((match) => ({ match, key: matchKey(key, match) }))
      .filter((named) => exclusions.matches.includes(named.key))
      .map((named) => ({ kind: 'match' as const, key: named.key, label: labelOf(text, named.match) })),
  )
  return [...wholes, ...places]
}

function labelOf(text: string, { start, end }: Match): string {
  const words = text.slice(start, end).replace(/\s+/g, ' ')
  return words.length > LABEL ? `${words.slice(0, LABEL - 1).trimEnd()}…` : words
}
