import { createContext, use } from 'react'
import { useFlags } from './flags/flags.ts'
import type { EditorPanel } from './plug-points.ts'

export const EditorPanelsContext = createContext<readonly EditorPanel[]>([])

/** The panels that features bring to the editor, as far as they are switched on for this person, in order. */
export function useEditorPanels(): readonly EditorPanel[] {
  const { state } = useFlags()
  return use(EditorPanelsContext).filter(({ flag }) => !flag || state(flag) === 'ALLOWED')
}
