import { rank } from '../../../../engines/retrieval/index.ts'
import { estimatedTokens } from '../../../../platform/server/ai/tokens.ts'
import type { GivenPassage } from '../../../writing/contract.ts'
import type { SourceText } from '../../../writing/server/index.ts'
import type { ArticleSetting } from '../prompts/article-setting.ts'

/** Tokens up to which sources are shown whole: what a sentence rests on is not found by its words where it was translated. */
const WHOLE_SOURCES_TOKENS = 4_000
/** Passages that are looked at for each sentence where sources are longer. */
const PASSAGES_OF_SENTENCE = 3

/** What a model is shown to look at single sentences: short sources whole, of longer ones the passages nearest to `each`, and `also`. */
export function shownSources(
  sentences: readonly string[],
  setting: ArticleSetting,
  { also = [], each = PASSAGES_OF_SENTENCE }: { also?: readonly GivenPassage[]; each?: number } = {},
): readonly SourceText[] {
  const all = setting.sources.flatMap((source) => source.all)
  if (estimatedTokens(all.map(({ text }) => text).join('\n')) <= WHOLE_SOURCES_TOKENS) return setting.sources
  const shown = new Set([
    ...also,
    ...sentences.flatMap((sentence) => nearestPassages(sentence, all, setting).slice(0, each)),
  ])
  return setting.sources
    .map((source) => ({ ...source, passages: source.all.filter((passage) => shown.has(passage)) }))
    .filter(({ passages }) => passages.length > 0)
}

/** The passages that share most with a sentence, best first. */
export function nearestPassages(
  sentence: string,
  all: readonly GivenPassage[],
  { language }: Pick<ArticleSetting, 'language'>,
): GivenPassage[] {
  const byId = new Map(all.map((passage) => [passage.id, passage]))
  return rank(sentence, all, { language, limit: PASSAGES_OF_SENTENCE }).flatMap(
    ({ passage }) => byId.get(passage.id) ?? [],
  )
}
