import { z } from 'zod'

/** What was compared, so that nothing is claimed that was not looked at. */
export const Compared = z.object({
  blogs: z.number().int(),
  assets: z.number().int(),
  /** Addresses that were given, and why one could not be read. */
  urls: z.array(z.object({ url: z.string(), problem: z.string().nullable() })),
  /** Null: nobody asked for it, or the server has no provider. */
  search: z
    .object({
      provider: z.string(),
      queries: z.number().int(),
      pages: z.number().int(),
      unread: z.number().int(),
      problem: z.string().nullable(),
    })
    .nullable(),
  copyscape: z.object({ pages: z.number().int(), problem: z.string().nullable() }).nullable(),
})
export type ComparedShape = z.output<typeof Compared>

/** Why a text that was to be checked was not; null where it was. */
export const NotChecked = z.enum(['nothing-to-compare'])

/** Whether there was anything to compare with. */
export function isCompared({ blogs, assets, urls, search, copyscape }: ComparedShape): boolean {
  const read = urls.filter(({ problem }) => problem === null).length
  return blogs + assets + read + (search?.pages ?? 0) > 0 || isSearched(search) || isSearched(copyscape)
}

/** A search that found nothing has compared the text with all that it searches. */
function isSearched(search: { problem: string | null } | null): boolean {
  return search !== null && search.problem === null
}
