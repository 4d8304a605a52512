import type { FunctionComponent } from 'react'
import { EditorSheet } from './EditorSheet.tsx'

/** A check as a tab beside the editor. */
export function panelOf(Check: FunctionComponent): FunctionComponent {
  return function Panel() {
    return (
      <EditorSheet>
        <Check />
      </EditorSheet>
    )
  }
}
