import { Fullscreen, Glasses, Keyboard, ListTree, PanelRight, Redo2, TextSearch, Undo2 } from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { useDesk } from '../core/desk.ts'
import { focusText } from '../core/focus-text.ts'
import { messages } from '../core/messages.ts'
import { useObserved } from '../core/observable.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { CountsLine } from '../stats/CountsLine.tsx'
import { StatusPill } from './StatusPill.tsx'
import { TakeOut } from './TakeOut.tsx'

/** The line above the page: what is folded away, where the words are, how many there are. */
export function EditorBar() {
  const t = useT(messages)
  const { editor, outline, inspector, isFocused, isHelpOpen, find } = useDesk()
  const [hasOutline, panel] = [useObserved(outline), useObserved(inspector)]
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      className="doc-bar flex h-11 shrink-0 items-center gap-1 border-line border-b px-2"
    >
      <IconButton
        label={t('outline')}
        keys="Mod+\"
        aria-pressed={hasOutline}
        icon={<ListTree size={16} aria-hidden="true" />}
        onClick={() => outline.set(!hasOutline)}
      />
      <StatusPill />
      <div className="min-w-0 flex-1" />
      <CountsLine />
      <div className="mx-1 h-5 w-px bg-line" />
      <UndoButtons />
      <IconButton
        label={t('find')}
        keys="Mod+F"
        icon={<TextSearch size={16} aria-hidden="true" />}
        onClick={() => find.set('find')}
      />
      <IconButton
        label={t('focusMode')}
        keys="Mod+Shift+F"
        icon={<Glasses size={16} aria-hidden="true" />}
        onClick={() => {
          isFocused.set(true)
          focusText(editor)
        }}
      />
      <IconButton
        label={t('fullScreen')}
        icon={<Fullscreen size={16} aria-hidden="true" />}
        className="max-lg:hidden"
        onClick={toggleFullScreen}
      />
      <IconButton
        label={t('help')}
        keys="Mod+/"
        icon={<Keyboard size={16} aria-hidden="true" />}
        className="max-lg:hidden"
        onClick={() => isHelpOpen.set(true)}
      />
      <div className="mx-1 h-5 w-px bg-line" />
      <TakeOut />
      <IconButton
        label={t('inspector')}
        keys="Mod+."
        aria-pressed={panel !== null}
        icon={<PanelRight size={16} aria-hidden="true" />}
        onClick={() => inspector.set(panel ? null : 'assist')}
      />
    </div>
  )
}

/** Undo and redo of this page’s own changes. */
export function UndoButtons({ size = 'md' }: { size?: 'md' | 'lg' }) {
  const t = useT(messages)
  const { editor } = useDesk()
  const steps = useEditorValue(editor, ({ storage }) => ({
    back: (storage.collaboration.undoManager?.undoStack.length ?? 0) > 0,
    forth: (storage.collaboration.undoManager?.redoStack.length ?? 0) > 0,
  }))
  return (
    <>
      <IconButton
        size={size}
        label={t('undo')}
        keys="Mod+Z"
        disabled={!steps.back}
        icon={<Undo2 size={size === 'lg' ? 18 : 16} aria-hidden="true" />}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        size={size}
        label={t('redo')}
        keys="Mod+Shift+Z"
        disabled={!steps.forth}
        icon={<Redo2 size={size === 'lg' ? 18 : 16} aria-hidden="true" />}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </>
  )
}

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen()
}
