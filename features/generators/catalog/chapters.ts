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

/** What says in a sentence that something of a film is out. */
const CUT =
  /(?<!\p{L})(?:cut|trimmed|removed|dropped|gone|took|taken|takes|shorter|geschnitten|rausgeschnitten|gekürzt|fehlt|fehlen|kürzer|cort(?:é|ó|ado|amos|aron)|quit(?:é|ó|ado|amos|aron)|coupé(?:e?s?)|retiré(?:e?s?)|enlevé(?:e?s?))(?!\p{L})/iu
const CLOCK = String.raw`(?:\d{1,2}:)?\d{1,2}:\d{2}`
/** “From 5:10 to 6:20”. */
const RANGE = new RegExp(String.raw`(?<![\d:])(${CLOCK})\s?(?:–|-|to|until|bis|à|a|hasta)\s?(${CLOCK})(?![\d:])`, 'giu')
/** “0:45”, but not “from 4:02 on”, which is where. */
const LENGTH = new RegExp(
  String.raw`(?<![\d:])(?<!(?:from|at|to|until|ab|bei|von|bis|um|de|desde|hasta|à|a|–|-)\s?)(${CLOCK})(?![\d:])`,
  'giu',
)
/** “45 seconds”, “a minute” with its number. */
const SPAN =
  /(?<![\d:.])(?:(\d{1,2})\s(?:minutes?|minuten?|minutos?)\s?)?(?:(\d{1,2})\s(?:seconds?|sekunden?|segundos?|secondes?))?/giu

/** Seconds; what is cut out in one piece is shorter. */
const LONGEST_CUT = 300
/** With more cuts than these, nearly every time would follow from some of them. */
const MOST_CUTS = 4

/** The seconds that a transcript names, and those to which the cuts that it tells of move them: one, or several together. */
export function timesFrom(transcript: string): Set<number> {
  const named = [...transcript.matchAll(TIME)].flatMap(([time]) => secondOf(time) ?? [])
  const cuts = cutsIn(transcript)
  if (cuts.length === 0 || cuts.length > MOST_CUTS) return new Set(named)
  const shifts = [0]
  for (const cut of cuts) shifts.push(...shifts.map((sum) => sum + cut))
  return new Set(named.flatMap((second) => shifts.map((shift) => second - shift)))
}

/** How long each piece is that a sentence says was cut out, in seconds. */
function cutsIn(transcript: string): number[] {
  const found = transcript
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => CUT.test(sentence))
    .flatMap((sentence) => {
      const ranges = [...sentence.matchAll(RANGE)].map(
        ([, from = '', to = '']) => (secondOf(to) ?? 0) - (secondOf(from) ?? 0),
      )
      const lengths = [...sentence.replace(RANGE, ' ').matchAll(LENGTH)].map(([, time = '']) => secondOf(time) ?? 0)
      const spans = [...sentence.matchAll(SPAN)].map(
        ([, minutes = '0', seconds = '0']) => Number(minutes) * 60 + Number(seconds),
      )
      return [...ranges, ...lengths, ...spans]
    })
  return [...new Set(found)].filter((second) => second > 0 && second < LONGEST_CUT)
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
