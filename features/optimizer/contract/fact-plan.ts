import { z } from 'zod'

/** What a check would cover and cost. */
export const factPlan = {
  claims: z.number().int(),
  /** Claims that were checked and have not changed: free. */
  unchanged: z.number().int(),
  credits: z.number().int(),
  /** What it costs with those too. */
  credits_for_all: z.number().int(),
  /** Statements without a figure, name, or finding: free, and listed where a source settles them. */
  others: z.number().int(),
  /** Whether the server can search the web. */
  web: z.boolean(),
  /**
   * Whether there is anything to compare the text with: a source, something it cites or links to, or the web. Where not, nothing is
   * charged, and a check only finds what in the text contradicts itself, or is refused with `nothing-to-compare`, unless it is asked for
   * `without_evidence`.
   */
  comparable: z.boolean(),
  /** Claims that another sentence of the text contradicts; only counted where there is nothing else to compare with. */
  contradicting: z.number().int(),
  /** Whether the rules of the language read this text at all; where not, nothing is judged and nothing charged. */
  measured: z.boolean(),
  /** The claims that would be paid for, in the order of the text; the first hundred. */
  to_check: z.array(z.string()),
}
