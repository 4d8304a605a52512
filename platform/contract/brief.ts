import { z } from 'zod'

/** What a text is for. */
export const purposes = ['inform', 'teach', 'decide', 'persuade'] as const

/** What readers know before they read. */
export const readerLevels = ['beginner', 'familiar', 'expert'] as const

/** Words of an article, sections, introduction, and conclusion together. */
export const [LEAST_ARTICLE_WORDS, MOST_ARTICLE_WORDS] = [300, 8_000]

const line = (longest: number) => z.string().trim().max(longest)

/** What a writer says once about an article; it reaches every request about it. */
export const Brief = z.object({
  purpose: z.enum(purposes),
  /** Who reads it; empty for everyone. */
  audience: line(300),
  reader_level: z.enum(readerLevels),
  /** Length of the article in words. */
  words: z.number().int().min(LEAST_ARTICLE_WORDS).max(MOST_ARTICLE_WORDS),
  /** What readers should do after reading; may be empty. */
  call_to_action: line(300),
  /** The phrase that the article should be found by; may be empty. */
  keyphrase: line(100),
})
export type Brief = z.output<typeof Brief>

/** What holds where nobody has said otherwise. */
export const usualBrief: Brief = {
  purpose: 'inform',
  audience: '',
  reader_level: 'beginner',
  words: 1_200,
  call_to_action: '',
  keyphrase: '',
}
