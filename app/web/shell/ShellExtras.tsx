import { lazy } from 'react'
import { useIdle } from '../../../platform/web/ui/late.tsx'
import { loadPart } from '../../../platform/web/ui/load-part.ts'
import { Optional } from '../../../platform/web/ui/Optional.tsx'
import { useShortcut } from '../../../platform/web/ui/shortcuts.ts'
import { help, palette } from './open-parts.ts'

const TooltipLayer = lazy(() =>
  loadPart(() => import('../../../platform/web/ui/TooltipLayer.tsx').then((m) => m.TooltipLayer)),
)
const Toaster = lazy(() => loadPart(() => import('../../../platform/web/ui/Toaster.tsx').then((m) => m.Toaster)))
const Palette = lazy(() => loadPart(() => import('../palette/Palette.tsx').then((m) => m.Palette)))
const HelpSheet = lazy(() => loadPart(() => import('./HelpSheet.tsx').then((m) => m.HelpSheet)))

/** What of the shell is not seen until it is asked for. Tooltips and messages come when the page is at rest, the others when opened. */
export function ShellExtras() {
  useShortcut('Mod+K', (event) => {
    event.preventDefault()
    palette.set(true)
  })
  useShortcut('?', () => help.open())
  const isIdle = useIdle()
  const isPaletteOpen = palette.use()
  const isHelpOpen = help.use()
  // Each waits for its own code alone: one that comes late must not hide another that is in use.
  return (
    <>
      <Optional>{isIdle ? <TooltipLayer /> : null}</Optional>
      <Optional>{isIdle ? <Toaster /> : null}</Optional>
      <Optional>{isPaletteOpen ? <Palette onClose={() => palette.set(false)} /> : null}</Optional>
      <Optional>{isHelpOpen ? <HelpSheet onClose={() => help.set(false)} /> : null}</Optional>
    </>
  )
}
