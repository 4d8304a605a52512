import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import { type ArticleSetting, articleRequest, wishesOf, wishRules } from './article-setting.ts'

/** A section as it is planned. */
export interface PlannedSection {
  heading: string
  level: 2 | 3
  notes: string
  /** 0 where it has no text of its own. */
  words: number
}

/** What is to be written of an article. */
export interface ArticleParts {
  /** The whole plan, in order. */
  plan: readonly PlannedSection[]
  /** Those of the plan that are still to be written. */
  sections: readonly PlannedSection[]
  /** Words of the introduction and the conclusion; 0 where there is to be none, or it is written. */
  introduction: number
  conclusion: number
  /** The heading over the conclusion. */
  conclusionHeading: string
  /** What is written already, as Markdown with its headings; empty at the beginning. */
  written: string
}

/** Tokens that a word takes at most in the languages we write, with Markdown and source numbers. */
const TOKENS_PER_WORD = 3
const SPARE_TOKENS = 400

/** Asks for an article, or for the rest of it, in one go. */
export function articleRequestFor(setting: ArticleSetting, parts: ArticleParts): ModelRequest {
  const { plan, sections, introduction, conclusion, written } = parts
  const words = introduction + conclusion + sections.reduce((sum, section) => sum + section.words, 0)
  const wishes = wishesOf(setting)
  return articleRequest(setting, {
    quoted: [
      ...wishes,
      { label: 'PLAN', text: planText(plan) },
      ...(written ? [{ label: 'WRITTEN', text: written }] : []),
    ],
    task: [
      written
        ? 'WRITTEN holds the beginning of the article. Write the rest of it; repeat nothing of what is there.'
        : `Write the whole article, about ${words} words.`,
      'PLAN gives the sections in order, each with its length and what it is to say. Keep to its headings word for word, with as many # as there. Where a section comes out short, the sources mostly hold more for it: a figure, a condition, a reason, an exception.',
      ...formOf(parts),
      'After the introduction each fact stands once, in the section where the reader needs it, and no other section points to it. Cells of tables and items of lists have their source numbers too.',
      wishRules(setting),
      wishes.some(({ label }) => label === 'PHRASES')
        ? 'PHRASES are words people search for: use those that fit the topic where they come naturally, and none by force.'
        : '',
      `Remember: ${setting.headline ? 'the article keeps the promise of HEADLINE; ' : ''}source numbers in brackets behind every fact, your own words, nothing invented.`,
    ]
      .filter(Boolean)
      .join('\n'),
    maxOutputTokens: words * TOKENS_PER_WORD + SPARE_TOKENS,
    temperature: 0.4,
  })
}

/** By its place, for its words may have come from a source. */
function firstHeading({ sections, conclusionHeading, written }: ArticleParts): string {
  if (sections.length === 0) return `the heading “${conclusionHeading}”`
  return written ? 'the first heading of PLAN that WRITTEN does not have' : 'the first heading of PLAN'
}

function formOf(parts: ArticleParts): string[] {
  const { introduction, conclusion, conclusionHeading } = parts
  return [
    introduction
      ? `Begin with an introduction of about ${introduction} words, without a heading: the answer in short and why it matters, with facts, not with a promise of what is to come.`
      : `Begin with ${firstHeading(parts)}.`,
    conclusion
      ? `End with “## ${conclusionHeading}”, about ${conclusion} words: what the reader does or decides with this, as a list where it is several steps. No fact that was not there before, no repetition of figures.`
      : 'Write no introduction and no conclusion beyond that.',
  ]
}

function planText(plan: readonly PlannedSection[]): string {
  return plan
    .map(({ level, heading, words, notes }) =>
      [`${'#'.repeat(level)} ${heading}`, words ? `About ${words} words.` : 'No text of its own.', notes]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n')
}
