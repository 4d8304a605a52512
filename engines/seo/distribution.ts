import { type Finding, found, unmeasured } from './assessments.ts'
import { type Keyphrase, reflects } from './keyphrase.ts'
import { type Measured, type PlacedSentence, spanOf } from './measured.ts'

const FEWEST_SENTENCES = 15
const GAP = { ok: 40, bad: 60 }

/**
 * How evenly a keyphrase is spread: the longest stretch of sentences without it, in percent of all sentences. A
 * sentence has it when it has a use of it or of a synonym; of long ones more than half of the words are enough.
 */
export function distribution({ sentences }: Measured, phrases: readonly Keyphrase[]): Finding {
  const id = 'keyphrase-distribution'
  if (sentences.length < FEWEST_SENTENCES) return unmeasured(id, 'short-text')
  let longest: PlacedSentence[] = []
  let gap: PlacedSentence[] = []
  for (const sentence of sentences) {
    if (reflects(sentence.facts, phrases)) gap = []
    else gap.push(sentence)
    if (gap.length > longest.length) longest = gap
  }
  if (longest.length === sentences.length) return found(id, 1, { percent: 100 })
  const percent = (100 * longest.length) / sentences.length
  const score = percent > GAP.bad ? 1 : percent >= GAP.ok ? 6 : 9
  return found(id, score, { percent, limit: GAP.ok }, score === 9 ? [] : stretch(longest))
}

function stretch(sentences: readonly PlacedSentence[]) {
  const [first, last] = [sentences[0], sentences.at(-1)]
  return first === undefined || last === undefined ? [] : [{ start: spanOf(first).start, end: spanOf(last).end }]
}
