import type { Pair } from '../../../engines/parts/index.ts'

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
  const known = new Set([...transcript.matchAll(TIME)].map(([time]) => secondOf(time)))
  if (known.size === 0) return []
  const kept = chapters
    .map((chapter) => ({ ...chapter, second: secondOf(chapter.time ?? '') }))
    .filter(({ second }) => second !== null && (second === 0 || known.has(second)))
    .sort((a, b) => (a.second ?? 0) - (b.second ?? 0))
  return kept.map(({ second, ...chapter }, at) => (at === 0 && second !== 0 ? { ...chapter, time: '0:00' } : chapter))
}

/** What a transcript with times says right after each of them, as chapters: its own words, at most so many. */
export function chaptersFrom(transcript: string, most: number): Pair[] {
  const times = [...transcript.matchAll(TIME)]
  const step = Math.max(1, Math.ceil(times.length / most))
  return times
    .filter((_, at) => at % step === 0)
    .flatMap((found) => {
      const rest = transcript.slice(found.index + found[0].length)
      const title = /^[\s\])–—:-]*([^\n]{3,})/.exec(rest)?.[1]?.split(/[.!?,;](?:\s|$)|(?<![\d:])\d{1,2}:\d{2}/)[0]
      const words =
        title
          ?.trim()
          .split(/\s+/)
          .slice(0, 8)
          .join(' ')
          .replace(/[.,;:[(]+$/, '') ?? ''
      return words ? [{ time: found[0], title: words }] : []
    })
}
