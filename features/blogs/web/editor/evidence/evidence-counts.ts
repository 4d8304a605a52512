import type { Node } from '@tiptap/pm/model'
import type { ContentLanguage } from '../../../../../engines/text/index.ts'
import { type SentenceEvidence, sentenceEvidence } from './sentence-evidence.ts'
import type { SentenceVerdicts, Verdict } from './verdicts.ts'

/** A sentence with its place in the document. */
export interface PlacedEvidence extends SentenceEvidence {
  /** Document positions of the sentence. */
  start: number
  end: number
  verdict: Verdict | null
}

/** A document as its sentences are read. */
export interface ReadAs {
  language: ContentLanguage
  verdicts?: SentenceVerdicts | null
}

/** The sentences with a mark in a stretch of the document, in order. */
export function evidenceBetween(
  document: Node,
  { from, to }: { from: number; to: number },
  { language, verdicts }: ReadAs,
): PlacedEvidence[] {
  const found: PlacedEvidence[] = []
  document.nodesBetween(from, to, (node, pos) => {
    if (isNoStatement(node)) return false
    if (!node.isTextblock) return true
    let isChecked = false
    for (const evidence of sentenceEvidence(node, language)) {
      const start = pos + 1 + evidence.from
      const end = pos + 1 + evidence.to
      const verdict = verdicts?.of(evidence.words) ?? null
      // a verdict on a sentence is one on all its clauses
      if (evidence.isClause && isChecked) continue
      isChecked = verdict !== null
      if (end < from || start > to) continue
      if (verdict || evidence.state !== 'plain') found.push({ ...evidence, start, end, verdict })
    }
    return false
  })
  return found
}

// Notes are themselves the evidence; what is only suggested is not said yet.
function isNoStatement(node: Node): boolean {
  return node.type.name === 'footnotes' || String(node.attrs.suggestion ?? '').startsWith('+')
}

/** How many sentences of a document are cited, unsourced, or written by an assistant without either. */
export interface EvidenceCounts {
  cited: number
  unsourced: number
  assistant: number
}

/** Counts over the whole document, in slices, so that a long one does not hold the page up. Null when stopped. */
export async function countEvidence(
  document: Node,
  language: ContentLanguage,
  pause: () => Promise<boolean>,
): Promise<EvidenceCounts | null> {
  const counts: EvidenceCounts = { cited: 0, unsourced: 0, assistant: 0 }
  const blocks: Node[] = []
  document.descendants((node) => {
    if (isNoStatement(node)) return false
    if (node.isTextblock) blocks.push(node)
    return !node.isTextblock
  })
  let size = 0
  for (const block of blocks) {
    for (const { state } of sentenceEvidence(block, language)) if (state !== 'plain') counts[state] += 1
    size += block.content.size
    if (size < 5_000) continue
    size = 0
    if (!(await pause())) return null
  }
  return counts
}
