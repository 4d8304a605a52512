import type { ReactNode } from 'react'
import { FailedState } from './FailedState.tsx'
import { SkeletonLines, Waiting } from './Skeleton.tsx'

/** The part of a TanStack query that a page looks at. */
interface Query<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
  refetch: () => unknown
}

interface LoadedProps<T> {
  from: Query<T>
  children: (loaded: T) => ReactNode
  /** In the shape of what comes. */
  skeleton?: ReactNode
  /** Shown instead of the children where there is nothing yet. */
  empty?: ReactNode
  /** When `empty` holds; by default for a list without entries. */
  isEmpty?: (loaded: T) => boolean
}

/**
 * The four faces of something that is fetched: a skeleton (after 150 ms), what failed with the way to try again, the empty
 * state, and the thing itself. What was loaded once stays on the page when a later refresh fails.
 */
export function Loaded<T>({ from, children, skeleton, empty, isEmpty = isEmptyList }: LoadedProps<T>) {
  if (from.data !== undefined) return empty && isEmpty(from.data) ? empty : children(from.data)
  if (from.error) return <FailedState error={from.error} onRetry={() => void from.refetch()} />
  return <Waiting>{skeleton ?? <SkeletonLines />}</Waiting>
}

function isEmptyList(loaded: unknown): boolean {
  return Array.isArray(loaded) && loaded.length === 0
}
