import { Suspense } from 'react'
import { useEditorPanels } from '../../../../../platform/web/editor-panels.ts'
import { useIdle } from '../../../../../platform/web/ui/late.tsx'
import { partOf } from '../../../../../platform/web/ui/load-part.ts'

/** What panels keep going while the editor is open; it comes once the page has nothing better to do. */
export function Backgrounds() {
  const panels = useEditorPanels()
  if (!useIdle()) return null
  return (
    <Suspense fallback={null}>
      {panels.map(({ id, background }) => {
        if (!background) return null
        const Background = partOf(background)
        return <Background key={id} />
      })}
    </Suspense>
  )
}
