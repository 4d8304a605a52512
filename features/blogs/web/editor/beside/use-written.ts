import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { usePausedValue } from '../core/use-paused-value.ts'
import { type Written, written } from './written.ts'

/** The text of the editor for a panel, brought up to date when writing pauses. */
export function useWritten(afterMs = 300): Written {
  return usePausedValue(written, afterMs)
}

/** What a panel may know of the blog beside it. */
export function useBlogBeside() {
  const desk = useDesk()
  return { blogId: desk.blogId, projectId: desk.projectId, language: useObserved(desk.language) }
}
