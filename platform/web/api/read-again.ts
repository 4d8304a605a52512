import type { InvalidateOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query'

const followed = new WeakSet<Query>()

/**
 * Has read again what changed elsewhere. A read that is under way may be answered with the state before the change: it is stopped
 * and begun again, or where it must not be stopped, as the first one of a page never is, followed by another.
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey, options?: InvalidateOptions): Promise<void> {
  const keepsReads = options?.cancelRefetch === false
  const kept = queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => keepsReads || state.data === undefined)
  await Promise.all([queries.invalidateQueries({ queryKey }, options), ...kept.map((query) => follow(queries, query))])
}

/** One more read behind the one that is under way, however often it is asked for. */
async function follow(queries: QueryClient, query: Query): Promise<void> {
  if (followed.has(query)) return
  followed.add(query)
  await query.promise?.catch(() => undefined)
  followed.delete(query)
  await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
