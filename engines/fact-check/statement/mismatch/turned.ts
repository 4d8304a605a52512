import type { PlacedJoint } from '../joints.ts'
import { areSidesExchanged } from '../order.ts'
import type { SlotReading } from '../slots.ts'
import { type Mismatch, MORE_SHARED, pairsOf, type Read } from './read.ts'

/** Cause and effect, before and after, the two sides of a comparison, each where the other is. */
export function turnedIn({ context: { claim, evidence }, aligned }: Read): Mismatch | null {
  if (pairsOf(aligned).length < MORE_SHARED) return null
  const own = withPlainJoints(claim)
  // `less vulnerable than` turned round is `more vulnerable than`
  const isOpen = ({ relation, from }: PlacedJoint) =>
    relation === 'than' &&
    aligned.missing.some((at) => {
      const place = claim.slots[at]?.place ?? from
      return place < from && from - place <= COMPARED_WITHIN
    })
  const isTurned = areSidesExchanged(
    { ...own, joints: own.joints.filter((joint) => !isOpen(joint)) },
    withPlainJoints(evidence),
    aligned,
  )
  return isTurned ? { rule: 'opposite', claim: { start: 0, end: claim.text.length } } : null
}

/** A sentence with those joints alone that leave no doubt what they join: the only one of its kind, and no `more than 200`. */
function withPlainJoints(reading: SlotReading): SlotReading {
  const { joints, slots, tokens } = reading
  const isBound = ({ relation, to }: PlacedJoint) =>
    relation === 'than' && slots.find(({ place }) => place >= to)?.kind === 'figure'
  const isLoose = ({ relation, from }: PlacedJoint) =>
    tokens[from]?.word === 'que' && relation === 'than' && !COMPARING.test(wordsBefore(tokens, from))
  const real = joints.filter((joint) => !isBound(joint) && !isLoose(joint))
  return {
    ...reading,
    joints: real.filter(({ relation }) => real.filter((other) => other.relation === relation).length === 1),
  }
}

const COMPARING = /\b(?:más|menos|mayor|menor|mejor|peor)\b/
const COMPARED_WITHIN = 3

function wordsBefore(tokens: SlotReading['tokens'], at: number): string {
  return tokens
    .slice(Math.max(0, at - COMPARED_WITHIN), at)
    .map(({ word }) => word)
    .join(' ')
}
