import type { PartValues } from '../../../../engines/parts/index.ts'
import { holdsHtml, languageCode } from '../../../../engines/text/index.ts'
import type { Setting } from '../../../writing/contract.ts'
import {
  type CopyContext,
  candidatesOf,
  citationsIn,
  SourceMarkFilter,
  unfitness,
  type WrittenCopy,
} from '../../../writing/server/index.ts'
import type { Generator } from '../../generator.ts'
import { type CheckedCopy, faultsOf, hasNewPlaces, rulesBroken } from '../faults-of.ts'
import { ownNumbersOnly } from '../own-numbers.ts'
import { type Bound, carried } from './lengths.ts'
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

/** The language that copies are in, and their voice. */
export function settingOf({ checked, contextOf }: ReviewTask): Pick<Setting, 'language' | 'voice'> {
  return { language: contextOf(0).language, voice: checked.setting.voice }
}

/** A copy with how long its places may be. */
export interface Bounded {
  copy: WrittenCopy
  bounds: readonly Bound[]
}

/** The copy with the edit, or the very same where the edit doesn't hold: then nothing is wrong afterwards that was right. */
export function withEdit({ copy, bounds }: Bounded, edit: Edit, index: number, task: ReviewTask): Bounded {
  const made = copyWith(edit, copy, index, task)
  if (made === copy) return { copy, bounds }
  return { copy: made, bounds: carried(bounds, { before: copy.content, after: made.content, words: edit.words }) }
}

function copyWith(
  edit: Edit,
  copy: WrittenCopy,
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
