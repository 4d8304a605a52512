import { type ContentLanguage, folded, overlaps, quotes, type Span, sentences, words } from '../text/index.ts'

/** A word and how lists have it. */
export interface Word extends Span {
  readonly lower: string
}

/** A sentence and its words: indexes into the words of the text, `to` exclusive. */
export interface ReadSentence extends Span {
  readonly from: number
  readonly to: number
}

/** A stretch that is no prose of the writer's: headings may still be read by themselves. */
export interface Kept extends Span {
  readonly isHeading?: boolean
}

/** A text taken apart once for all measures. */
export interface Reading {
  readonly text: string
  /** The text with blanks in the place of what is no prose: headings, code, links, block quotes. Offsets stay. */
  readonly prose: string
  readonly language: ContentLanguage
  readonly words: readonly Word[]
  /** Sentences of the prose that have a word. */
  readonly sentences: readonly ReadSentence[]
  /** Quotations, code, links, headings and block quotes, in order: nothing in them is a finding, nothing is ever changed. */
  readonly kept: readonly Span[]
  /** The words of headings, without their marks, in order; those that hold something kept (a link) aside. */
  readonly headings: readonly Span[]
}

/** Reads a text; `kept` are stretches that the caller knows to be no prose of the writer (headings, code, block quotes). */
export function readText(text: string, language: ContentLanguage, kept: readonly Kept[] = []): Reading {
  const [marks, lines] = [marked(text), titles(text)]
  const apart = merged([...kept.map((span) => within(span, text.length)), ...marks, ...lines])
  const prose = blanked(text, apart)
  const all = wordsOf(prose, language)
  let at = 0
  const read: ReadSentence[] = []
  for (const { start, end } of sentences(prose, language)) {
    const from = at
    while ((all[at]?.start ?? Number.POSITIVE_INFINITY) < end) at += 1
    if (at > from) read.push({ start, end, from, to: at })
  }
  const others = kept.filter(({ isHeading }) => !isHeading)
  const headings = headingsIn(text, [...kept.filter(({ isHeading }) => isHeading), ...marks, ...lines]).filter(
    (heading) => !others.some((other) => overlaps(other, heading)),
  )
  return { text, prose, language, words: all, sentences: read, kept: merged([...apart, ...quotes(prose)]), headings }
}

/** The stretches that are headings: given as such, a line apart, or marked by `#`; each once. */
function headingsIn(text: string, stretches: readonly Span[]): Span[] {
  const byStart = new Map<number, Span>()
  for (const { start, end } of stretches) {
    const [mark = ''] = /^\s*(?:#{1,6} +)?/.exec(text.slice(start, end)) ?? []
    const words = text.slice(start + mark.length, end).trimEnd()
    if (!/^[^\n`>|![-][^\n]*$/.test(words) || /^(?:https?:|www\.)/.test(words)) continue
    byStart.set(start + mark.length, { start: start + mark.length, end: start + mark.length + words.length })
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start)
}

/** The words of a piece of text, as lists have them. */
export function wordsOf(text: string, language: ContentLanguage): Word[] {
  return words(text).map((span) => ({ ...span, lower: folded(text.slice(span.start, span.end), language) }))
}

function within({ start, end }: Span, length: number): Span {
  return { start: Math.max(0, Math.min(start, length)), end: Math.max(0, Math.min(end, length)) }
}

function blanked(text: string, apart: readonly Span[]): string {
  let made = ''
  let from = 0
  for (const { start, end } of apart) {
    made += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, ' ')
    from = end
  }
  return made + text.slice(from)
}

/** Fenced code, inline code, Markdown links, addresses; headings and block quotes of Markdown. Each is one line but for fences. */
const MARKED =
  /^ {0,3}(?:```|~~~)[^\n]*\n(?:(?! {0,3}(?:```|~~~))[^\n]*\n){0,5000}(?: {0,3}(?:```|~~~)[^\n]*)?|`[^`\n]{1,200}`|!?\[[^\][\n]{0,200}\]\([^()\n]{0,300}\)|\b(?:https?:\/\/|www\.)[^\s<>]{1,2000}|^ {0,3}(?:#{1,6} |>)[^\n]*/gm

function marked(text: string): Span[] {
  return [...text.matchAll(MARKED)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

const TITLE_WORDS = 12

/** Lines of few words without a mark at the end, apart from other lines: headings of plain text. */
function titles(text: string): Span[] {
  const found: Span[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const isApart = text.charAt(end) === '\n' || end === text.length
    const bare = line.trim()
    if (
      isApart &&
      bare !== '' &&
      !/[.!?…:;,”"']$/u.test(bare) &&
      bare.split(/\s+/, TITLE_WORDS + 1).length <= TITLE_WORDS
    ) {
      found.push({ start, end })
    }
    start = end + 1
  }
  return found
}

function merged(spans: readonly Span[]): Span[] {
  const found: { start: number; end: number }[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start >= end) continue
    const last = found.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end })
  }
  return found
}
