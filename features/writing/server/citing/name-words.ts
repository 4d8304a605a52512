import { z } from 'zod'
import { type ContentLanguage, languageCode, overlaps, type Span } from '../../../../engines/text/index.ts'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Model, ModelRequest } from '../../../../platform/server/ai/types.ts'
import type { SourceMark } from '../source-marks.ts'
import { quotedSources, type SourceText } from '../source-texts.ts'
import { languageOfSource } from './candidates.ts'
import { citedSentences } from './cited-sentences.ts'
import type { NamedWords } from './named-words.ts'

const FoundShape = z.object({
  found: z.array(z.object({ sentence: z.number(), source: z.number(), quote: z.string() })),
})

/** A sentence that names sources of which code can't tell whether they carry it. */
export interface OpenSentence extends Span {
  words: string
  /** Of sources in another language. */
  numbers: number[]
}

/** Sentences of one text whose words are asked for; a longer one keeps what its figures prove. */
const MOST_SENTENCES = 30
const TOKENS_PER_SENTENCE = 100
const SPARE_TOKENS = 300

/** The sentences that name sources in another language and got no citation. */
export function openSentences(
  { text, marks }: { text: string; marks: readonly SourceMark[] },
  { sources, language, cited }: { sources: readonly SourceText[]; language: ContentLanguage; cited: readonly Span[] },
): OpenSentence[] {
  const foreign = new Set(sources.filter(({ all }) => isForeign(all, language)).map(({ number }) => number))
  if (foreign.size === 0) return []
  return citedSentences(text, marks, language)
    .map(({ start, end, words, numbers }) => ({
      start,
      end,
      words,
      numbers: numbers.filter((one) => foreign.has(one)),
    }))
    .filter((sentence) => sentence.numbers.length > 0 && !cited.some((one) => overlaps(one, sentence)))
    .slice(0, MOST_SENTENCES)
}

/**
 * Has a model name the words of sources in another language that sentences rest on: code can't compare those, but it can look
 * whether they are there. None where the model fails, for the text stands without them.
 */
export async function namedWords(
  model: Model,
  open: readonly OpenSentence[],
  { sources, signal }: { sources: readonly SourceText[]; signal: AbortSignal },
): Promise<(NamedWords & { sentence: OpenSentence })[]> {
  if (open.length === 0 || signal.aborted) return []
  try {
    const { value } = await model.object({ ...namingRequest(open, sources), schema: FoundShape, signal })
    return value.found.flatMap(({ sentence, source, quote }) => {
      const one = open[sentence - 1]
      return one?.numbers.includes(source) ? [{ sentence: one, source, quote }] : []
    })
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) return []
    throw error
  }
}

/** Asks which words of the sources the sentences rest on. */
export function namingRequest(open: readonly OpenSentence[], sources: readonly SourceText[]): ModelRequest {
  const named = new Set(open.flatMap(({ numbers }) => numbers))
  return {
    system: 'You look up in sources what the sentences of a text rest on.',
    prompt: 'The sources follow, then the sentences, then the task.',
    fenced: [
      ...quotedSources(sources.filter(({ number }) => named.has(number))),
      { label: 'SENTENCES', text: open.map(lineOf).join('\n') },
    ],
    after: [
      'SENTENCES holds sentences of a text, each with its number and, in brackets, the numbers of the SOURCES that it is said to rest on.',
      'For each sentence and each of its SOURCES give `sentence`, `source`, and `quote`: the words of that SOURCE that say what the sentence says, copied letter for letter, in their own language, one sentence at most.',
      'Leave out what a SOURCE does not say. Most sentences have one entry.',
    ].join('\n'),
    maxOutputTokens: open.length * TOKENS_PER_SENTENCE + SPARE_TOKENS,
    temperature: 0.1,
  }
}

function lineOf({ words, numbers }: OpenSentence, at: number): string {
  return `${at + 1}: ${words.replace(/\s+/g, ' ')} ${numbers.map((number) => `[${number}]`).join('')}`
}

function isForeign(passages: SourceText['all'], language: ContentLanguage): boolean {
  const other = languageOfSource(passages)
  return other !== null && languageCode(other) !== languageCode(language)
}
