import type { Citation as ComposedCitation } from '../../../engines/digest/index.ts'
import type { ContentLanguage } from '../../../engines/text/index.ts'
import type { Citation } from '../../../platform/contract/evidence.ts'
import type { Model, ModelRequest } from '../../../platform/server/ai/types.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { GivenPassage } from '../contract.ts'
import { namedWords, type OpenSentence } from './citing/name-words.ts'
import { confirmNamedInRow } from './citing/named-row.ts'
import { confirmNamed, type NamedMaterial, type NamedWords } from './citing/named-words.ts'
import { type ConfirmedCitation, confirmCitations } from './confirm-citations.ts'
import type { SourceMarkFilter } from './source-marks.ts'
import type { SourceText } from './source-texts.ts'

/** Source id of passages that come from the person's own text in the call. */
const OWN_TEXT = 'given'

/** The citations of a text whose marks were taken out: number n stands for one of `candidates[n - 1]`. */
export function citationsIn(
  { text, marks }: Pick<SourceMarkFilter, 'text' | 'marks'>,
  candidates: readonly (readonly GivenPassage[])[],
  language: ContentLanguage,
): Citation[] {
  return confirmCitations(text, marks, candidates, language).map((one) => confirmedCitation(one, candidates.flat()))
}

/** The citations of a sentence by the words that a model says carry it; empty where that does not hold. */
export function citationsNamed(
  { words, start, end }: Pick<OpenSentence, 'words' | 'start' | 'end'>,
  named: readonly NamedWords[],
  material: NamedMaterial<GivenPassage>,
): Citation[] {
  const sources = material.sources.flat()
  if (words.startsWith('|'))
    return confirmNamedInRow(words, named, material).map((found) => ({
      ...confirmedCitation(found, sources),
      start: start + found.start,
      end: start + found.end,
    }))
  return confirmNamed(words, named, material).map((found) => ({ ...confirmedCitation(found, sources), start, end }))
}

/** A cited text as its writer knows it: with the numbers of its sources at the ends of what rests on them. */
export function numberedText(
  { text, citations }: { text: string; citations: readonly Citation[] },
  sources: readonly SourceText[],
): string {
  const numberOf = new Map(sources.flatMap(({ number, all }) => all.map(({ id }) => [id, number] as const)))
  const at = Map.groupBy(citations, ({ end }) => end)
  const ends = [...at.keys()].toSorted((a, b) => b - a)
  return ends.reduce((written, end) => {
    const numbers = new Set(at.get(end)?.flatMap(({ passage_id }) => numberOf.get(passage_id) ?? []))
    const marks = [...numbers].map((number) => `[${number}]`).join('')
    const stop = /[.!?…]["”’»]?$/.exec(written.slice(0, end))?.[0].length ?? 0
    return marks ? `${written.slice(0, end - stop)} ${marks}${written.slice(end - stop)}` : written
  }, text)
}

/**
 * Has a model name the words of sources that open sentences rest on; what code finds there are their citations. Each sentence that words
 * were named for has an entry, empty where they don't hold. None at all where the model fails.
 */
export async function citationsByNamedWords<Open extends OpenSentence>(
  model: Model,
  open: readonly Open[],
  { request, material, signal }: { request: ModelRequest; material: NamedMaterial<GivenPassage>; signal: AbortSignal },
): Promise<Map<Open, Citation[]>> {
  const named = await namedWords(model, open, { request, signal })
  const bySentence = [...Map.groupBy(named, ({ sentence }) => sentence)]
  return new Map(bySentence.map(([sentence, words]) => [sentence, citationsNamed(sentence, words, material)]))
}

function confirmedCitation(
  { passage, quote, start, end, by }: ConfirmedCitation,
  sources: readonly GivenPassage[],
): Citation {
  const citation = citationOf({ passageId: passage.id, quote, start, end }, sources)
  return by === 'words' ? citation : { ...citation, matched_by: by }
}

/** A citation as it is sent and stored; its id is new. */
export function citationOf(
  { passageId, quote, start, end }: Pick<ComposedCitation, 'passageId' | 'quote' | 'start' | 'end'>,
  sources: readonly GivenPassage[],
): Citation {
  const source = sourceOf(sources.find(({ id }) => id === passageId))
  return { ...source, id: newId(), passage_id: passageId, quote, start, end }
}

function sourceOf(passage: GivenPassage | undefined): Pick<Citation, 'title' | 'url' | 'asset_id'> {
  if (!passage || passage.sourceId === OWN_TEXT) return { title: 'Your text', url: null, asset_id: null }
  return { title: passage.title, url: passage.url ?? null, asset_id: passage.assetId }
}
