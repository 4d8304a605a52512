import { Suspense, useEffect } from 'react'
import { useEditorPanels } from '../../../../../platform/web/editor-panels.ts'
import { partOf } from '../../../../../platform/web/ui/load-part.ts'

/** What panels set below the text, whichever of them is open. */
export function BelowText() {
  return (
    <Suspense fallback={null}>
      {useEditorPanels().map(({ id, belowText }) => {
        if (!belowText) return null
        const Part = partOf(belowText)
        return <Part key={id} />
      })}
    </Suspense>
  )
}

/** Loads what will be below the text, and its panels, while the text itself is loading. */
export function useEarlyParts(): void {
  const panels = useEditorPanels()
  useEffect(() => {
    // a failure shows where the part stands: there it is loaded again
    for (const { belowText, panel } of panels) if (belowText) Promise.all([belowText(), panel()]).catch(() => undefined)
  }, [panels])
}
