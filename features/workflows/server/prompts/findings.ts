import { z } from 'zod'
import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import { type ArticleSetting, articleRequest } from './article-setting.ts'

const Quoted = z.object({
  quote: z.string().describe('Words of the source, copied letter for letter'),
  source: z.number().describe('The number of that source'),
})

/** What a model notes of the sources. */
export const FindingsShape = z.object({
  facts: z.array(Quoted.extend({ says: z.string().describe('The fact in one sentence') })).max(40),
  definitions: z.array(Quoted.extend({ says: z.string().describe('What the term means, in one sentence') })).max(10),
  questions: z.array(Quoted.extend({ asks: z.string() })).max(20),
  disagreements: z
    .array(
      z.object({
        about: z.string().describe('On what they differ, who says which, and since when'),
        sides: z.array(Quoted).min(2).max(4),
      }),
    )
    .max(8),
})
export type Noted = z.output<typeof FindingsShape>

const TOKENS_PER_FACT = 110
/** Six definitions, ten questions, and six disagreements. */
const TOKENS_OF_THE_REST = 2_600

/** Asks what an article can rest on: so many facts, the terms and questions of its readers, and where the sources disagree. */
export function findingsRequest(setting: ArticleSetting, { facts }: { facts: number }): ModelRequest {
  return articleRequest(setting, {
    isData: true,
    task: [
      'Note what the article can rest on, as data.',
      `facts: the ${facts} that matter most to this article and its readers, the most important first; fewer where the sources hold fewer.`,
      '- Figures, dates, rules, results. One fact each, in one sentence that can be understood without the source.',
      '- A result keeps the name of its study, its year, and whom it was measured on; a figure keeps its unit and what it is a figure of; a rule keeps where and since when it holds.',
      '- No advice, opinion, advertising, or encouragement, and no detail that only one source dwells on and the topic does not need.',
      'definitions: at most six terms that readers of this article need explained, each in one sentence as a source explains it. None that they know already, and none that is a fact above.',
      'questions: at most ten that readers of this article really ask, and that a source answers. Complete questions, none about the source itself.',
      'disagreements: where sources give different figures, dates, or rules for the same thing, say the opposite, or one is out of date. “about” says in one sentence on what they differ, who says which, and since when, as far as the sources tell; “sides” quotes every source that takes a side, once. None where they speak of different things, places, or years; an empty list where there are none.',
      'quote: the words of the source that say it, copied letter for letter in its own language, one or two whole sentences, at most 50 words. What cannot be quoted is left out. No source numbers in brackets here.',
    ].join('\n'),
    maxOutputTokens: facts * TOKENS_PER_FACT + TOKENS_OF_THE_REST,
    temperature: 0.1,
  })
}
