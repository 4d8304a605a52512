import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../../platform/web/routing/address.ts'
import { useActiveProject } from '../../../../platform/web/session/project.ts'
import {
  type BlogShape,
  type BlogShelf,
  type BlogState,
  blogShelves,
  blogStates,
  type SortOrder,
  sortOrders,
} from '../../contract.ts'
import { blogsApi } from './api.ts'

/** Rows that are fetched at once. */
const WINDOW = 50
/** The address's word for a filter that lets everything through. */
export const ALL = 'all'

/** What the list is narrowed to and ordered by, as the address says it. */
export interface LibraryFilter {
  q: string | undefined
  view: BlogShelf
  project_id: string | undefined
  state: BlogState | undefined
  tag: string | undefined
  sort: SortOrder
}

/** The filter of the address; without a project in it, the active one. */
export function useLibraryFilter(): LibraryFilter & { isNarrowed: boolean } {
  const { q, view, project, state, tag, sort } = useAddress()
  const active = useActiveProject().project?.id
  const wanted = project ?? active
  const filter = {
    q: q?.trim() || undefined,
    view: oneOf(blogShelves, view) ?? 'active',
    project_id: wanted === ALL ? undefined : wanted,
    state: oneOf(blogStates, state),
    tag: tag === ALL ? undefined : tag || undefined,
    sort: oneOf(sortOrders, sort) ?? 'updated',
  }
  return { ...filter, isNarrowed: Boolean(filter.q || filter.state || filter.tag || filter.project_id) }
}

type Page = Awaited<ReturnType<typeof blogsApi.call.library.list>>

/** The window of the list that a row stands in. Rows that are in sight keep their window loaded; others are let go. */
export function useWindow(filter: LibraryFilter, index: number): UseQueryResult<Page> {
  const from = Math.floor(index / WINDOW) * WINDOW
  return useQuery({
    ...blogsApi.query.library.list.queryOptions({ input: inputOf(filter, from) }),
    // the first window is also what the page shows while another filter loads; a row of another window waits
    ...(from === 0 ? { placeholderData: keepPreviousData } : {}),
    staleTime: 30_000,
  })
}

/** The row at a place of the list; undefined while its window loads. */
export function useRow(filter: LibraryFilter, index: number): BlogShape | undefined {
  return useWindow(filter, index).data?.blogs[index % WINDOW]
}

/** Ids of the rows of a list from one place to before another. */
export async function idsOf(
  filter: LibraryFilter,
  { start = 0, end }: { start?: number; end: number },
): Promise<string[]> {
  const ids: string[] = []
  const step = 200
  for (let from = start; from < end; from += step) {
    const { blogs } = await blogsApi.call.library.list({
      ...inputOf(filter, from),
      end_count: Math.min(from + step, end),
    })
    ids.push(...blogs.map(({ id }) => id))
    if (blogs.length < step) break
  }
  return ids
}

function inputOf({ q, view, project_id, state, tag, sort }: LibraryFilter, from: number) {
  return { q, view, project_id, state, tag, sort, start_count: from, end_count: from + WINDOW }
}

function oneOf<const T extends string>(known: readonly T[], value: string | undefined): T | undefined {
  return known.find((one) => one === value)
}
