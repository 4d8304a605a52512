import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/**
 * Puts what a call that changed something has answered where pages read it. A read that began before the change may be
 * answered after it, and would put the older state over it: it is stopped, and begun again.
 */
export function putAnswered<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, unknown>,
  next: Updater<Data | undefined, Data | undefined>,
): void {
  const read = { queryKey, exact: true }
  const isUnderWay = queries.isFetching(read) > 0
  // takes effect at once; its promise only waits for the read to have noticed
  void queries.cancelQueries(read)
  queries.setQueryData<Data>(queryKey, next)
  if (isUnderWay) void queries.invalidateQueries(read)
}
