import { z } from 'zod'

/** A tag, and how many things of a list have it. */
export const TagCount = z.object({ tag: z.string(), count: z.number().int() })
export type TagCountShape = z.infer<typeof TagCount>
