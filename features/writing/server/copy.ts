import type { Composed } from '../../../engines/digest/index.ts'
import { holdsHtml } from '../../../engines/text/index.ts'
import type { Citation, Copy, Engine } from '../../../platform/contract/evidence.ts'
import type { Model, ModelAnswer, ModelRequest } from '../../../platform/server/ai/types.ts'
import type { Setting } from '../contract.ts'
import { citationOf, citationsByNamedWords, citationsIn } from './citations.ts'
import { namingRequest, openSentences } from './citing/name-words.ts'
import { CopyStream, type StreamContext } from './copy-stream.ts'
import { pieces } from './pieces.ts'
import { askedAgain } from './prompt.ts'
import type { SourceMarkFilter } from './source-marks.ts'
import { candidatesOf } from './source-texts.ts'
import { hasLoop, refuseUnfit, unfitness } from './unfit-answer.ts'
import type { WritingRun } from './writing-run.ts'

/** Characters of an answer after which it is read for a loop again. */
const LOOP_STEP = 1_000

/** A copy that has no id yet. */
export type NewCopy = Omit<Copy, 'id'>

/** One copy as a model wrote it. */
export interface WrittenCopy extends NewCopy {
  engine: Engine
  finish: ModelAnswer['finish']
}

/** Where a copy goes. */
export interface CopyTarget {
  /** Which of several copies it is, from 0. */
  index: number
  signal: AbortSignal
  emit: WritingRun['emit']
}

/** A copy with the places where it named sources. */
type MarkedCopy = WrittenCopy & Pick<SourceMarkFilter, 'marks'>

/** What a copy is written with. */
export interface CopyContext extends CopyTarget, StreamContext {
  /** Whoever asks has the words of sources named when the text has its last form. */
  isNamedLater?: boolean
  /** Called as more can be shown: all of it so far, and where in it sources were named. */
  onShown?: (shown: Pick<SourceMarkFilter, 'text' | 'marks'>) => void
}

/**
 * Has a model write one copy. Its pieces go on as they come, without the source marks; the marks become citations where
 * they hold. Where no source was given, a number in brackets is the text's own. An answer that begins as a refusal or in
 * another language is not passed on but asked for once more. Of sources in another language the model is asked, in a request
 * more, which of their words carry what the text rests on them. Refuses as `Model.write` does, and what is no text (`model-declined` …).
 */
export async function writeCopy(model: Model, request: ModelRequest, context: CopyContext): Promise<MarkedCopy> {
  const first = await writeOnce(model, request, context)
  if (!('unfit' in first)) return first
  const second = await writeOnce(model, askedAgain(request, first.unfit, context.language), context)
  return 'unfit' in second ? refuseUnfit(second.unfit, context.language) : second
}

async function writeOnce(
  model: Model,
  request: ModelRequest,
  context: CopyContext,
): Promise<MarkedCopy | { unfit: 'declined' | 'other-language' }> {
  const { index, emit, language, signal } = context
  const stop = new AbortController()
  const ofPerson = (request.fenced ?? []).map(({ text }) => text)
  const keepsHtml = context.isAnyLanguage === true || ofPerson.some(holdsHtml)
  const stream = new CopyStream({ ...context, keepsHtml })
  let loopsRead = 0
  let isLooping = false
  const pass = (text: string) => {
    if (text) emit({ event: 'delta', index, text })
    if (text) context.onShown?.(stream)
    if (stream.text.length - loopsRead >= LOOP_STEP) {
      loopsRead = stream.text.length
      isLooping ||= hasLoop(stream.text)
    }
    // a model that repeats itself would go on until its answer is full
    if (stream.unfit || isLooping) stop.abort()
  }
  const { engine, finish } = await model.write({
    ...request,
    signal: AbortSignal.any([signal, stop.signal]),
    onText: (piece) => pass(stream.push(piece)),
  })
  pass(stream.end())
  if (stream.unfit && !signal.aborted) return { unfit: stream.unfit }
  if (isLooping && !signal.aborted) refuseUnfit('loops', language)
  const { text, marks } = finish === 'stopped' || finish === 'cut' ? stream : stream.finished(finish === 'length')
  const found = finish === 'stopped' ? null : unfitness(text, context.isAnyLanguage ? null : language)
  if (found) refuseUnfit(found, language)
  const compared = citationsIn({ text, marks }, candidatesOf(context.sources), language)
  const named =
    finish === 'complete' && !context.isNamedLater
      ? await citationsOfOthers(model, { text, marks }, compared, context)
      : []
  const citations = [...compared, ...named].toSorted((a, b) => a.start - b.start)
  for (const citation of citations) emit({ event: 'source', index, citation })
  return { content: text, citations, marks, engine, finish }
}

/** Citations of sentences that name sources in another language, by the words that the model then names in them. */
async function citationsOfOthers(
  model: Model,
  written: Pick<SourceMarkFilter, 'text' | 'marks'>,
  cited: readonly Citation[],
  { sources, language, signal }: CopyContext,
): Promise<Citation[]> {
  const open = openSentences(written, { sources, language, cited })
  const named = await citationsByNamedWords(model, open, {
    request: namingRequest(open, sources),
    material: { sources: candidatesOf(sources), language },
    signal,
  })
  return [...named.values()].flat()
}

/** Has a model write one copy that is JSON of a shape. It comes in one piece, for half of it is of no use. */
export async function writeObject(
  model: Model,
  request: Parameters<Model['object']>[0],
  { index, signal, emit }: CopyTarget,
): Promise<WrittenCopy> {
  const { value, engine } = await model.object({ ...request, signal })
  const content = JSON.stringify(value)
  emit({ event: 'delta', index, text: content })
  return { content, citations: [], engine, finish: 'complete' }
}

/** Pieces that are handed on in one go. */
const PIECES_AT_ONCE = 16

/** Hands on a text of the built-in writer as a copy, in pieces like those of a model. */
export async function passOn(
  composed: Composed,
  { setting, index, emit, signal }: CopyTarget & { setting: Pick<Setting, 'sources'> },
): Promise<NewCopy> {
  const content = composed.text
  let sent = 0
  let count = 0
  for (const piece of pieces(content)) {
    if (signal.aborted) break
    emit({ event: 'delta', index, text: piece })
    sent += piece.length
    // Others wait for the processor too: a long text must not hold them up.
    if (++count % PIECES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const citations = composed.citations
    .filter(({ end }) => end <= sent)
    .map((citation) => citationOf(citation, setting.sources))
  for (const citation of citations) emit({ event: 'source', index, citation })
  return { content: content.slice(0, sent), citations }
}
