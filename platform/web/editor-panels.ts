import { use } from 'react'
import { EditorPanelsContext } from './editor-panels-context.ts'
import { useFlags } from './flags/flags.ts'
import type { EditorPanel } from './plug-points.ts'
import { useMay } from './session/may.ts'

/** The panels that features bring to a place in the editor, as far as they are switched on for this person, who may use them. */
export function useEditorPanels(wanted: EditorPanel['place'] = 'tab'): readonly EditorPanel[] {
  const { state } = useFlags()
  const may = useMay()
  return use(EditorPanelsContext).filter(
    ({ flag, may: needed, place = 'tab' }) => place === wanted && may(needed) && (!flag || state(flag) === 'ALLOWED'),
  )
}
