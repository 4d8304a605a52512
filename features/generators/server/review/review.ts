import { measureParts, type PartValues } from '../../../../engines/parts/index.ts'
import { holdsHtml, languageCode } from '../../../../engines/text/index.ts'
import type { Model, ModelRequest } from '../../../../platform/server/ai/types.ts'
import {
  type CopyContext,
  candidatesOf,
  citationsIn,
  fits,
  SourceMarkFilter,
  unfitness,
  type WrittenCopy,
} from '../../../writing/server/index.ts'
import { numbersNotGiven } from '../../catalog/fault-checks.ts'
import type { Generator } from '../../generator.ts'
import { type CheckedCopy, faultsOf, hasNewPlaces, rulesBroken } from '../faults-of.ts'
import { ownNumbersOnly } from '../own-numbers.ts'
import { ReviewShape, reviewRequest, VoicedReviewShape } from './review-request.ts'
import { type Edit, revised } from './revision.ts'

/** What copies are reviewed with. */
export interface ReviewTask {
  generator: Generator
  checked: CheckedCopy
  /** What each was written with. */
  contextOf(index: number): CopyContext
  signal: AbortSignal
  emit: CopyContext['emit']
}

/** What a review comes to. */
export interface Review {
  copies: readonly WrittenCopy[]
  /** What the person should check before it goes out. */
  notes: string[]
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
  const request = reviewRequest(
    order,
    copies.map(({ content, parts }) => ({
      content,
      measures: parts && generator.parts ? measureParts(generator.parts, parts as PartValues, checked.input) : [],
    })),
    { language: task.contextOf(0).language, voice: checked.setting.voice },
  )
  if (signal.aborted || copies.some(({ finish }) => finish !== 'complete') || !fits(model, request))
    return { copies, notes: [] }
  emit({ event: 'review' })
  const isVoiced = task.checked.setting.voice !== null
  const schema = isVoiced ? VoicedReviewShape : ReviewShape
  const answer = await model.object({ ...request, schema, signal }).catch(() => null)
  const edits = answer?.value.edits.slice(0, MOST_EDITS) ?? []
  const ofVoice = VoicedReviewShape.safeParse(answer?.value).data?.voice ?? []
  const notes = (answer?.value.notes ?? []).map((note) => note.trim())
  return {
    copies: copies.map((copy, index) => {
      const isOfThis = ({ version }: { version: number }) => version === index + 1
      // what makes room first, so that what is missing finds it; what only sounds better takes what is left
      const wrong = edits.filter(isOfThis).toSorted((one, other) => growthOf(one) - growthOf(other))
      const voiced = ofVoice.filter(isOfThis).slice(0, MOST_OF_VOICE)
      return [...wrong, ...voiced.filter((edit) => !addsFigures(edit, copy, task))].reduce(
        (now, { words, instead }) => withEdit(now, { words, instead: instead ?? '' }, index, task),
        copy,
      )
    }),
    notes: notes.filter((note) => note !== '' && note.length <= LONGEST_NOTE).slice(0, MOST_NOTES),
  }
}

/** Whether words that only sound better have a figure that neither the material nor the text has. */
function addsFigures({ instead }: Edit, { content }: WrittenCopy, { checked, contextOf }: ReviewTask): boolean {
  return numbersNotGiven(instead, `${checked.known}\n${content}`, contextOf(0).language).length > 0
}

function growthOf({ words, instead }: { words: string; instead?: string | null | undefined }): number {
  return (instead ?? '').length - words.length
}

/** The copy with the edit, or as it was where the edit doesn't hold. */
function withEdit(
  copy: WrittenCopy,
  edit: Edit,
  index: number,
  { generator, checked, contextOf }: ReviewTask,
): WrittenCopy {
  const { sources, language, isAnyLanguage } = contextOf(index)
  const marked = new SourceMarkFilter()
  marked.push(edit.instead)
  marked.end()
  // what a draft isn't allowed, an edit isn't either: HTML that nobody ordered, numbers that refer to nothing
  if (holdsHtml(edit.instead) && !holdsHtml(copy.content)) return copy
  const instead =
    sources.length > 0 ? marked.text : ownNumbersOnly(edit.instead, generator, { sources, known: checked.known })
  const layout = { parts: generator.parts ?? [], language: languageCode(language) }
  const made = revised({ ...copy, parts: copy.parts as PartValues | undefined }, { ...edit, instead }, layout)
  if (!made || unfitness(made.content, isAnyLanguage ? null : language)) return copy
  const { touched, citations, ...rest } = made
  const candidates = candidatesOf(sources)
  const marks = touched.map(({ end, passage_id }) => ({
    at: end,
    numbers: [candidates.findIndex((passages) => passages.some(({ id }) => id === passage_id)) + 1],
  }))
  const confirmed = marks.length > 0 ? citationsIn({ text: made.content, marks }, candidates, language) : []
  const faults = faultsOf(generator, made, checked)
  if (faults.length > (copy.faults?.length ?? 0)) return copy
  const before = { content: copy.content, parts: copy.parts as PartValues | undefined }
  if (hasNewPlaces(rulesBroken(generator, before, checked), faults)) return copy
  const all = [...citations, ...confirmed].toSorted((a, b) => a.start - b.start)
  return { ...copy, ...rest, citations: all, faults }
}
