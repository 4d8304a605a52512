import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type ContentLanguage,
  contentLanguageOf,
  guessLanguage,
  isContentLanguage,
  type Page,
} from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { Thread } from '../../../platform/server/thread.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { citedWords } from '../../blogs/server/index.ts'
import { citedIn, pageOfSubject, readSentences, readSubject, sentenceKey } from '../../optimizer/server/index.ts'
import type { reading } from './reading.ts'
import type { OriginSentence, SourceRow } from './tables.ts'

/** Characters of an original that are written from; about 3,000 words. */
export const LONGEST_ORIGINAL = 18_000

export const readingThread = new Thread<typeof reading>(new URL('./reading-worker.ts', import.meta.url))

type Subject = Parameters<typeof readSubject>[2]

/**
 * Reads what something is to be made of, as it is now: its sentences with what each cites. Not stored yet. 404 for what is
 * not the owner’s; refuses what cannot be reached or has no words.
 */
export async function readSource(deps: Deps, actor: Actor, subject: Subject, signal: AbortSignal): Promise<SourceRow> {
  const read = await readSubject(deps, actor, subject)
  const language =
    read.language && isContentLanguage(read.language) ? read.language : contentLanguageOf(guessLanguage(read.text))
  const page = pageOfSubject(read)
  const all = await sentencesOf(page, language)
  if (all.length === 0)
    refuse('invalid', { details: [{ path: fieldOf(subject), message: 'There is no text to use in this.' }] })
  const title = read.title || headingOf(page) || (all[0]?.text ?? '').slice(0, LONGEST_TITLE)
  const isCondensed = page.text.length > LONGEST_ORIGINAL
  const texts = all.map(({ text }) => text)
  const kept = isCondensed
    ? await readingThread.ask('condense', { sentences: texts, most: LONGEST_ORIGINAL, language }, signal)
    : all.map((_, at) => at)
  const chosen = kept.flatMap((at) => all[at] ?? [])
  const cited = read.blogId ? await citedWords(deps, actor, read.blogId) : []
  const named = cited.flatMap(({ citation }) => citation ?? [])
  const citations = [...new Map(named.map((one) => [one.id, one])).values()]
  const placeOf = new Map(citations.map(({ id }, at) => [id, at]))
  const sentences: OriginSentence[] = chosen.map((sentence) => ({
    key: sentenceKey(sentence.text),
    text: sentence.text,
    cited: [
      ...new Set(citedIn(sentence, cited).flatMap(({ citation }) => (citation && placeOf.get(citation.id)) ?? [])),
    ],
  }))
  return {
    id: newId(),
    ownerId: actor.ownerId,
    kind: read.blogId ? 'blog' : subject.url ? 'url' : read.assetId ? 'asset' : 'text',
    blogId: read.blogId,
    title,
    url: read.url,
    language,
    text: isCondensed ? chosen.map(({ text }) => text).join('\n\n') : withoutTitle(page.text, title),
    isCondensed,
    sentences,
    citations: citations.map(({ quote, title, url, assetId, passageId, place, fetchedAt }) => ({
      quote,
      title,
      url,
      asset_id: assetId,
      passage_id: passageId,
      place,
      fetched_at: fetchedAt?.toISOString() ?? null,
    })),
    createdAt: deps.clock.now(),
  }
}

/** Blocks that are read before others get a turn: a book has thousands. */
const BLOCKS_AT_ONCE = 200

async function sentencesOf(
  { blocks, ...page }: Page,
  language: ContentLanguage,
): Promise<ReturnType<typeof readSentences>> {
  const read: ReturnType<typeof readSentences> = []
  for (let at = 0; at < blocks.length; at += BLOCKS_AT_ONCE) {
    await nextTurn()
    read.push(...readSentences({ ...page, blocks: blocks.slice(at, at + BLOCKS_AT_ONCE) }, language))
  }
  return read
}

const LONGEST_TITLE = 120

/** The heading that a pasted text begins with, if it does. */
function headingOf({ text, blocks: [first] }: Page): string {
  return first?.kind === 'heading' ? text.slice(first.start, first.end).trim().slice(0, LONGEST_TITLE) : ''
}

/** The title goes before the text by itself; a page that shows it would have it twice. */
function withoutTitle(text: string, title: string): string {
  const rest = text.startsWith(`${title}\n`) ? text.slice(title.length).trimStart() : ''
  return rest || text
}

function fieldOf(subject: Subject): string {
  return Object.entries(subject).find(([, value]) => value !== undefined)?.[0] ?? 'text'
}
