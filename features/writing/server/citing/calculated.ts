import { derivedFigures } from '../../../../engines/fact-check/index.ts'
import type { Passage } from '../../../../engines/retrieval/index.ts'
import {
  type ContentLanguage,
  languageCode,
  overlaps,
  sentences,
  support,
  textOf,
} from '../../../../engines/text/index.ts'
import { saysEnough } from './carriers.ts'
import type { Claim } from './claim.ts'
import { coverOf, type Naming, weightOf } from './weighing.ts'

/** A passage from whose figures a sentence was reckoned. */
export interface Calculated<P extends Passage> {
  passage: P
  /** Its sentences with those figures. */
  quote: string
  weight: number
}

/**
 * Whether a sentence gives what follows from the figures of a passage: `80 to 120 liters for 20 m²` from `4 to 6 liters per
 * m²`. It must be about the same, and what else it has of figures, dates and names must be there.
 */
export function calculated<P extends Passage>(
  claim: Claim,
  near: Naming & { passage: P },
  language: ContentLanguage,
): Calculated<P> | null {
  const { passage, headings, context } = near
  const text = `${passage.text}\n\n${headings}`
  const derived = derivedFigures(claim, { words: text, language })
  if (!derived) return null
  const hard = claim.hard.filter((part) => !derived.spans.some((span) => overlaps(span, part)))
  const isForeign = languageCode(language) !== languageCode(claim.language)
  const rest = { ...claim, hard }
  const cover = coverOf(rest, passage.text, { headings, context })
  if (isForeign) {
    const { missing } = support(claim.words, { passage: text, context, language }, claim.language)
    if (missing.some((one) => one.kind !== 'name' && hard.some((part) => part.start === one.start))) return null
  } else if (!saysEnough(rest, cover)) return null
  const held = sentences(passage.text, language).filter((span) => derived.from.some((figure) => overlaps(figure, span)))
  const [first, last] = [held[0], held.at(-1)]
  if (!first || !last) return null
  const quote = textOf(passage.text, { start: first.start, end: last.end })
  return { passage, quote, weight: weightOf(rest, cover) }
}
