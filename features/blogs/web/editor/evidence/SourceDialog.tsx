import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../../../platform/web/ui/Dialog.tsx'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { messages } from './messages.ts'
import { SourceSearch } from './SourceSearch.tsx'

/** Finds a source for the selected words and cites it on them. */
export function SourceDialog() {
  const t = useT(messages)
  const { editor, isSourceSearchOpen, announcement } = useDesk()
  const isOpen = useObserved(isSourceSearchOpen)
  const handleCite = (id: string) => {
    isSourceSearchOpen.set(false)
    editor.chain().focus().setMark('citation', { id }).run()
    announcement.set(t('citedNow'))
  }
  return (
    <Dialog title={t('findSource')} open={isOpen} onOpenChange={isSourceSearchOpen.set}>
      {isOpen ? <SourceSearch words={selectedWords(editor)} onCite={handleCite} /> : null}
    </Dialog>
  )
}

function selectedWords(editor: ReturnType<typeof useDesk>['editor']): string {
  const { from, to } = editor.state.selection
  return editor.state.doc.textBetween(from, to, ' ')
}
