import { z } from 'zod'
import { contentLanguages } from '../../../engines/text/index.ts'
import { ok } from '../../../platform/contract/call.ts'
import { Copy, Engine, Notice } from '../../../platform/contract/evidence.ts'
import { Id } from '../../../platform/contract/ids.ts'

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

/** Whether what a model wrote is read by it once more. */
export const Review = z
  .boolean()
  .default(true)
  .describe(
    'Have the language model read the result once more, with the order beside it, and mend what is wrong. Without effect where the server has that off (`reviews` of `/api/models`).',
  )

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

/** What every call that writes takes beside its own fields. */
export const WritingInput = z.object({
  unique_id: Id.optional(),
  team_id: Id.nullish(),
  language: Language.default('English-US'),
  mode: Mode.default('instruct'),
  /** Sources by id, files by name too; `filename` is the older name of the same. */
  files: list,
  filename: list,
  urls: list,
  domains: list,
  /** True: the caller's own model key; false: the server's; absent: a stored key, unless its owner switched that off. */
  key: z.boolean().nullish(),
  /** A model's name, or a provider's. */
  model: z.string().trim().max(200).nullish(),
  /** Absent: that of the project; `none`: no voice. */
  brand_voice_id: Id.nullish(),
  project_id: Id.nullish(),
  /** Accepted for older programs; without effect. */
  use_cohere: z.boolean().nullish(),
})
export type WritingInput = z.output<typeof WritingInput>

/** What every call that writes answers. */
export const Copies = ok({
  copies: z.array(Copy),
  engine: Engine,
  credits: z.object({ charged: z.number(), remaining: z.number() }),
  notices: z.array(Notice),
})
