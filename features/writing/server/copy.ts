import { type Composed, type Citation as ComposedCitation, pieces } from '../../../engines/compose/index.ts'
import type { ContentLanguage } from '../../../engines/text/index.ts'
import type { Citation, Copy, Engine } from '../../../platform/contract/evidence.ts'
import type { Model, ModelAnswer, ModelRequest } from '../../../platform/server/ai/types.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { GivenPassage, Setting } from '../contract.ts'
import { BareTextFilter } from './bare-text.ts'
import { confirmNamed, type NamedWords } from './citing/named-words.ts'
import { type ConfirmedCitation, confirmCitations } from './confirm-citations.ts'
import { SourceMarkFilter } from './source-marks.ts'
import { requireText } from './unfit-answer.ts'
import type { WritingRun } from './writing-run.ts'

/** Source id of passages that come from the person's own text in the call. */
export const OWN_TEXT = 'given'

/** A copy that has no id yet. */
export type NewCopy = Omit<Copy, 'id'>

/** One copy as a model wrote it. */
export interface WrittenCopy extends NewCopy {
  engine: Engine
  finish: ModelAnswer['finish']
}

/** What a copy is written with. */
export interface CopyContext {
  setting: Pick<Setting, 'language' | 'sources'>
  /** Which of several copies it is, from 0. */
  index: number
  signal: AbortSignal
  emit: WritingRun['emit']
}

/**
 * Has a model write one copy. Its pieces go on as they come, without the source marks; the marks become citations where
 * they hold. Where no source was given, a number in brackets is the text's own. Refuses as `Model.write` does.
 */
export async function writeCopy(model: Model, request: ModelRequest, context: CopyContext): Promise<WrittenCopy> {
  const { index, emit, signal } = context
  const pass = (text: string) => {
    if (text) emit({ event: 'delta', index, text })
  }
  const bare = new BareTextFilter()
  const filter = context.setting.sources.length > 0 ? new SourceMarkFilter() : new AsItIs()
  const { engine, finish } = await model.write({
    ...request,
    signal,
    onText: (piece) => pass(filter.push(bare.push(piece))),
  })
  pass(filter.push(bare.end()))
  pass(filter.end())
  if (finish !== 'stopped') requireText(filter.text, context.setting.language)
  const citations = citationsOf(filter, context)
  for (const citation of citations) emit({ event: 'source', index, citation })
  return { content: filter.text, citations, engine, finish }
}

/** Where no source was given a number in brackets is the text's own. */
class AsItIs {
  readonly marks: SourceMarkFilter['marks'] = []
  text = ''
  push(piece: string): string {
    this.text += piece
    return piece
  }
  end(): string {
    return ''
  }
}

function citationsOf(
  filter: Pick<SourceMarkFilter, 'text' | 'marks'>,
  { setting: { sources, language } }: CopyContext,
): Citation[] {
  return citationsIn(
    filter,
    sources.map((passage) => [passage]),
    language,
  )
}

/** The citations of a text whose marks were taken out: number n stands for one of `candidates[n - 1]`. */
export function citationsIn(
  { text, marks }: Pick<SourceMarkFilter, 'text' | 'marks'>,
  candidates: readonly (readonly GivenPassage[])[],
  language: ContentLanguage,
): Citation[] {
  return confirmCitations(text, marks, candidates, language).map((one) => confirmedCitation(one, candidates.flat()))
}

/** The citation of a sentence by what a model says carries it, in a source in another language; null where that does not hold. */
export function citationNamed(
  sentence: string,
  named: NamedWords,
  candidates: readonly (readonly GivenPassage[])[],
  language: ContentLanguage,
): Citation | null {
  const found = confirmNamed(sentence, named, candidates, language)
  return found && confirmedCitation(found, candidates.flat())
}

function confirmedCitation(
  { passage, quote, start, end, by }: ConfirmedCitation,
  sources: readonly GivenPassage[],
): Citation {
  const citation = citationOf({ passageId: passage.id, quote, start, end }, sources)
  return by === 'words' ? citation : { ...citation, matched_by: by }
}

/** A citation as it is sent and stored; its id is new. */
function citationOf(
  { passageId, quote, start, end }: Pick<ComposedCitation, 'passageId' | 'quote' | 'start' | 'end'>,
  sources: readonly GivenPassage[],
): Citation {
  const source = sourceOf(sources.find(({ id }) => id === passageId))
  return { ...source, id: newId(), passage_id: passageId, quote, start, end }
}

/** Has a model write one copy that is JSON of a shape. It comes in one piece, for half of it is of no use. */
export async function writeObject(
  model: Model,
  request: Parameters<Model['object']>[0],
  { index, signal, emit }: Pick<CopyContext, 'index' | 'signal' | 'emit'>,
): Promise<WrittenCopy> {
  const { value, engine } = await model.object({ ...request, signal })
  const content = JSON.stringify(value)
  emit({ event: 'delta', index, text: content })
  return { content, citations: [], engine, finish: 'complete' }
}

/** Pieces that are handed on in one go. */
const PIECES_AT_ONCE = 16

/** Hands on a text of the built-in writer as a copy, in pieces like those of a model. */
export async function passOn(composed: Composed, context: CopyContext): Promise<NewCopy> {
  const { setting, index, emit, signal } = context
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

function sourceOf(passage: GivenPassage | undefined): Pick<Citation, 'title' | 'url' | 'asset_id'> {
  if (!passage || passage.sourceId === OWN_TEXT) return { title: 'Your text', url: null, asset_id: null }
  return { title: passage.title, url: passage.url ?? null, asset_id: passage.assetId }
}
