import type { Passage } from '../../retrieval/index.ts'
import { weights } from '../weights.ts'
import { continued, itemOf, listIn, listOf } from './lists.ts'
import type { Material } from './material.ts'
import { sourcesInOtherLanguages } from './other-languages.ts'
import { type ReadPassage, saidIn } from './said.ts'
import type { Sentence } from './sentence.ts'
import { tableOf } from './tables.ts'
import type { Thought } from './thought.ts'

const kept = new WeakMap<Material, readonly Thought[]>()

/** Every thought of the sources, in their order. Read once for a material. */
export function readThoughts(material: Material): readonly Thought[] {
  const before = kept.get(material)
  if (before !== undefined) return before
  const bySentence = Map.groupBy(material.sentences, ({ passage }) => passage.id)
  const bySource = Map.groupBy(readable(material), ({ sourceId }) => sourceId)
  const quotable = new Set([...material.quotable, ...shortFacts(material)])
  const thoughts = [...bySource.values()].flatMap((passages) =>
    thoughtsOfSource(
      passages.map((passage) => ({ passage, sentences: bySentence.get(passage.id) ?? [] })),
      quotable,
    ),
  )
  kept.set(material, thoughts)
  return thoughts
}

/** Sources in another language are quoted only where there are no others. A heading is no thought. */
function readable({ passages, language }: Material): Passage[] {
  const foreign = sourcesInOtherLanguages(passages, language)
  const own = passages.filter(({ sourceId }) => !foreign.has(sourceId))
  return withoutCopies((own.length > 0 ? own : [...passages]).filter(({ kind }) => kind !== 'heading'))
}

/** A paragraph that an earlier source has word for word is the same text once more: a page that was added beside its site. */
function withoutCopies(passages: readonly Passage[]): Passage[] {
  const first = new Map<string, string>()
  return passages.filter(({ kind, own, text, sourceId }) => {
    if ((kind ?? 'paragraph') !== 'paragraph' || own) return true
    const before = first.get(text)
    if (before === undefined) first.set(text, sourceId)
    return before === undefined || before === sourceId
  })
}

/** `Capacity: 240 MW` is no sentence; a source that has nothing but such lines is quoted by them. */
function shortFacts({ sentences, quotable }: Material): Sentence[] {
  const speaking = new Set(quotable.map(({ passage }) => passage.sourceId))
  return sentences.filter(
    ({ kind, passage, figures, text }) =>
      kind === 'fragment' && !speaking.has(passage.sourceId) && (figures.length > 0 || /[:：]\s*\S/.test(text)),
  )
}

function thoughtsOfSource(passages: readonly ReadPassage[], quotable: ReadonlySet<Sentence>): Thought[] {
  const found: Thought[] = []
  let at = 0
  while (at < passages.length) {
    const read = passages[at]
    if (read === undefined) break
    const row = runOf(passages, at)
    if (row.length > 1) {
      const made = read.passage.kind === 'table-row' ? tableOf(row) : listOf(row, passages[at - 1])
      if (made !== null) found.push(made)
      at += row.length
      continue
    }
    // a row without the others is no sentence
    if (read.passage.kind === 'table-row') {
      at += 1
      continue
    }
    const item = read.passage.kind === 'list-item' ? itemOf(read, beforeList(passages, at)) : null
    if (item !== null) {
      found.push(item)
      at += 1
      continue
    }
    const inText = listIn(read)
    const last = found.at(-1)
    const whole = inText === null || last === undefined ? null : continued(last, inText)
    if (whole !== null) found[found.length - 1] = whole
    else found.push(...(inText === null ? saidIn(read, quotable) : [inText]))
    at += 1
  }
  return found
}

/** What stands before the first item of the list that an item is in. */
function beforeList(passages: readonly ReadPassage[], at: number): ReadPassage | undefined {
  let before = at - 1
  while (passages[before]?.passage.kind === 'list-item') before -= 1
  return passages[before]
}

/** Items or rows that follow each other under one heading; the passage alone where it is none. */
function runOf(passages: readonly ReadPassage[], from: number): readonly ReadPassage[] {
  const first = passages[from]?.passage
  if (first === undefined) return []
  let to = from + 1
  const isOne = (passage: Passage | undefined) =>
    passage?.kind === first.kind && passage?.heading === first.heading && isShort(passages[to])
  if (first.kind === 'table-row' || (first.kind === 'list-item' && isShort(passages[from])))
    while (isOne(passages[to]?.passage)) to += 1
  return passages.slice(from, to)
}

function isShort(read: ReadPassage | undefined): boolean {
  if (read?.passage.kind !== 'list-item') return true
  return read.sentences.reduce((sum, { words }) => sum + words, 0) <= weights.reading.longestItem
}
