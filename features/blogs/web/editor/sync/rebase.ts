import type { Transaction } from '@tiptap/pm/state'
import { Mapping, ReplaceStep, type Step, Transform } from '@tiptap/pm/transform'
import { childrenOf } from '../../../document/children-of.ts'
import type { Stepped } from './binding.ts'
import { replaceBlocks } from './remote-steps.ts'

/**
 * Puts what others changed (`theirs`, from a document that was shown earlier) beneath what was changed here since: takes
 * back one's own, takes in theirs, and does one's own again where its place is now. Returns one's own as it is then.
 */
export function rebase(tr: Transaction, theirs: Transform): Stepped[] {
  const { selection } = tr
  const own = new Transform(theirs.before)
  replaceBlocks(own, childrenOf(tr.doc))
  // Knows which steps mirror each other, so that a caret within a word that is taken out and put in again stays there.
  const mapping = new Mapping()
  const take = (step: Step, mirrors?: number) => {
    tr.step(step)
    mapping.appendMap(step.getMap(), mirrors)
  }
  for (const [index, step] of [...own.steps.entries()].reverse()) take(step.invert(own.docs[index] ?? own.before))
  for (const step of theirs.steps) take(step)
  const again = new Transform(theirs.doc)
  for (const [index, step] of own.steps.entries()) {
    const inverse = own.steps.length - 1 - index
    const moved = movedBy(mapping.slice(inverse + 1), step)
    if (moved && again.maybeStep(moved).failed === null) take(moved, inverse)
  }
  tr.setSelection(selection.map(tr.doc, mapping))
  return again.steps.flatMap((step, index) =>
    step instanceof ReplaceStep
      ? [{ step, before: again.docs[index] ?? theirs.doc, after: again.docs[index + 1] ?? again.doc }]
      : [],
  )
}

/** Words around which everything was replaced still stand somewhere: at the end of what came. */
function movedBy(mapping: Mapping, step: Step): Step | null {
  const moved = step.map(mapping)
  if (moved || !(step instanceof ReplaceStep)) return moved
  const place = mapping.map(step.to)
  return new ReplaceStep(place, place, step.slice)
}
