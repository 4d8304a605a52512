import type { CountedMatch, Match, Originality } from '../../../../engines/plagiarism/index.ts'
import { matchKey } from '../../../../engines/plagiarism/index.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type {
  OriginalityCheckShape,
  OriginalityExclusionsShape,
  OriginalityMatchShape,
  OriginalitySourceShape,
} from '../../contract/originality.ts'
import type { CheckRow } from './check-store.ts'
import { compareThread } from './compare-thread.ts'
import type { FoundSource, StoredFindings } from './findings.ts'

/** Characters of a match that name it in a list. */
const LABEL = 80

/** A check as pages see it, added up by its exclusions as they are now. */
export async function viewCheck(deps: Pick<Deps, 'jobs'>, check: CheckRow): Promise<OriginalityCheckShape> {
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
    result: await resultOf(check),
  }
}

/** How much of the text stands elsewhere, by the exclusions of the check. */
export function addedUp(
  { text, blockQuotes, exclusions }: Pick<CheckRow, 'text' | 'blockQuotes' | 'exclusions'>,
  { sources }: StoredFindings,
): Promise<Originality> {
  const found = sources.map(({ key, domain, matches }) => ({ id: key, matches, ...(domain ? { domain } : {}) }))
  return compareThread.ask('sum', { text, found, exclusions: { ...exclusions, blockQuotes } })
}

/** A task that ended without a result says why there is none. */
async function stateOf(
  { jobs }: Pick<Deps, 'jobs'>,
  { ownerId, taskId, findings }: CheckRow,
): Promise<Pick<OriginalityCheckShape, 'state' | 'problem'>> {
  if (findings) return { state: 'done', problem: null }
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
  return {
    percent: sum.percent,
    matched_words: sum.matchedWords,
    excluded_words: sum.excludedWords,
    compared,
    sources: findings.sources.flatMap((source, index) => {
      const part = counted.get(source.key)
      return part ? [asSource(source, index + 1, part)] : []
    }),
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

function asMatch({
  key,
  start,
  end,
  sourceStart,
  sourceEnd,
  kind,
  words,
  counted,
}: CountedMatch): OriginalityMatchShape {
  return { key, start, end, source_start: sourceStart, source_end: sourceEnd, kind, words, counted }
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
