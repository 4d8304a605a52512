import { lazy, Suspense } from 'react'
import { loadPart } from '../../../../../platform/web/ui/load-part.ts'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { BlockTools } from '../menus/BlockTools.tsx'
import { SelectionMenu } from '../menus/SelectionMenu.tsx'
import { SlashMenu } from '../menus/SlashMenu.tsx'

const EvidenceCard = lazy(() => loadPart(() => import('../evidence/EvidenceCard.tsx').then((m) => m.EvidenceCard)))
const SourceDialog = lazy(() => loadPart(() => import('../evidence/SourceDialog.tsx').then((m) => m.SourceDialog)))
const EmbedDialog = lazy(() => loadPart(() => import('../menus/EmbedDialog.tsx').then((m) => m.EmbedDialog)))
const HelpSheet = lazy(() => loadPart(() => import('./HelpSheet.tsx').then((m) => m.HelpSheet)))

/** Everything that floats over the page. What is seldom opened loads when it first is. */
export function EditorDialogs() {
  const { evidence, isHelpOpen, isEmbedOpen, isSourceSearchOpen } = useDesk()
  const [hasCard, hasHelp, hasEmbed, hasSearch] = [
    useObserved(evidence) !== null,
    useObserved(isHelpOpen),
    useObserved(isEmbedOpen),
    useObserved(isSourceSearchOpen),
  ]
  return (
    <>
      <SlashMenu />
      <SelectionMenu />
      <BlockTools />
      <Suspense fallback={null}>
        {hasCard ? <EvidenceCard /> : null}
        {hasHelp ? <HelpSheet /> : null}
        {hasEmbed ? <EmbedDialog /> : null}
        {hasSearch ? <SourceDialog /> : null}
      </Suspense>
    </>
  )
}
