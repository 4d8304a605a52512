import { z } from 'zod'
import { MatchedBy } from '../../../platform/contract/evidence.ts'

/** What a writer made of a topic, and what that took. Spans are in the text. */
export const Written = z.object({
  /** Markdown without source numbers. */
  text: z.string(),
  citations: z.array(
    z.object({
      start: z.number(),
      end: z.number(),
      source: z.number(),
      /** Our own alone: how the source was found to carry it where words could not tell. */
      matched_by: MatchedBy.optional(),
    }),
  ),
  /** As a person gets it. */
  markdown: z.string(),
  calls: z.array(z.object({ task: z.string(), tokensIn: z.number(), tokensOut: z.number(), ms: z.number() })),
})
export type Written = z.output<typeof Written>
