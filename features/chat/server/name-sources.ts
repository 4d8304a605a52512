import { overlaps, type Span, textOf } from '../../../engines/text/index.ts'
import type { Citation } from '../../../platform/contract/evidence.ts'
import type { Model, ModelRequest } from '../../../platform/server/ai/types.ts'
import {
  candidatesOf,
  citationsByNamedWords,
  fits,
  MOST_OPEN_SENTENCES,
  mayRestOnSource,
  namingRequest,
  type OpenSentence,
} from '../../writing/server/index.ts'
import { sentencesIn, unsourcedIn } from '../unsourced.ts'
import type { WrittenAnswer, WrittenFrom } from './written-answer.ts'

type Answer = Pick<WrittenAnswer, 'text' | 'citations' | 'admissions' | 'language' | 'finish' | 'from'>

/** What a whole answer still lacks sources for, and how a model is asked for them. */
interface Naming {
  open: OpenSentence[]
  request: ModelRequest
  from: WrittenFrom
}

/**
 * The request for the words of the sources that sentences of a whole answer rest on; null where nothing is open, nothing was read, or the
 * model's window doesn't hold it.
 */
export function namingOf(model: Model | null, answer: Answer): Naming | null {
  const { from, finish } = answer
  if (!model || !from || from.sources.length === 0 || finish !== 'complete') return null
  const open = openIn(answer, from)
  const request = namingRequest(open, from.sources)
  return open.length > 0 && fits(model, request) ? { open, request, from } : null
}

/**
 * Has the model name them. What code finds there is cited beside what comparing words has found, which stays as it is: somebody may be
 * reading it. None where the model fails.
 */
export async function citationsNamedFor(
  model: Model,
  { citations, language }: Pick<Answer, 'citations' | 'language'>,
  { open, request, from, signal }: Naming & { signal: AbortSignal },
): Promise<Citation[]> {
  const material = { sources: candidatesOf(from.sources), language, own: from.own }
  const named = await citationsByNamedWords(model, open, { request, material, signal })
  const isKnown = (one: Citation) =>
    citations.some((known) => overlaps(known, one) && known.passage_id === one.passage_id && known.quote === one.quote)
  return [...named.values()].flat().filter((one) => !isKnown(one))
}

/** Sentences that nothing is cited for, in whole or in a clause, or not every source that they name; where there are too many, those that state facts. */
function openIn({ text, citations, admissions, language }: Answer, { sources, marks }: WrittenFrom): OpenSentence[] {
  const unsourced = unsourcedIn(text, citations, language)
  const lacksSource = (sentence: Span) =>
    !citations.some((one) => overlaps(one, sentence)) ||
    unsourced.some((one) => overlaps(one, sentence)) ||
    namesMore(sentence, { sources, marks, citations })
  const open = sentencesIn(text, language)
    .filter((sentence) => mayRestOnSource(textOf(text, sentence)) && lacksSource(sentence))
    .filter(({ start, end }) => !admissions.some((at) => start < at && at <= end))
    .map(({ start, end }) => ({ start, end, words: textOf(text, { start, end }), numbers: [] }))
  if (open.length <= MOST_OPEN_SENTENCES) return open
  const isFactual = (sentence: Span) => unsourced.some((one) => overlaps(one, sentence))
  const chosen = new Set(
    [...open.filter(isFactual), ...open.filter((sentence) => !isFactual(sentence))].slice(0, MOST_OPEN_SENTENCES),
  )
  return open.filter((sentence) => chosen.has(sentence))
}

/** Whether a sentence names a source that it is not cited with. */
function namesMore(
  { start, end }: Span,
  { sources, marks, citations }: Pick<WrittenFrom, 'sources' | 'marks'> & Pick<Answer, 'citations'>,
): boolean {
  const cited = new Set(citations.filter((one) => overlaps(one, { start, end })).map(({ passage_id }) => passage_id))
  const numbers = marks.flatMap((mark) => (start < mark.at && mark.at <= end ? mark.numbers : []))
  return sources.some(({ number, all }) => numbers.includes(number) && !all.some(({ id }) => cited.has(id)))
}
