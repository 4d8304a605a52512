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

/** Chapters in the order of their times, each time one that the transcript has; players want the first at 0:00. */
export function chaptersWithin(chapters: readonly Pair[], transcript: string): Pair[] {
  const known = timesFrom(transcript)
  if (known.size === 0) return []
  const kept = chapters
    .map((chapter) => ({ ...chapter, second: secondOf(chapter.time ?? '') }))
    .filter(({ second }) => second !== null && (second === 0 || known.has(second)))
    .sort((a, b) => (a.second ?? 0) - (b.second ?? 0))
  return kept.map(({ second, ...chapter }, at) => (at === 0 && second !== 0 ? { ...chapter, time: '0:00' } : chapter))
}

/** What is cut out of a film, or put into it, moves all that comes behind. */
const MOVING =
  /(?<!\p{L})(?:cut|cuts|trim(?:med)?|shorter|earlier|later|takes? off|took off|comes? off|added|geschnitten|schnitt|gekürzt|kürzer|früher|später|fällt weg|cort\p{L}*|quit\p{L}*|antes|después|coup\p{L}*|retir\p{L}*|tôt|tard)(?!\p{L})/iu
/** Seconds; what is cut out in one piece is shorter. */
const LONGEST_CUT = 300

/** The seconds that a transcript names, and those to which cuts move them, where it speaks of cuts: one, or two together. */
export function timesFrom(transcript: string): Set<number> {
  const named = [...transcript.matchAll(TIME)].flatMap(([time]) => secondOf(time) ?? [])
  if (!MOVING.test(transcript)) return new Set(named)
  const short = [...new Set(named)].filter((second) => second > 0 && second < LONGEST_CUT)
  const cuts = [...short, ...short.flatMap((one, at) => short.slice(at + 1).map((other) => one + other))]
  return new Set(named.flatMap((second) => [second, ...cuts.flatMap((cut) => [second - cut, second + cut])]))
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
