import { type ContentLanguage, moved, type Span, sentences, textOf, trimmed } from '../../../../engines/text/index.ts'
import type { SourceMark } from '../source-marks.ts'
import { type Block, blocksOf } from './blocks.ts'

/** A stretch of a text that its writer gave sources by number. */
export interface CitedSentence extends Span {
  /** What the sources must carry: its words, and in a table what the row is about before them. */
  words: string
  /** A cell or row of a table: its words name and count, and deny nothing. */
  isCell: boolean
  /** Each number once, in the order they were given. */
  numbers: number[]
  /** The sentence before it, which may name what this one calls `it`; null at the beginning. */
  before: Span | null
}

/**
 * What each mark stands to: the sentence that it is in or right behind, the cell or the row of a table, the item, the
 * heading. A mark never reaches over the line, list item or cell it is in; alone on a line it stands to the line above.
 */
export function citedSentences(text: string, marks: readonly SourceMark[], language: ContentLanguage): CitedSentence[] {
  if (marks.length === 0) return []
  const blocks = blocksOf(text)
  const found = new Map<string, CitedSentence>()
  const spansOf = new Map<Block, Span[]>()
  const sentencesOf = (block: Block) => {
    const known = spansOf.get(block) ?? cutAtMarks(text, block, marks, language)
    spansOf.set(block, known)
    return known
  }
  for (const { at, numbers } of marks) {
    const index = blocks.findLastIndex(({ lines }) => lines.start <= at)
    const block = blocks[index]
    if (!block || at > block.lines.end + 1) continue
    const sentence = block.cells ? inRow(text, block.cells, at) : inWords(text, sentencesOf(block), at)
    if (!sentence) continue
    const key = `${sentence.start} ${sentence.end}`
    const known = found.get(key)
    if (known) known.numbers.push(...numbers.filter((number) => !known.numbers.includes(number)))
    else {
      const above = blocks[index - 1]
      const before = block.cells
        ? null
        : (sentencesOf(block).findLast(({ end }) => end <= sentence.start) ??
          (above && !above.cells ? sentencesOf(above).at(-1) : undefined) ??
          null)
      found.set(key, { ...sentence, isCell: block.cells !== null, numbers: [...new Set(numbers)], before })
    }
  }
  return [...found.values()]
}

function inWords(text: string, spans: readonly Span[], at: number): (Span & { words: string }) | null {
  const span = spans.findLast(({ start }) => start < at) ?? spans[0]
  return span ? { ...span, words: textOf(text, span) } : null
}

/** The cell that a mark is in; the whole row where it is in none, or alone in one. */
function inRow(text: string, cells: readonly Span[], at: number): (Span & { words: string }) | null {
  const filled = cells.map((cell) => trimmed(text, cell)).filter(({ start, end }) => start < end)
  const [first] = filled
  const last = filled.at(-1)
  if (!first || !last) return null
  const around = cells.find(({ start, end }) => start <= at && at <= end)
  const cell = around && filled.find(({ start, end }) => around.start <= start && end <= around.end)
  if (!cell) return { start: first.start, end: last.end, words: filled.map((one) => textOf(text, one)).join('; ') }
  const words = textOf(text, cell)
  return { ...cell, words: cell === first ? words : `${textOf(text, first)}: ${words}` }
}

/** The sentences of a block; a mark before or behind a full stop shows where one ends that rules alone do not see. */
function cutAtMarks(text: string, block: Span, marks: readonly SourceMark[], language: ContentLanguage): Span[] {
  const cuts = marks.flatMap(({ at }) => (block.start < at && at < block.end ? (sentenceEndAt(text, at) ?? []) : []))
  return sentences(textOf(text, block), language)
    .map((span) => moved(span, block.start))
    .flatMap((span) => {
      const inside = cuts.filter((cut) => span.start < cut && cut < span.end)
      const ends = [...new Set([...inside, span.end])].sort((a, b) => a - b)
      return ends.map((end, index) => trimmed(text, { start: ends[index - 1] ?? span.start, end }))
    })
    .filter(({ start, end }) => start < end)
}

const STOP_BEHIND = /^[.!?…]+["'”’“»)*_]*(?=\s)/
const STOP_BEFORE = /[.!?…]["'”’“»)*_]*$/
/** So short a word with a point may be an abbreviation, if a small letter follows. */
const ABBREVIATION = /(?:^|[\s(])[\p{L}.]{1,4}[.!?…]+$/u

/** Where the sentence ends that a mark closes; null where it continues. */
function sentenceEndAt(text: string, at: number): number | null {
  const stop = STOP_BEHIND.exec(text.slice(at, at + 8))?.[0].length
  const end = stop === undefined ? at : at + stop
  const before = text.slice(Math.max(0, end - 12), end)
  if (!STOP_BEFORE.test(before) || !/^\s/.test(text.slice(end, end + 1))) return null
  return ABBREVIATION.test(before) && /^\s+\p{Ll}/u.test(text.slice(end, end + 4)) ? null : end
}
