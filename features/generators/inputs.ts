import { z } from 'zod'
import { contentLanguages } from '../../engines/text/index.ts'
import { Id } from '../../platform/contract/ids.ts'

/** Where the material of a text comes from: only what is in the call, or also a search, pages, files or whole sites. */
export const Mode = z.enum(['instruct', 'serp', 'url', 'file', 'domain'])

/** Languages that texts are written in. */
export const Language = z.enum(contentLanguages)

/** Ways a text may sound. */
export const tones = [
  'CASUAL',
  'PROFESSIONAL',
  'FORMAL',
  'FRIENDLY',
  'CONFIDENT',
  'WITTY',
  'EMPATHETIC',
  'PERSUASIVE',
] as const

/** One of `tones`, in capitals or not. */
export const Tone = z.preprocess((tone) => (typeof tone === 'string' ? tone.trim().toUpperCase() : tone), z.enum(tones))

/** Longest text that a call takes as material, in characters; about 100,000 words. */
export const LONGEST_MATERIAL = 1_000_000
/** Longest text that is rewritten whole, in characters; about 5,000 words. */
export const LONGEST_REWRITE = 30_000
/** Most results of one call. */
export const MOST_COPIES = 10

const list = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) =>
    [value ?? []]
      .flat()
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().max(2_000)).max(50))

/** What every generating call takes beside its own fields. */
export const Common = z.object({
  unique_id: Id.optional(),
  team_id: Id.nullish(),
  language: Language.default('English-US'),
  mode: Mode.default('instruct'),
  /** Files by id or name; `filename` is the older name of the same. */
  files: list,
  filename: list,
  urls: list,
  domains: list,
  /** True: the caller's own model key pays. */
  key: z.boolean().nullish(),
  /** A model's name, or a provider's. */
  model: z.string().trim().max(200).nullish(),
  brand_voice_id: Id.nullish(),
  project_id: Id.nullish(),
  /** Accepted for older programs; without effect. */
  use_cohere: z.boolean().nullish(),
})

const copies = (fallback: number) => z.coerce.number().int().min(1).max(MOST_COPIES).default(fallback)
const material = z.string().max(LONGEST_MATERIAL, 'This is longer than we take: 1,000,000 characters.')
const rewritten = z.string().max(LONGEST_REWRITE, 'Rewrite at most 30,000 characters at once.')
const line = z.string().trim().max(1_000)

const generator = Common.extend({ text: material, generation_length: copies(1) })
const rewriter = Common.extend({ text: rewritten, generation_length: copies(1) })
const headlined = Common.extend({
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
  customTemplate: Common.extend({ prompt: material.min(1, 'Enter a prompt.'), generation_length: copies(1) }),
  shorten: rewriter,
  simplify: rewriter,
  tone: rewriter.extend({ tone: Tone }),
  translate: rewriter.extend({ to: Language }),
  conclusion: generator,
  continueOutline: generator,
  meta: generator,
}
