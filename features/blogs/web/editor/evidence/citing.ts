import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

/** Puts a citation on the words of a sentence, without the sign at its end. */
export function cite(tr: Transaction, sentence: { start: number; end: number }, id: string): Transaction {
  const type = tr.doc.type.schema.marks.citation
  const text = tr.doc.textBetween(sentence.start, sentence.end, undefined, '\ufffc')
  const lead = /^\s*/.exec(text)?.[0].length ?? 0
  return type ? tr.addMark(sentence.start + lead, sentence.start + text.trimEnd().length, type.create({ id })) : tr
}

/** Takes a citation off everything that carries it within a stretch. */
export function uncite(tr: Transaction, stretch: { start: number; end: number }, id: string): Transaction {
  const type = tr.doc.type.schema.marks.citation
  const { from, to } = wholeOf(tr.doc, stretch, id)
  return type ? tr.removeMark(from, to, type.create({ id })) : tr
}

/** Puts another citation where one stands. */
export function recite(
  tr: Transaction,
  stretch: { start: number; end: number },
  before: string,
  after: string,
): Transaction {
  const type = tr.doc.type.schema.marks.citation
  const { from, to } = wholeOf(tr.doc, stretch, before)
  return type ? tr.removeMark(from, to, type.create({ id: before })).addMark(from, to, type.create({ id: after })) : tr
}

// A citation may begin before the sentence and end after it: all that hangs together goes.
function wholeOf(
  document: Node,
  { start, end }: { start: number; end: number },
  id: string,
): { from: number; to: number } {
  const $start = document.resolve(start)
  const runs: { from: number; to: number }[] = []
  $start.parent.forEach((child, offset) => {
    const pos = $start.start() + offset
    if (!child.marks.some((mark) => mark.type.name === 'citation' && mark.attrs.id === id)) return
    const last = runs.at(-1)
    if (last?.to === pos) last.to = pos + child.nodeSize
    else runs.push({ from: pos, to: pos + child.nodeSize })
  })
  const within = runs.filter((run) => run.from < end && run.to > start)
  return { from: within[0]?.from ?? start, to: within.at(-1)?.to ?? end }
}
