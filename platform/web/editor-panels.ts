import { createContext, use } from 'react'
import { useFlags } from './flags/flags.ts'
import type { EditorPanel } from './plug-points.ts'

export const EditorPanelsContext = createContext<readonly EditorPanel[]>([])

/** The panels that features bring to a place in the editor, as far as they are switched on for this person. */
export function useEditorPanels(wanted: EditorPanel['place'] = 'tab'): readonly EditorPanel[] {
  const { state } = useFlags()
  return use(EditorPanelsContext).filter(
    ({ flag, place = 'tab' }) => place === wanted && (!flag || state(flag) === 'ALLOWED'),
  )
}
