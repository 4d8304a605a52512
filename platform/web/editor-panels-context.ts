import { createContext } from 'react'
import type { EditorPanel } from './plug-points.ts'

/** What features bring to the editor; apart from the hook that chooses from it, which loads with the editor. */
export const EditorPanelsContext = createContext<readonly EditorPanel[]>([])
