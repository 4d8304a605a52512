import { measureParts, type PartValues } from '../../../../engines/parts/index.ts'
import type { Model, ModelRequest } from '../../../../platform/server/ai/types.ts'
import { fits, type WrittenCopy } from '../../../writing/server/index.ts'
import { numbersNotGiven } from '../../catalog/fault-checks.ts'
import { speaksOfLength } from '../../said-limits.ts'
import { faultsOf, ownWordsOf } from '../faults-of.ts'
import { type Bounded, type ReviewTask, settingOf, withEdit } from './edited.ts'
import { withLengthsKept } from './keep-lengths.ts'
import { boundsIn } from './lengths.ts'
import { ReviewShape, reviewRequest, VoicedReviewShape } from './review-request.ts'
import type { Edit } from './revision.ts'

/** What a review comes to. */
export interface Review {
  copies: readonly WrittenCopy[]
  /** What the person should check before it goes out. */
  notes: string[]
  /** False where it named none. */
  hasLengthsRead: boolean
}

/** Edits of one review at most: whoever wants more wants another text. */
const MOST_EDITS = 12
const MOST_OF_VOICE = 2
const MOST_NOTES = 3
/** Characters of a note: a longer one is no note. */
const LONGEST_NOTE = 400

/**
 * Has the model that wrote them read the versions of one call once more, with the order and its material beside them, and
 * makes the edits that hold: nothing may be wrong afterwards that was right. What a changed sentence rests on is confirmed anew. A
 * review that fails leaves them as they are.
 */
export async function reviewedCopies(
  model: Model,
  order: ModelRequest,
  copies: readonly WrittenCopy[],
  task: ReviewTask,
): Promise<Review> {
  const { generator, checked, signal, emit } = task
  const own = ownWordsOf(checked.input)
  const request = reviewRequest(
    order,
    copies.map(({ content, parts }) => ({
      content,
      measures: parts && generator.parts ? measureParts(generator.parts, parts as PartValues, checked.input) : [],
    })),
    { ...settingOf(task), ordersLengths: speaksOfLength(own) },
  )
  if (signal.aborted || copies.some(({ finish }) => finish !== 'complete') || !fits(model, request))
    return unread(copies, task)
  emit({ event: 'review' })
  const isVoiced = task.checked.setting.voice !== null
  const schema = isVoiced ? VoicedReviewShape : ReviewShape
  const answer = await model.object({ ...request, schema, signal }).catch(() => null)
  if (!answer) return unread(copies, task)
  const edits = answer.value.edits.slice(0, MOST_EDITS)
  const ofVoice = VoicedReviewShape.safeParse(answer.value).data?.voice ?? []
  const lengths = answer.value.lengths ?? []
  const notes = (answer.value.notes ?? []).map((note) => note.trim())
  const edited = copies.map((copy, index) => {
    const isOfThis = ({ version }: { version: number }) => version === index + 1
    // what makes room first, so that what is missing finds it; what only sounds better takes what is left
    const wrong = edits.filter(isOfThis).toSorted((one, other) => growthOf(one) - growthOf(other))
    const voiced = ofVoice.filter(isOfThis).slice(0, MOST_OF_VOICE)
    return [...wrong, ...voiced.filter((edit) => !addsFigures(edit, copy, task))].reduce<Bounded>(
      (now, { words, instead }) => withEdit(now, { words, instead: instead ?? '' }, index, task),
      { copy, bounds: boundsIn(lengths.filter(isOfThis), copy.content, own) },
    )
  })
  const kept = await withLengthsKept(model, order, edited, task)
  return {
    ...(lengths.length > 0 ? { copies: kept, hasLengthsRead: true } : unread(kept, task)),
    notes: notes.filter((note) => note !== '' && note.length <= LONGEST_NOTE).slice(0, MOST_NOTES),
  }
}

/** As they are; of lengths there is only what patterns read. */
function unread(copies: readonly WrittenCopy[], { generator, checked }: ReviewTask): Review {
  const faults = (copy: WrittenCopy) =>
    faultsOf(generator, { ...copy, parts: copy.parts as PartValues | undefined }, { ...checked, hasLengthsRead: false })
  return { copies: copies.map((copy) => ({ ...copy, faults: faults(copy) })), notes: [], hasLengthsRead: false }
}

/** Whether words that only sound better have a figure that neither the material nor the text has. */
function addsFigures({ instead }: Edit, { content }: WrittenCopy, { checked, contextOf }: ReviewTask): boolean {
  return numbersNotGiven(instead, `${checked.known}\n${content}`, contextOf(0).language).length > 0
}

function growthOf({ words, instead }: { words: string; instead?: string | null | undefined }): number {
  return (instead ?? '').length - words.length
}
