import { z } from 'zod'
import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import { type ArticleSetting, articleRequest } from './article-setting.ts'

/** What code has found wrong with a sentence. */
export type Fault = 'from-voice' | 'unsourced' | 'copied' | 'repeated' | 'stock-phrase' | 'voice-rule'

/** A sentence to be mended. */
export interface FaultySentence {
  number: number
  text: string
  fault: Fault
  /** The words that are at fault, where they are not all of it; of what is repeated, the sentence that said it first. */
  words?: string
  /** Rules of the voice that it breaks, as the model was told them, and where: `“products” → “pots”`. */
  rules?: readonly { order: string; words: string }[]
  /** The sentence before it, so that the new one goes on from there; empty at the beginning of a part. */
  before: string
}

export const MendedShape = z.object({
  sentences: z.array(
    z.object({
      number: z.number(),
      text: z.string(),
      /** What carries the text: the number of a source and its words. */
      source: z.number().nullish(),
      quote: z.string().nullish(),
    }),
  ),
})

const TOKENS_PER_SENTENCE = 120
const SPARE_TOKENS = 300

const SAID: Record<Fault, string> = {
  'from-voice':
    'the words are those of a VOICE SAMPLE, which has nothing to do with the article, or tell what happened to its writer, which nobody said: leave that out, or give an empty text',
  unsourced:
    'no source was found for it: where a SOURCE says this, or its figures give it by calculation, keep it and name that one; where it is advice, a worked example, or a conclusion of the article’s own, give it back as it is; a figure, date, name, or finding that no SOURCE has is corrected by one or left out',
  copied: 'the words are a source’s: say it in other words',
  repeated: 'the article has said this before, as quoted: give only what is new, or an empty text',
  'stock-phrase': 'the words are a stock phrase: say the thing itself, or give an empty text',
  'voice-rule': 'it breaks a rule of the voice: change only that, and keep all that it says',
}

/** Other words can't be compared by code: the model says which they are, and code looks whether they are there. */
const NAME_THE_WORDS =
  'Where a text rests on a SOURCE, also give the number of that SOURCE as `source`, and as `quote` the words in it that say this: copied exactly, in their own language, one sentence at most.'

/** Asks for better versions of sentences that code has found fault with. `setting.sources` hold what they may rest on. */
export function mendRequest(setting: ArticleSetting, sentences: readonly FaultySentence[]): ModelRequest {
  return articleRequest(setting, {
    quoted: sentences.map(({ number, text, fault, words, rules = [], before }) => ({
      label: `SENTENCE ${number}`,
      text: [
        text,
        words ? `${fault === 'repeated' ? 'Said before' : 'The words'}: ${words}` : '',
        rules.length > 0 ? `Against the voice: ${distinct(rules.map((rule) => rule.words)).join(', ')}` : '',
        before ? `Stands behind: ${before}` : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
    })),
    task: [
      'Each SENTENCE of the article has a fault:',
      ...sentences.map(({ number, fault, rules = [] }) => `${number}: ${SAID[fault]}.${ordersOf(fault, rules)}`),
      'Give each a new text that fits where the old one stood: one sentence, or an empty text where nothing would be lost and what follows is still understood. Source numbers in brackets as before.',
      NAME_THE_WORDS,
    ].join('\n'),
    maxOutputTokens: sentences.length * TOKENS_PER_SENTENCE + SPARE_TOKENS,
    temperature: 0.2,
  })
}

/** The rules in the person's own words; where they were broken is quoted with the sentence. */
function ordersOf(fault: Fault, rules: NonNullable<FaultySentence['rules']>): string {
  if (rules.length === 0) return ''
  const orders = distinct(rules.map(({ order }) => order)).join(' ')
  return fault === 'voice-rule' ? ` ${orders}` : ` It also breaks a rule of the voice: ${orders}`
}

function distinct(lines: readonly string[]): string[] {
  return [...new Set(lines)]
}
