import { z } from 'zod'

/** What a writer made of a topic, and what that took. Spans are in the text. */
export const Written = z.object({
  /** Markdown without source numbers. */
  text: z.string(),
  citations: z.array(z.object({ start: z.number(), end: z.number(), source: z.number() })),
  /** As a person gets it. */
  markdown: z.string(),
  calls: z.array(z.object({ task: z.string(), tokensIn: z.number(), tokensOut: z.number(), ms: z.number() })),
})
export type Written = z.output<typeof Written>
