import type { Sentence } from '../../compose/index.ts'
import type { Passage } from '../../retrieval/index.ts'
import { weights } from '../weights.ts'
import type { SaidThought } from './thought.ts'

/** A passage with its sentences. */
export interface ReadPassage {
  readonly passage: Passage
  readonly sentences: readonly Sentence[]
}

/** The prose of a passage, cut where a sentence needs nothing before it. */
export function saidIn({ passage, sentences }: ReadPassage, quotable: ReadonlySet<Sentence>): SaidThought[] {
  if (passage.kind === 'table-row' || passage.kind === 'code') return []
  const runs: Sentence[][] = []
  let open: Sentence[] | null = null
  for (const sentence of sentences) {
    if (!quotable.has(sentence) || announces(passage, sentence)) open = null
    else if (standsAlone(sentence)) {
      open = [sentence]
      runs.push(open)
    } else if (open !== null && open.length < weights.reading.sentences) open.push(sentence)
    else open = null
  }
  return runs.map((run) => saidBy(passage, run))
}

/** Whether a sentence only says that something comes, which is quoted with it or not at all. */
export function announces({ text }: Passage, { isAnnouncement, full }: Sentence): boolean {
  return isAnnouncement || /[:：]\s*$/.test(text.slice(full.start, full.end))
}

/** Whether a quotation can begin with it: `However,` and `It` need what stands before them. */
function standsAlone({ leansOn, bare, full }: Sentence): boolean {
  return leansOn === null && bare.start === full.start
}

/** Consecutive sentences of one passage as a thought. */
export function saidBy(passage: Passage, sentences: readonly Sentence[]): SaidThought {
  const start = sentences[0]?.full.start ?? 0
  const end = sentences.at(-1)?.full.end ?? start
  return {
    kind: 'said',
    sourceId: passage.sourceId,
    sentences,
    words: sentences.reduce((sum, { words }) => sum + words, 0),
    place: { passage, span: { start, end } },
  }
}
