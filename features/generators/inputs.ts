import { z } from 'zod'
import { Language, Tone, WritingInput } from '../writing/contract.ts'

/** Longest text that a call takes as material, in characters; about 100,000 words. */
export const LONGEST_MATERIAL = 1_000_000
/** Longest text that is rewritten whole, in characters; about 5,000 words. */
export const LONGEST_REWRITE = 30_000
/** Most results of one call. */
export const MOST_COPIES = 10

const copies = (fallback: number) => z.coerce.number().int().min(1).max(MOST_COPIES).default(fallback)
const material = z.string().max(LONGEST_MATERIAL, 'This is longer than we take: 1,000,000 characters.')
const rewritten = z.string().max(LONGEST_REWRITE, 'Rewrite at most 30,000 characters at once.')
const line = z.string().trim().max(1_000)

const generator = WritingInput.extend({ text: material, generation_length: copies(1) })
const rewriter = WritingInput.extend({ text: rewritten, generation_length: copies(1) })
const headlined = WritingInput.extend({
  text: material.default(''),
  generation_length: copies(1),
  headline: line.min(1, 'Enter a headline.'),
})

/** What each call takes. `text` is the person's own: an order to follow, material to write from, or words to rewrite. */
export const inputs = {
  writeForMe: generator,
  instruct: generator,
  sourceOfTruth: generator,
  extender: rewriter.extend({ generation_length: copies(2) }),
  faq: generator.extend({
    /** Questions and answers that the text has already: they are not asked again, and the answer has no title of its own. */
    known: material.default(''),
    /** The level of the questions' headings; the title has the one above. */
    question_level: z.coerce.number().int().min(2).max(6).default(3),
  }),
  outline: generator.extend({ subheadline: line.default('') }),
  rephraser: rewriter.extend({ tone: Tone.default('CASUAL') }),
  listicles: generator,
  synopsis: generator,
  talkingPoints: headlined.extend({ outline: z.string().trim().min(1, 'Enter an outline.').max(20_000) }),
  subheadingIntro: headlined.extend({
    subheading: line.min(1, 'Enter a subheading.'),
    description: material.default(''),
  }),
  blogIntro: headlined,
  customTemplate: WritingInput.extend({ prompt: material.min(1, 'Enter a prompt.'), generation_length: copies(1) }),
  shorten: rewriter,
  simplify: rewriter,
  tone: rewriter.extend({ tone: Tone }),
  translate: rewriter.extend({ to: Language }),
  conclusion: generator,
  continueOutline: generator,
  meta: generator,
}
