import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Engine } from '../../../platform/contract/evidence.ts'
import { Id } from '../../../platform/contract/ids.ts'

/** Characters that are reworded in one go; about 30,000 words. */
export const MAX_REWORDED = 200_000

export const strengths = ['light', 'medium', 'strong'] as const

const Place = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) })

/** One sentence put differently. Offsets into the text that was sent. */
export const ToneChange = Place.extend({
  before: z.string(),
  after: z.string(),
  /** What was done to it; empty where a model reworded it. */
  rules: z.array(z.string()),
})

/** A sentence that stays as it was, because what a model made of it was worse. */
const ToneRefusal = Place.extend({
  before: z.string(),
  /** What was worse: a lost or changed meaning, a mark of the text, grammar, length, no lower score, or something that the voice brought in. */
  reason: z.enum(['meaning', 'marks', 'grammar', 'longer', 'not-better', 'voice']),
  /** The words that show it; empty where none do by themselves. */
  words: z.string(),
})

/** Rewording what sounds like a machine. Finding it needs no call: it is done in the page. */
export const toneCalls = {
  reword: call(
    {
      method: 'POST',
      path: '/api/optimizer/tone/reword',
      summary: 'Rewrite only the sentences that sound AI-like',
    },
    { may: 'check:run', flag: 'optimizer-humanize', takesLong: true },
  )
    .input(
      z.object({
        unique_id: Id.optional(),
        team_id: Id.nullish(),
        /** The blog that is optimized: all that is done for it in a day is one run of the plan. */
        blog_id: Id.optional(),
        text: z.string().max(MAX_REWORDED, 'At most 30,000 words can be reworded in one go.'),
        language: z.string().max(100).default('English-US'),
        strength: z.enum(strengths).default('medium'),
        /** Stretches that are no prose: code, quotations, links, and headings, which are only freed of empty phrases. */
        kept: z
          .array(Place.extend({ heading: z.boolean().default(false) }))
          .max(5_000)
          .default([]),
        /** True: the caller's own model key; false: the server's; absent: a stored key, unless its owner switched that off. */
        key: z.boolean().optional(),
        /** Absent: that of the project; `none`: no voice. */
        brand_voice_id: Id.nullish(),
        project_id: Id.nullish(),
      }),
    )
    .output(
      ok({
        /** False where there are no rules for the language. */
        is_measured: z.boolean(),
        changes: z.array(ToneChange),
        refused: z.array(ToneRefusal),
        /** How much the text sounds like a machine's, 0 to 1, before and with all changes. */
        score: z.object({ before: z.number(), after: z.number() }).nullable(),
        /** The least strength that makes the same changes, where rules made them. */
        enough: z.enum(strengths),
        engine: Engine,
        credits: z.object({ charged: z.number(), remaining: z.number() }),
      }),
    ),
}
