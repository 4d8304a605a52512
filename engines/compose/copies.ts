import { normaliseSpace } from '../text/index.ts'
import type { Composed } from './composed.ts'
import type { Material } from './material.ts'
import { quotable } from './material.ts'
import { Page } from './page.ts'
import { chosen } from './wording.ts'

/** A copy is never shorter: a word or two would not look like an answer. */
const SHORTEST = 24

/**
 * As many copies as asked for, no two alike: `write` is asked for variant after variant, and where a text is too short
 * for so many different ones, a copy says in front that it is the text as given. Each has more than 20 characters.
 */
export function copies(material: Material, count: number, write: (variant: number) => Composed): Composed[] {
  const made: Composed[] = []
  const seen = new Set<string>()
  const keep = (composed: Composed) => {
    const key = normaliseSpace(composed.text)
    if (seen.has(key) || composed.text.trim().length < SHORTEST || made.length >= count) return
    seen.add(key)
    made.push(composed)
  }
  for (let variant = 0; variant < count * 3 + 4 && made.length < count; variant += 1)
    keep(long(material, write(variant), variant))
  const bases = made.length > 0 ? [...made] : [long(material, write(0), 0)]
  for (let round = 0; made.length < count && round < count * 8; round += 1) {
    keep(framed(material, chosen(bases, round), round))
  }
  return made
}

/** A text that is too short by itself gets words before it that say where it comes from. */
function long(material: Material, composed: Composed, variant: number): Composed {
  if (composed.text.trim() === '') return nothingToWrite(material, variant)
  return composed.text.trim().length < SHORTEST ? framed(material, composed, variant) : composed
}

function framed(material: Material, composed: Composed, round: number): Composed {
  const { asGiven, selected, inShort, keyPoints } = material.vocabulary.pack.phrases
  const frames = [...asGiven, ...selected, ...[...inShort, ...keyPoints].map((words) => `${words}:`)]
  const frame = chosen(frames, round)
  const second = round >= frames.length ? ` ${chosen(frames, Math.floor(round / frames.length) + round)}` : ''
  return after(`${frame}${second}\n\n`, composed)
}

/** The same text with words before it; citations move along. */
export function after(words: string, composed: Composed): Composed {
  const by = words.length
  const citations = composed.citations.map((citation) => ({
    ...citation,
    start: citation.start + by,
    end: citation.end + by,
  }))
  return { ...composed, text: words + composed.text, citations }
}

/** What is said when there is nothing to write from, or nothing that can be quoted. */
export function nothingToWrite(material: Material, variant = 0): Composed {
  const { nothing } = material.vocabulary.pack.phrases
  return new Page().words(chosen(nothing, variant)).done()
}

/** Whether there is no sentence to write from. */
export function isEmpty(material: Material): boolean {
  return quotable(material).length === 0
}
