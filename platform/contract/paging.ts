import { z } from 'zod'

/** A window of a list: `start_count` is 0-based and inclusive, `end_count` exclusive; at most 200 apart. */
export const Paging = z.object({
  start_count: z.coerce.number().int().min(0).default(0),
  end_count: z.coerce.number().int().min(0).optional(),
})

/** Rows that one page may hold. */
export const PAGE_LIMIT = 200

/** Offset and row count of a window; without an end it is one full page. */
export function windowOf(paging: { start_count: number; end_count?: number | undefined }): {
  offset: number
  limit: number
} {
  const end = paging.end_count ?? paging.start_count + PAGE_LIMIT
  return { offset: paging.start_count, limit: Math.min(Math.max(end - paging.start_count, 0), PAGE_LIMIT) }
}
