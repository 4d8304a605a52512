import { lines, markerAt, type Span } from '../../text/index.ts'
import { weights } from '../weights.ts'
import { announces, type ReadPassage } from './said.ts'
import type { Sentence } from './sentence.ts'
import type { ListThought, Place, Thought } from './thought.ts'

/** Items that are passages of their own, with the sentence before them where it announces them. Null where they are no list. */
export function listOf(items: readonly ReadPassage[], before: ReadPassage | undefined): ListThought | null {
  const first = items[0]
  if (first === undefined) return null
  const said = items.slice(0, weights.reading.items)
  const announcing =
    before !== undefined && before.passage.heading === first.passage.heading ? announcementIn(before) : null
  return {
    kind: 'list',
    sourceId: first.passage.sourceId,
    intro: announcing?.place ?? null,
    items: said.map(({ passage }) => wordsOf(passage, { start: 0, end: passage.text.length })),
    firstNumber: said.every(({ sentences }) => sentences[0]?.isNumbered) ? 1 : 0,
    goesOn: items.length > said.length,
    ...measured([...(announcing?.sentences ?? []), ...said.flatMap(({ sentences }) => sentences)]),
  }
}

/** A list that stands as lines within one passage: a text without known blocks. Null where there is none. */
export function listIn({ passage, sentences }: ReadPassage): ListThought | null {
  const { text } = passage
  const all = lines(text)
  const items = all.filter((line) => markerAt(text, line.start, line.end) !== null)
  const first = items[0]
  if (first === undefined || items.length < 2) return null
  const said = items.slice(0, weights.reading.items)
  const intro = all.filter((line) => line.end <= first.start && text.slice(line.start, line.end).trim() !== '').at(-1)
  const from = intro ?? first
  return {
    kind: 'list',
    sourceId: passage.sourceId,
    intro: intro === undefined ? null : wordsOf(passage, intro),
    items: said.map((line) => wordsOf(passage, line)),
    firstNumber: markerAt(text, first.start, first.end)?.ranks[0] ?? 0,
    goesOn: items.length > said.length,
    ...measured(sentences.filter(({ full }) => full.start >= from.start && full.start < (said.at(-1)?.end ?? 0))),
  }
}

/** One numbered list that was cut into two passages; null where the second does not go on with the numbers of the first. */
export function continued(first: Thought, next: ListThought): ListThought | null {
  if (first.kind !== 'list' || first.sourceId !== next.sourceId || next.intro !== null) return null
  if (first.firstNumber === 0 || next.firstNumber !== first.firstNumber + first.items.length) return null
  const items = [...first.items, ...next.items]
  return {
    ...first,
    items: items.slice(0, weights.reading.items),
    goesOn: next.goesOn || items.length > weights.reading.items,
    ...measured([...first.sentences, ...next.sentences]),
  }
}

/** The last sentence before a list, where it ends in a colon or says that a list comes. */
function announcementIn({ passage, sentences }: ReadPassage): { place: Place; sentences: Sentence[] } | null {
  const last = sentences.at(-1)
  if (last === undefined || passage.kind === 'list-item' || passage.kind === 'table-row') return null
  if (!announces(passage, last)) return null
  return { place: { passage, span: last.full }, sentences: [last] }
}

function measured(sentences: readonly Sentence[]): { sentences: readonly Sentence[]; words: number } {
  return { sentences, words: sentences.reduce((sum, { words }) => sum + words, 0) }
}

/** A stretch without the blanks around it and the sign before it, which the list gets anew. */
function wordsOf(passage: Place['passage'], { start, end }: Span): Place {
  const marker = markerAt(passage.text, start, end)
  const from = marker?.end ?? start
  const words = passage.text.slice(from, end)
  const lead = words.length - words.trimStart().length
  return { passage, span: { start: from + lead, end: from + words.trimEnd().length } }
}
