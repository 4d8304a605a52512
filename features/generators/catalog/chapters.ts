import type { Pair } from '../../../engines/parts/index.ts'
import { type ContentLanguage, sentences, textOf } from '../../../engines/text/index.ts'
import { wholePhrase } from './whole-phrase.ts'

const TIME = /(?<![\d:])(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?![\d:])/g

/** The second that a time names: `1:02:03`; null where there is none. */
export function secondOf(time: string): number | null {
  const [found] = time.matchAll(TIME)
  if (!found) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = found
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Seconds of all times that a text names. */
export function timesIn(text: string): Set<number> {
  return new Set([...text.matchAll(TIME)].flatMap(([time]) => secondOf(time) ?? []))
}

/**
 * Chapters in the order of their times; players want the first at 0:00. None where the transcript has no times at all: then they are made
 * up. A time that it doesn't name may follow from a cut that it tells of, so that it stays and is named as not given.
 */
export function chaptersInOrder(chapters: readonly Pair[], transcript: string): Pair[] {
  if (timesIn(transcript).size === 0) return []
  const kept = chapters
    .map((chapter) => ({ ...chapter, second: secondOf(chapter.time ?? '') }))
    .filter(({ second }) => second !== null)
    .sort((a, b) => (a.second ?? 0) - (b.second ?? 0))
  return kept.map(({ second, ...chapter }, at) => (at === 0 && second !== 0 ? { ...chapter, time: '0:00' } : chapter))
}

/** Characters of a chapter's title that players show. */
const LONGEST_TITLE = 60

/** What a transcript with times says right after each of them, as chapters: the first sentence, at most so many chapters. */
export function chaptersFrom(transcript: string, most: number, language: ContentLanguage): Pair[] {
  const times = [...transcript.matchAll(TIME)]
  const step = Math.max(1, Math.ceil(times.length / most))
  return times.flatMap((found, at) => {
    if (at % step !== 0) return []
    const rest = transcript.slice(found.index + found[0].length, times[at + 1]?.index)
    // a line that ends is no sentence that does, an empty one is
    const [said = ''] = rest.replace(/^[\s\])–—:-]+/, '').split(/\n\s*\n/)
    const line = said.replace(/\s+/g, ' ').replace(/[[(\s]+$/, '')
    const [first] = sentences(line, language)
    const title = first ? wholePhrase(textOf(line, first), LONGEST_TITLE, language) : ''
    return title ? [{ time: found[0], title }] : []
  })
}
