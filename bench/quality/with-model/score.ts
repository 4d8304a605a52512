import { machineTone } from '../../../engines/humanize/index.ts'
import { copiedWordsFinder, sharedRunsFinder } from '../../../engines/plagiarism/index.ts'
import { readability } from '../../../engines/readability/index.ts'
import { countWords, overlaps, type Span, textOf } from '../../../engines/text/index.ts'
import { repeatedSentences, statesFact } from '../../../features/workflows/server/article/faults.ts'
import { confirmCitations } from '../../../features/writing/server/confirm-citations.ts'
import { markdownSentences } from '../../../features/writing/server/index.ts'
import type { Source, Topic } from './topics.ts'
import type { Written } from './written.ts'

/** What code can say of an article; the same rules whoever wrote it. */
export interface Score {
  words: number
  /** Words that were ordered. */
  ordered: number
  /** Sentences that state facts; those that cite a source; those of which a source that they cite is supported. */
  factual: number
  cited: number
  carried: number
  /** Sentences with a source that they name, each pair once, and those of which that source holds the figures, names and words. */
  citations: number
  borneOut: number
  /** Of those pairs, the ones that rest on words a model has named and code has found in the source, as the words differ. */
  named: number
  /** Sentences that say what an earlier one has said. */
  repeated: number
  /** Share of words that are in copied stretches, see `copiedWordsFinder`; and in any runs of eight, figures and tables too. */
  copied: number
  shared: number
  readingEase: number | null
  /** 0 to 1; null where it is not measured. */
  tone: number | null
  tokensIn: number
  tokensOut: number
  seconds: number
}

export function scoreOf({ text, citations, calls }: Written, topic: Topic, sources: readonly Source[]): Score {
  const { language } = topic
  const read = markdownSentences(text, language).map((span) => ({
    span,
    text: textOf(text, span),
    sources: [...new Set(citations.filter((one) => overlaps(one, span)).map(({ source }) => source))],
    named: citations.filter((one) => overlaps(one, span) && one.matched_by === 'model').map(({ source }) => source),
  }))
  const borne = new Map(read.map((sentence) => [sentence, borneOutBy(sentence, topic, sources)]))
  const factual = read.filter(({ text: sentence }) => statesFact(sentence, language))
  const plain = sources.map((source) => source.text)
  const tone = machineTone(text, language)
  const ease = readability(text, language).readingEase
  return {
    words: countWords(text),
    ordered: topic.words,
    factual: factual.length,
    cited: factual.filter((sentence) => sentence.sources.length > 0).length,
    carried: factual.filter((sentence) => borne.get(sentence)?.length).length,
    citations: sum(read.map((sentence) => sentence.sources.length)),
    borneOut: sum([...borne.values()].map(({ length }) => length)),
    named: sum(
      read.map(
        ({ named, ...sentence }) => named.filter((one) => !borneOutBy(sentence, topic, sources).includes(one)).length,
      ),
    ),
    repeated: repeatedSentences(text, language).length,
    copied: shareIn(copiedWordsFinder(plain, language)(text), text),
    shared: shareIn(sharedRunsFinder(plain)(text), text),
    readingEase: ease === null ? null : Math.round(ease),
    tone: tone.state === 'measured' ? tone.score : null,
    tokensIn: sum(calls.map(({ tokensIn }) => tokensIn)),
    tokensOut: sum(calls.map(({ tokensOut }) => tokensOut)),
    seconds: Math.round(sum(calls.map(({ ms }) => ms)) / 1000),
  }
}

/** The sources of a sentence that hold what it says, each asked for alone as the product asks. */
function borneOutBy(
  sentence: { text: string; sources: readonly number[] },
  { language }: Topic,
  sources: readonly Source[],
): number[] {
  const marks = [{ at: sentence.text.length, numbers: [...sentence.sources] }]
  const passages = sources.map((source) => source.passages)
  const confirmed = confirmCitations(sentence.text, marks, passages, language)
  return sentence.sources.filter((number) => confirmed.some(({ passage }) => passage.sourceId === String(number)))
}

function shareIn(runs: readonly Span[], text: string): number {
  return sum(runs.map((run) => countWords(textOf(text, run)))) / countWords(text)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
