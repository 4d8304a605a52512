import type { SearchResult } from '../../../../platform/server/search/types.ts'

/** The first of each list, then the second of each, every address once. */
export function inTurns(lists: readonly SearchResult[][]): SearchResult[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return [...Map.groupBy(turns, ({ url }) => url).values()].flatMap(([first]) => first ?? [])
}
