import { z } from 'zod'
import { leftOutReasons } from '../facts/fixed-values.ts'

/**
 * A sentence of the text as it is now that isn't checked as a claim, and why; `rerun` checks it all the same.
 * A report lists them in the order of the text, the first five hundred.
 */
export const LeftOut = z.object({ text: z.string(), anchor: z.string(), because: z.enum(leftOutReasons) })
export type LeftOutShape = z.output<typeof LeftOut>
