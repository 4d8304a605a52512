import type { Passage } from '../../retrieval/index.ts'
import { weights } from '../weights.ts'
import type { Sentence } from './sentence.ts'
import type { SaidThought } from './thought.ts'

/** A passage with its sentences. */
export interface ReadPassage {
  readonly passage: Passage
  readonly sentences: readonly Sentence[]
}

/** The prose of a passage, cut where a sentence needs nothing before it. */
export function saidIn({ passage, sentences }: ReadPassage, quotable: ReadonlySet<Sentence>): SaidThought[] {
  if (passage.kind === 'table-row' || passage.kind === 'code') return []
  const runs: { run: Sentence[]; asked: Sentence | null }[] = []
  let open: Sentence[] | null = null
  let asked: Sentence | null = null
  for (const sentence of sentences) {
    if (!quotable.has(sentence) || announces(passage, sentence)) open = null
    else if (standsAlone(sentence)) {
      open = [sentence]
      runs.push({ run: open, asked })
    } else if (open !== null && open.length < weights.reading.sentences) open.push(sentence)
    else open = null
    asked = asks(passage, sentence) ? sentence : null
  }
  return runs.map(({ run, asked }) => saidBy(passage, run, asked ?? run[0]))
}

/** Whether the next sentence may be the answer: “Once a week is enough.” says nothing without what was asked. */
function asks({ text }: Passage, { full }: Sentence): boolean {
  return /[?？؟]["”’»)]*\s*$/.test(text.slice(full.start, full.end))
}

/** Whether a sentence only says that something comes, which is quoted with it or not at all. */
export function announces({ text }: Passage, { isAnnouncement, full }: Sentence): boolean {
  return isAnnouncement || /[:：]\s*$/.test(text.slice(full.start, full.end))
}

/** Whether a quotation can begin with it: `However,` and `It` need what stands before them. */
function standsAlone({ leansOn, bare, full }: Sentence): boolean {
  return leansOn === null && bare.start === full.start
}

/** Consecutive sentences of one passage as a thought, quoted from an earlier sentence on where `from` is one. */
export function saidBy(passage: Passage, sentences: readonly Sentence[], from = sentences[0]): SaidThought {
  const start = from?.full.start ?? 0
  const end = sentences.at(-1)?.full.end ?? start
  return {
    kind: 'said',
    sourceId: passage.sourceId,
    sentences,
    words: sentences.reduce((sum, { words }) => sum + words, 0),
    place: { passage, span: { start, end } },
  }
}
