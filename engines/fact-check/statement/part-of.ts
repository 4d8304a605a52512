import { framesOf } from '../lexicon/frames.ts'
import type { Aligned } from './aligned.ts'
import type { SlotContext } from './same-slot.ts'

/** Whether a sentence says of a part (`two of the five centers`, `in the upper half of the town`) what a claim says of the whole. */
export function isPartOf({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const partBefore = framesOf(claim.language)?.partBefore
  if (partBefore === undefined) return false
  const held = [...pairs.values()].filter((slot) => slot !== null)
  return [...pairs].some(([at, slot]) => {
    const own = claim.slots[at]
    if (own === undefined || slot === null) return false
    const found = partBefore.exec(evidence.text.slice(0, slot.start))
    if (found === null || partBefore.test(claim.text.slice(0, own.start))) return false
    const [, part = ''] = found
    const end = found.index + part.length
    return !held.some((one) => one.start < end && found.index < one.end)
  })
}
