import { type ContentLanguage, countWords, overlaps, type Span, textOf } from '../../../engines/text/index.ts'
import type { Citation } from '../../../platform/contract/evidence.ts'
import type { Model } from '../../../platform/server/ai/types.ts'
import {
  type CopyContext,
  candidatesOf,
  citationsByNamedWords,
  fits,
  isSurelyQuoted,
  markdownSentences,
  mayRestOnSource,
  namingRequest,
  type OpenSentence,
  type WrittenCopy,
} from '../../writing/server/index.ts'

/** Sentences of one call whose words are asked for; others keep what their own words show. */
const MOST_SENTENCES = 60

/** Words of a sentence that doesn’t say alone what it is about. */
const MOST_WITH_HEADING = 3

/** Characters of the person's own words that go along. */
const LONGEST_OWN = 12_000

/** What the words of sources are named for. */
export interface NamingTask {
  contextOf(index: number): CopyContext
  /** All that the person said in the call. */
  own: string
  signal: AbortSignal
}

type OpenInCopy = OpenSentence & { copy: number }

/**
 * Has the model name, for each sentence of texts in their last form, the words of the sources that it rests on, and cites those
 * that code finds there. Code alone compares words: it takes the sentence with most of them in common for the one that says it, and sees
 * no source where other words say the same. A sentence that the model names nothing for keeps a citation only where nearly all
 * of it is quoted, or where words could not be compared. A request that fails leaves the citations as they are.
 */
export async function withWordsNamed(
  model: Model,
  copies: readonly WrittenCopy[],
  { contextOf, own, signal }: NamingTask,
): Promise<WrittenCopy[]> {
  const { sources, language } = contextOf(0)
  const open =
    sources.length > 0 ? copies.flatMap((copy, at) => openIn(copy, at, language)).slice(0, MOST_SENTENCES) : []
  const request = namingRequest(open, sources, own.slice(0, LONGEST_OWN))
  if (open.length === 0 || !fits(model, request)) return [...copies]
  const material = { sources: candidatesOf(sources), language, own }
  const named = await citationsByNamedWords(model, open, { request, material, signal })
  if (named.size === 0) return [...copies]
  const citationsOf = (sentence: OpenInCopy, known: readonly Citation[]) => {
    const found = named.get(sentence) ?? []
    if (found.length === 0)
      return known.filter(({ quote, matched_by }) => matched_by || isSurelyQuoted(sentence.words, quote, language))
    return found.map((citation) => byOwnWords(citation, known))
  }
  return copies.map((copy, at) => {
    const asked = open.filter((sentence) => sentence.copy === at)
    const others = copy.citations.filter((citation) => !asked.some((sentence) => overlaps(citation, sentence)))
    const cited = asked.flatMap((sentence) =>
      citationsOf(
        sentence,
        copy.citations.filter((citation) => overlaps(citation, sentence)),
      ),
    )
    return { ...copy, citations: [...others, ...cited].toSorted((a, b) => a.start - b.start) }
  })
}

/** A citation of a passage whose words were found to carry the sentence too is by its words; what is reckoned stands in none. */
function byOwnWords(citation: Citation, known: readonly Citation[]): Citation {
  if (citation.matched_by === 'calculation') return citation
  if (!known.some((one) => one.passage_id === citation.passage_id && !one.matched_by)) return citation
  const { matched_by: _, ...rest } = citation
  return rest
}

function openIn({ content, finish }: WrittenCopy, copy: number, language: ContentLanguage): OpenInCopy[] {
  if (finish !== 'complete') return []
  return markdownSentences(content, language)
    .map((span) => ({ ...span, copy, words: withHeading(content, span), numbers: [] }))
    .filter(({ words }) => mayRestOnSource(words))
}

/** A sentence as it is asked for: `Two days.` under the heading `Sinking` with it, for alone it says nothing. */
function withHeading(content: string, span: Span): string {
  const words = textOf(content, span)
  if (countWords(words) > MOST_WITH_HEADING) return words
  const heading = /^#+ (.+)/.exec(content.slice(content.lastIndexOf('\n#', span.start) + 1, span.start))?.[1]
  return heading ? `${heading}: ${words}` : words
}
