import { useSyncExternalStore } from 'react'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import type { SaveStatus } from '../core/save-tracker.ts'
import { usePausedValue } from '../core/use-paused-value.ts'
import { type Written, written } from './written.ts'

/** The text of the editor for a panel, brought up to date when writing pauses. */
export function useWritten(afterMs = 300): Written {
  return usePausedValue(written, afterMs)
}

/** Whether the text was changed on this page, since it was opened. */
export function useIsEdited(): boolean {
  const { saves } = useDesk().document
  return useSyncExternalStore(saves.subscribe, () => isEdited(saves.status()))
}

function isEdited(status: SaveStatus): boolean {
  if (status.state === 'opening') return false
  return status.state === 'saved' ? status.at !== null : status.waiting > 0
}

/** What a panel may know of the blog beside it. */
export function useBlogBeside() {
  const desk = useDesk()
  return { blogId: desk.blogId, projectId: desk.projectId, language: useObserved(desk.language) }
}
