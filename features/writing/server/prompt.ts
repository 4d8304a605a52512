import type { Passage } from '../../../engines/retrieval/index.ts'
import type { ContentLanguage } from '../../../engines/text/index.ts'
import type { FencedText, ModelRequest } from '../../../platform/server/ai/types.ts'

/** What a generator asks of a model, beside what holds for all of them. */
export interface Ask {
  /** What is to be written, in sentences to the model. Never holds words of a source; words of the person are fine. */
  task: string
  /** The person's own text to work on or from. */
  text?: string
  /** Words of the longest good answer. */
  maxWords: number
  /** Higher differs more: 0.2 for rewriting, 0.8 for ideas. */
  temperature: number
  /** Where it is not the language of the call: what a translation is made into. */
  language?: ContentLanguage
}

/** Passages of sources that go with one request; more would drown the ones that matter. */
export const MOST_PASSAGES = 12
/** Characters of the person's own text that go with one request when it is material, not to be rewritten. */
export const LONGEST_TEXT = 24_000
/** Tokens that a word takes at most in the languages we write, with Markdown. */
const TOKENS_PER_WORD = 3
const SPARE_TOKENS = 200

/** The whole request for one copy: pure, so that it can be tested word for word. */
export function requestFor(
  ask: Ask,
  context: { language: ContentLanguage; passages: readonly Passage[]; variant: number; variants: number },
): ModelRequest {
  const { passages, variant, variants } = context
  return {
    system: systemPrompt(ask.language ?? context.language, passages.length > 0),
    prompt: [ask.task, `At most ${ask.maxWords} words.`, variants > 1 ? variantSentence(variant, variants) : '']
      .filter(Boolean)
      .join('\n\n'),
    fenced: [
      ...(ask.text?.trim()
        ? [{ label: 'TEXT', text: ask.text.slice(0, Math.max(LONGEST_TEXT, ask.maxWords * 12)) }]
        : []),
      ...sourceBlocks(passages),
    ],
    maxOutputTokens: ask.maxWords * TOKENS_PER_WORD + SPARE_TOKENS,
    temperature: ask.temperature,
  }
}

/** What holds for every text: its language, its form, and what may be said. */
export function systemPrompt(language: ContentLanguage, hasSources: boolean): string {
  return [
    'You write for people who publish blogs and web pages.',
    `Write in ${languageName(language)}.`,
    'Give only the text that is asked for, as Markdown: no greeting, no remark on your work, no title unless one is asked for.',
    'Plain words, short sentences, no stock phrases. Never invent numbers, names, dates, quotations, studies or links.',
    hasSources ? SOURCE_RULE : 'Where you lack a fact, write around it instead of making one up.',
  ].join('\n')
}

const SOURCE_RULE = [
  'Numbered sources are quoted below. State facts only as they state them; leave out what none of them says; where they disagree, say so.',
  'Right behind each sentence that rests on a source put its number in square brackets, like [2], or [1][3] for two. Use no other numbers and no list of sources.',
].join(' ')

/** Passages as numbered sources; the number is the passage's place, counted from 1. */
export function sourceBlocks(passages: readonly Passage[]): FencedText[] {
  return passages.map(({ title, text }, index) => ({ label: `SOURCE ${index + 1}`, title, text }))
}

function variantSentence(variant: number, variants: number): string {
  return `This is version ${variant + 1} of ${variants}; take another way into it than the other versions would.`
}

function languageName(language: ContentLanguage): string {
  if (language === 'English-US') return 'American English'
  return language === 'English-UK' ? 'British English' : language
}
