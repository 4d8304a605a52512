import { z } from 'zod'
import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import { type ArticleSetting, articleRequest, wishesOf, wishRules } from './article-setting.ts'

/** Plans as a model gives them. */
export const PlansShape = z.object({
  plans: z
    .array(
      z.object({
        kind: z.string().describe('What the plan goes by, in two to four words'),
        sections: z
          .array(
            z.object({
              heading: z.string(),
              says: z.string().describe('What this section says and no other, in one or two sentences'),
              words: z.number(),
              sources: z.array(z.number()).describe('Numbers of the sources it rests on'),
            }),
          )
          .min(2)
          .max(12),
      }),
    )
    .min(1)
    .max(4),
})

const MAX_OUTPUT_TOKENS = 3_000

/** Asks for plans of an article whose sections have about so many words together. */
export function outlineRequest(setting: ArticleSetting, words: number): ModelRequest {
  return articleRequest(setting, {
    quoted: wishesOf(setting),
    task: [
      `Plan the article: sections of about ${words} words together. Give two plans that differ in kind: for example by the decisions the reader faces, by questions, by comparison, by parts, or by time.`,
      '- Four to seven sections each. Introduction and conclusion are written separately: plan neither.',
      '- Open with what answers the headline. Then what follows from it, in the order a reader asks.',
      '- A heading says what its section is about in words of its own; no riddle, no colon with a catchphrase.',
      '- “says” names the facts that belong to this section and to no other, and a table where things are compared by the same measures. Where sources disagree, it says on what.',
      '- What a reader needs to choose or to act has its place where the sources hold it: what it costs and whether more money brings more, how much effort it takes, when the rule does not hold.',
      '- Only what the sources can carry: no section for which they hold less than a few sentences, none for a side matter that one source happens to treat at length.',
      `- Spread the ${words} words over the sections by how much the sources hold for each.`,
      wishRules(setting),
      setting.questions.length
        ? 'QUESTIONS holds what readers ask. Answer those that belong to the topic; ignore the rest.'
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: 0.4,
  })
}
