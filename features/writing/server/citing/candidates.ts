import { type Passage, termReader } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, guessLanguage } from '../../../../engines/text/index.ts'
import { headingsOf } from './table-units.ts'
import type { Naming } from './weighing.ts'

/** Passages of one source that are looked at closely for one sentence. */
const MOST_TRIED = 6
const LANGUAGE_SAMPLE = 3_000
/** Characters between two passages that still follow each other. */
const FARTHEST_ABOVE = 200
const LONGEST_HEADING = 80

/** The passages of numbered sources, found by the words of a sentence. Each is read once. */
export class Candidates<P extends Passage> {
  readonly #sources: readonly (readonly P[])[]
  /** Terms of a text; remembers the words that it has seen. */
  readonly termsIn: (text: string) => string[]
  readonly #language: ContentLanguage
  readonly #read = new Map<number, ReadSource<P>>()
  readonly #languages = new Map<P, ContentLanguage>()

  constructor(sources: readonly (readonly P[])[], language: ContentLanguage) {
    this.#sources = sources
    this.#language = language
    this.termsIn = termReader(language)
  }

  /** The passages of source `number`, counted from 1, that share most with a sentence; none for a number without source. */
  near(number: number, sentence: string): (Naming & { passage: P })[] {
    const source = this.#source(number)
    const scores = new Map<number, number>()
    for (const key of new Set(this.#keysOf(sentence))) {
      const holders = source.holders.get(key) ?? []
      const weight = Math.log(1 + source.passages.length / Math.max(1, holders.length))
      for (const holder of holders) scores.set(holder, (scores.get(holder) ?? 0) + weight)
    }
    const found =
      source.passages.length <= MOST_TRIED
        ? [...source.passages.keys()]
        : [...scores]
            .sort((a, b) => b[1] - a[1] || a[0] - b[0])
            .slice(0, MOST_TRIED)
            .map(([at]) => at)
    return found.flatMap((at) => {
      const passage = source.passages[at]
      return passage
        ? [
            {
              passage,
              headings: [headingsOf(passage, source.passages, this.languageOf(passage)), source.lines.get(passage)]
                .filter(Boolean)
                .join('\n'),
              context: contextOf(passage, source.passages[at - 1]),
            },
          ]
        : []
    })
  }

  /** The language of the source of a passage that was found; the text's own if it can't be determined. */
  languageOf(passage: P): ContentLanguage {
    return this.#languages.get(passage) ?? this.#language
  }

  #source(number: number): ReadSource<P> {
    const known = this.#read.get(number)
    if (known) return known
    const { passages, lines } = parted(this.#sources[number - 1] ?? [])
    const holders = new Map<string, number[]>()
    for (const [at, { text }] of passages.entries())
      for (const key of new Set(this.#keysOf(text))) {
        const list = holders.get(key)
        if (list) list.push(at)
        else holders.set(key, [at])
      }
    const language = languageOfSource(passages) ?? this.#language
    for (const passage of passages) this.#languages.set(passage, language)
    const read = { passages, lines, holders }
    this.#read.set(number, read)
    return read
  }

  /** Terms, and the digits of figures, which are the same whatever marks a language sets between them. */
  #keysOf(text: string): string[] {
    const figures = [...text.matchAll(/\d(?:[\d.,]*\d)?/g)].map(([figure]) => `#${figure.replace(/\D/g, '')}`)
    return [...this.termsIn(text), ...figures]
  }
}

/** What of a source says something, and the lines of a plain text that only stand over it. */
function parted<P extends Passage>(all: readonly P[]): Pick<ReadSource<P>, 'passages' | 'lines'> {
  const passages: P[] = []
  const lines = new Map<P, string>()
  let over = ''
  for (const passage of all) {
    if (passage.kind === 'heading') continue
    if (isBareHeading(passage)) {
      over = passage.text
      continue
    }
    passages.push(passage)
    lines.set(passage, over)
  }
  return { passages, lines }
}

/** A line without a full stop and figures: a title or heading, which a plain text does not mark as such. */
function isBareHeading({ kind, text }: Passage): boolean {
  if (kind !== undefined && kind !== 'paragraph') return false
  return text.length <= LONGEST_HEADING && !/\p{Nd}|[\p{STerm}…:;"”»)\]]\s*$/u.test(text)
}

/** The language that a source is in; null if it can't be determined. */
export function languageOfSource(passages: readonly Passage[]): ContentLanguage | null {
  let sample = ''
  for (const { text } of passages) if (sample.length < LANGUAGE_SAMPLE) sample += `${text}\n`
  return guessLanguage(sample)
}

interface ReadSource<P extends Passage> {
  passages: readonly P[]
  /** The line of a plain text that stands over a passage as its heading. */
  lines: ReadonlyMap<P, string>
  /** For each term, the places of the passages that hold it. */
  holders: ReadonlyMap<string, readonly number[]>
}

/** What may name the things that a passage speaks of, besides its title and heading: the site, the passage right before it. */
function contextOf({ sourceId, url, start }: Passage, before: Passage | undefined): string {
  const site = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\.|\.[a-z]+$/g, '') : ''
  const isAbove = before?.sourceId === sourceId && before.start < start && start - before.end < FARTHEST_ABOVE
  return [site, isAbove ? before.text : ''].filter(Boolean).join('\n')
}
