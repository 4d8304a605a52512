import { lines, markerAt, type Span } from '../../text/index.ts'
import { weights } from '../weights.ts'
import { announces, type ReadPassage } from './said.ts'
import type { Sentence } from './sentence.ts'
import type { ListThought, Place, Thought } from './thought.ts'

/** Items that are passages of their own, with what stands right before them. Null where they are no list. */
export function listOf(items: readonly ReadPassage[], before: ReadPassage | undefined): ListThought | null {
  const first = items[0]
  if (first === undefined) return null
  const said = items.slice(0, weights.reading.items)
  const announcing = before !== undefined && before.passage.heading === first.passage.heading ? leadIn(before) : null
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

/** A paragraph that somebody put a bullet before, under the sentence that announces it: `You need one if:` turns what it says. */
export function itemOf(item: ReadPassage, before: ReadPassage | undefined): ListThought | null {
  const last = before?.sentences.at(-1)
  if (before === undefined || last === undefined || before.passage.heading !== item.passage.heading) return null
  const lead = announces(before.passage, last) ? leadIn(before) : null
  if (lead === null) return null
  const words = lead.sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  const own = measured(item.sentences)
  return {
    kind: 'list',
    sourceId: item.passage.sourceId,
    intro: lead.place,
    items: [wordsOf(item.passage, { start: 0, end: item.passage.text.length })],
    firstNumber: 0,
    goesOn: true,
    sentences: own.sentences,
    words: own.words + words,
  }
}

/**
 * What stands right before a list, as far back as its last sentence can be understood: a list of reasons against under the
 * heading `Reasons for` says the opposite without it.
 */
function leadIn({ passage, sentences }: ReadPassage): { place: Place; sentences: Sentence[] } | null {
  const { sentences: most, leadWords } = weights.reading
  const last = sentences.at(-1)
  if (last === undefined || last.kind === 'furniture') return null
  if (passage.kind !== undefined && passage.kind !== 'paragraph') return null
  let from = sentences.length - 1
  const leans = (sentence: Sentence | undefined) =>
    sentence !== undefined &&
    (sentence.leansOn !== null ||
      sentence.words < leadWords ||
      /^\p{Ll}/u.test(passage.text.slice(sentence.full.start)))
  while (from > 0 && sentences.length - from < most && leans(sentences[from])) from -= 1
  const run = sentences.slice(from)
  const start = run[0]?.full.start ?? last.full.start
  return { place: { passage, span: { start, end: last.full.end } }, sentences: run }
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
