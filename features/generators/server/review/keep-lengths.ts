import { z } from 'zod'
import type { Model, ModelRequest } from '../../../../platform/server/ai/types.ts'
import { fits, type WrittenCopy } from '../../../writing/server/index.ts'
import { OFF_LENGTH } from '../../each-length.ts'
import { type Bounded, type ReviewTask, settingOf, withEdit } from './edited.ts'
import { type Bound, distanceOff, offBounds } from './lengths.ts'
import { lengthsRequest } from './review-request.ts'
import type { Edit } from './revision.ts'

/** Requests for lengths after a review: whoever can't count comes near with the second number. */
const MOST_ROUNDS = 2
/** Of one version in one request. */
const MOST_EDITS = 20

const EditsShape = z.object({
  edits: z.array(z.object({ version: z.number().int().default(1), words: z.string(), instead: z.string() })),
})

/**
 * Has the model mend the places that are longer or shorter than the order has them, as code has counted. An edit is made where it brings
 * them nearer; what is still off is said of the copy.
 */
export async function withLengthsKept(
  model: Model,
  order: Pick<ModelRequest, 'prompt' | 'fenced'>,
  versions: readonly Bounded[],
  task: ReviewTask,
): Promise<WrittenCopy[]> {
  let kept = versions
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const off = kept.map(({ copy, bounds }) => offBounds(bounds, copy.content))
    const texts = kept.map(({ copy }) => copy.content)
    const request = lengthsRequest(order, texts, { ...settingOf(task), off })
    if (off.flat().length === 0 || task.signal.aborted || !fits(model, request)) break
    const answer = await model.object({ ...request, schema: EditsShape, signal: task.signal }).catch(() => null)
    const edits = answer?.value.edits ?? []
    if (edits.length === 0) break
    const before = kept
    kept = before.map((version, index) =>
      edits
        .filter((edit) => edit.version === index + 1)
        .slice(0, MOST_EDITS)
        .reduce((now, edit) => nearer(now, edit, index, task), version),
    )
    // the same question would get the same answer
    if (kept.every((version, index) => version === before[index])) break
  }
  return kept.map(withLengthFaults).map((copy, index) => ({ ...copy, ...wholeLength(kept[index]?.bounds ?? [], copy) }))
}

/** The most words of the whole text, where the order has one. */
function wholeLength(bounds: readonly Bound[], { content }: WrittenCopy): Pick<WrittenCopy, 'ordered_words'> {
  const whole = bounds.find(
    ({ unit, most, start, end }) =>
      unit === 'words' && Number.isFinite(most) && end - start >= WHOLE * content.trim().length,
  )
  return whole ? { ordered_words: { count: whole.most, is_limit: true } } : {}
}

/** Share of a text that is as good as all of it. */
const WHOLE = 0.95

/** The version with the edit where its places come nearer to their lengths, and none is lost. */
function nearer(version: Bounded, { words, instead }: Edit, index: number, task: ReviewTask): Bounded {
  const made = withEdit(version, { words, instead }, index, task)
  const isWhole =
    made.bounds.length === version.bounds.length &&
    made.bounds.every(({ start, end }) => made.copy.content.slice(start, end).trim() !== '')
  const isNearer = distanceOff(made.bounds, made.copy.content) < distanceOff(version.bounds, version.copy.content)
  return isWhole && isNearer ? made : version
}

function withLengthFaults({ copy, bounds }: Bounded): WrittenCopy {
  const off = offBounds(bounds, copy.content)
  const isSaid = copy.faults?.some(({ part, code }) => part === '' && (code === 'too-long' || code === OFF_LENGTH))
  if (off.length === 0 || isSaid) return copy
  const faults = off.map(({ bound: { unit, least, most }, words, count }) => ({
    part: '',
    code: OFF_LENGTH,
    message: `${count > most ? 'Too long' : 'Too short'}: “${words.length > 60 ? `${words.slice(0, 60)}…` : words}” has ${count} ${unit} (you asked for at ${count > most ? `most ${most}` : `least ${least}`}).`,
  }))
  return { ...copy, faults: [...(copy.faults ?? []), ...faults] }
}
