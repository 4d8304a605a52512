import { overlaps, textOf } from '../../../../engines/text/index.ts'
import type { Model } from '../../../../platform/server/ai/types.ts'
import {
  candidatesOf,
  citationsByNamedWords,
  MOST_OPEN_SENTENCES,
  markdownSentences,
  mayRestOnSource,
  namingTask,
  type OpenSentence,
} from '../../../writing/server/index.ts'
import { type ArticleSetting, articleRequest } from '../prompts/article-setting.ts'
import { statesFact } from './faults.ts'
import type { CitedText } from './part.ts'
import { fitted } from './setting.ts'
import { shownSources } from './shown-sources.ts'

/** Shorter ones say nothing that a source could say. */
const FEWEST_WORDS = 5
/** A model that holds no more has no room for one more look at its sources. */
const SMALL_CONTEXT = 8_192

/** There are many sentences, and an article has 30,000 tokens for all that it asks. */
const PASSAGES_OF_SENTENCE = 2

interface OpenInPart extends OpenSentence {
  part: number
}

/**
 * Sentences in other words than their source's get it here: code cannot tell that “it robs you of your best argument” is
 * “it takes away your strongest argument”. The model names the words, and code looks whether they are there, whether figures and
 * names stand beside them, and whether they deny it.
 */
export async function withSourcesNamed(
  parts: readonly CitedText[],
  setting: ArticleSetting,
  { model, signal }: { model: Model; signal: AbortSignal },
): Promise<CitedText[]> {
  const open = openSentences(parts, setting)
  const request = namingRequest(open, setting, model)
  if (!request) return [...parts]
  const material = { sources: candidatesOf(setting.sources), language: setting.language }
  const named = await citationsByNamedWords(model, open, { request, material, signal })
  const found = [...named].flatMap(([{ part }, citations]) => citations.map((citation) => ({ part, citation })))
  return parts.map(({ text, citations }, at) => {
    const own = found.filter(({ part }) => part === at).map(({ citation }) => citation)
    return { text, citations: [...citations, ...own].toSorted((a, b) => a.start - b.start) }
  })
}

function namingRequest(open: readonly OpenSentence[], setting: ArticleSetting, model: Model) {
  if (open.length === 0 || model.abilities.contextTokens <= SMALL_CONTEXT) return null
  const sources = shownSources(
    open.map(({ words }) => words),
    setting,
    { each: PASSAGES_OF_SENTENCE },
  )
  return fitted(articleRequest({ ...setting, sources }, namingTask(open)), model)
}

/** Sentences without a source; where there are too many, those that state facts. */
function openSentences(parts: readonly CitedText[], { language }: ArticleSetting): OpenInPart[] {
  const open = parts.flatMap(({ text, citations }, part) =>
    markdownSentences(text, language)
      .filter((span) => !citations.some((citation) => overlaps(citation, span)))
      .map(({ start, end }) => ({ part, start, end, words: textOf(text, { start, end }), numbers: [] }))
      .filter(({ words }) => (isRow(words) ? /\d/.test(words) : mayRestOnSource(words, FEWEST_WORDS))),
  )
  if (open.length <= MOST_OPEN_SENTENCES) return open
  const factual = new Set(open.filter(({ words }) => statesFact(words, language)).slice(0, MOST_OPEN_SENTENCES))
  const others = open.filter((sentence) => !factual.has(sentence)).slice(0, MOST_OPEN_SENTENCES - factual.size)
  return open.filter((sentence) => factual.has(sentence) || others.includes(sentence))
}

function isRow(words: string): boolean {
  return words.trimStart().startsWith('|')
}
