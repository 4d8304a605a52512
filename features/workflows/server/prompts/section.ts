import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import type { ArticleParts, PlannedSection } from './article.ts'
import { type ArticleSetting, articleRequest } from './article-setting.ts'

const TOKENS_PER_WORD = 3
const SPARE_TOKENS = 200

/** What one section is written with. */
export interface SectionWish {
  section: PlannedSection
  plan: ArticleParts['plan']
  /** The article as it stands, without this section. */
  written: string
  /** Counts rewrites of the section, from 0. */
  attempt: number
}

/** Asks for one section alone. */
export function sectionRequest(
  setting: ArticleSetting,
  { section, plan, written, attempt }: SectionWish,
): ModelRequest {
  return articleRequest(setting, {
    quoted: [
      { label: 'PLAN', text: plan.map(({ level, heading }) => `${'#'.repeat(level)} ${heading}`).join('\n') },
      ...(written ? [{ label: 'WRITTEN', text: written }] : []),
      { label: 'SECTION', text: [section.heading, section.notes].filter(Boolean).join('\n') },
    ],
    task: [
      `Write the section that SECTION names, without its heading, in about ${section.words} words. PLAN holds all headings: leave to the others what belongs to them.`,
      written
        ? 'WRITTEN is the rest of the article: go on from it in the same voice, and say nothing again that it says.'
        : '',
      attempt > 0
        ? 'This section was written before and is wanted differently: choose other facts or another order.'
        : '',
      'Remember: source numbers in brackets behind every fact, your own words, nothing invented.',
    ]
      .filter(Boolean)
      .join('\n'),
    maxOutputTokens: section.words * TOKENS_PER_WORD + SPARE_TOKENS,
    temperature: attempt > 0 ? 0.7 : 0.4,
  })
}

/** Asks for the introduction or the conclusion of an article that is written. */
export function frameRequest(
  setting: ArticleSetting,
  { part, words, written }: { part: 'introduction' | 'conclusion'; words: number; written: string },
): ModelRequest {
  const task =
    part === 'introduction'
      ? `Write the introduction, without a heading, in about ${words} words: the answer in short and why it matters. WRITTEN is the article that follows.`
      : `Write the conclusion, without a heading, in about ${words} words: what the reader can do or decide with this. WRITTEN is the article before it. No new fact, no repetition of figures.`
  return articleRequest(setting, {
    quoted: written ? [{ label: 'WRITTEN', text: written }] : [],
    task: `${task}\nRemember: source numbers in brackets behind every fact, your own words, nothing invented.`,
    maxOutputTokens: words * TOKENS_PER_WORD + SPARE_TOKENS,
    temperature: 0.4,
  })
}
