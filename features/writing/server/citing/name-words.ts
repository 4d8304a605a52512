import { z } from 'zod'
import { type ContentLanguage, countWords, languageCode, overlaps, type Span } from '../../../../engines/text/index.ts'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Model, ModelRequest } from '../../../../platform/server/ai/types.ts'
import type { SourceMark } from '../source-marks.ts'
import { quotedSources, type SourceText } from '../source-texts.ts'
import { languageOfSource } from './candidates.ts'
import { citedSentences } from './cited-sentences.ts'
import type { NamedWords } from './named-words.ts'

const FoundShape = z.object({
  found: z.array(
    z.object({ sentence: z.number(), source: z.number(), quote: z.string(), calculated: z.boolean().nullish() }),
  ),
})

/** A sentence of which code can't tell whether a source carries it. */
export interface OpenSentence extends Span {
  words: string
  /** The sources that it is said to rest on; empty where any may. */
  numbers: readonly number[]
}

/** Sentences of one text whose words are asked for; of a longer one the rest stays without a source. */
export const MOST_OPEN_SENTENCES = 30
/** Shorter ones say nothing that a source could say. */
const FEWEST_WORDS = 3
const TOKENS_PER_SENTENCE = 140
const SPARE_TOKENS = 300

/** Whether a sentence can say what a source says: a question, or a word or two, can't. */
export function mayRestOnSource(words: string, fewest = FEWEST_WORDS): boolean {
  return countWords(words) >= fewest && !/[?？]["”’»]?\s*$/.test(words)
}

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
    .slice(0, MOST_OPEN_SENTENCES)
}

/**
 * Has a model name the words of sources that sentences rest on: code can't compare other words or another language, but it can
 * look whether they are there. None where the model fails, for the text stands without them.
 */
export async function namedWords<Open extends OpenSentence>(
  model: Model,
  open: readonly Open[],
  { request, signal }: { request: ModelRequest; signal: AbortSignal },
): Promise<(NamedWords & { sentence: Open })[]> {
  if (open.length === 0 || signal.aborted) return []
  try {
    const { value } = await model.object({ ...request, schema: FoundShape, signal })
    return value.found.flatMap(({ sentence, source, ...words }) => {
      const one = open[sentence - 1]
      const isMeant = one && (one.numbers.length === 0 || one.numbers.includes(source))
      return isMeant ? [{ sentence: one, source, ...words }] : []
    })
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) return []
    throw error
  }
}

/** Asks which words of the sources the sentences of a copy rest on. `own` is what the person said themselves, which no source has to say. */
export function namingRequest(open: readonly OpenSentence[], sources: readonly SourceText[], own = ''): ModelRequest {
  const named = new Set(open.flatMap(({ numbers }) => numbers))
  const asked = open.every(({ numbers }) => numbers.length > 0)
    ? sources.filter(({ number }) => named.has(number))
    : sources
  const { quoted, task, maxOutputTokens, temperature } = namingTask(open)
  return {
    system: 'You look up in sources what the sentences of a text rest on.',
    prompt: 'The sources follow, then the sentences, then the task.',
    fenced: [...quotedSources(asked), ...(own ? [{ label: 'OWN WORDS', text: own }] : []), ...quoted],
    after: own ? `${task}\n${OWN_RULE}` : task,
    maxOutputTokens,
    temperature,
  }
}

const OWN_RULE =
  'OWN WORDS come from the person who ordered the text. What only they tell (a story, a plan, what is on offer) rests on no SOURCE, even where one speaks of something like it.'

/** The task of naming the words, to be put behind the sources. */
export function namingTask(open: readonly OpenSentence[]) {
  return {
    quoted: [{ label: 'SENTENCES', text: open.map(lineOf).join('\n') }],
    task: [
      open.some(({ numbers }) => numbers.length)
        ? 'SENTENCES holds sentences of a text, each with its number and, in brackets, the numbers of the SOURCES that it is said to rest on.'
        : 'SENTENCES holds sentences of a text, each with its number. Find the SOURCE that each rests on.',
      'For each sentence and each of its SOURCES give `sentence`, `source`, and `quote`: the words of that SOURCE that say what the sentence says, copied letter for letter, in their own language, one sentence at most. A sentence that says several things, or brings two places together, has an entry for each.',
      'A calculation (a sum, a share, a time or date that follows from others) rests on the SOURCE that has its figures: quote these, with `calculated` true. Leave out what no SOURCE says: advice, asides, jokes, explanations, and conclusions of the text’s own.',
    ].join('\n'),
    maxOutputTokens: open.length * TOKENS_PER_SENTENCE + SPARE_TOKENS,
    temperature: 0.1,
  }
}

function lineOf({ words, numbers }: OpenSentence, at: number): string {
  return `${at + 1}: ${words.replace(/\s+/g, ' ')} ${numbers.map((number) => `[${number}]`).join('')}`.trimEnd()
}

function isForeign(passages: SourceText['all'], language: ContentLanguage): boolean {
  const other = languageOfSource(passages)
  return other !== null && languageCode(other) !== languageCode(language)
}
