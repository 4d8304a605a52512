import { Bold, Heading2, Image, Italic, List, ListChecks, Quote } from 'lucide-react'
import { type ReactElement, useEffect, useRef } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../../../platform/web/ui/Dialog.tsx'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { type BlockKind, kindAtCaret, turnInto } from '../blocks/block-kinds.ts'
import { useDesk } from '../core/desk.ts'
import { messages } from '../core/messages.ts'
import { useObserved } from '../core/observable.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { Inspector } from '../panels/Inspector.tsx'
import { CountsLine } from '../stats/CountsLine.tsx'
import { TakeOut } from './TakeOut.tsx'

const size = { size: 18, 'aria-hidden': true } as const
const kinds = [
  ['heading2', <Heading2 key="i" {...size} />],
  ['bulletList', <List key="i" {...size} />],
  ['taskList', <ListChecks key="i" {...size} />],
  ['blockquote', <Quote key="i" {...size} />],
] as const satisfies readonly (readonly [BlockKind, ReactElement])[]

/** The row of tools at the bottom of a phone, above its keyboard. */
export function PhoneTools() {
  const t = useT(messages)
  const { editor, assistant, inspector, pickPicture } = useDesk()
  const AssistantButtons = useObserved(assistant)?.phoneButtons
  const panel = useObserved(inspector)
  const kind = useEditorValue(editor, kindAtCaret)
  const marks = useEditorValue(editor, (now) => ({ bold: now.isActive('bold'), italic: now.isActive('italic') }))
  const bar = useRef<HTMLDivElement>(null)
  useAboveKeyboard(bar)
  return (
    <>
      <div
        ref={bar}
        className="shrink-0 border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)]"
        onPointerDown={(event) => event.preventDefault()}
      >
        <div role="toolbar" aria-label={t('toolbar')} className="flex items-center strip px-1 py-0.5">
          {AssistantButtons ? <AssistantButtons /> : null}
          <IconButton
            size="lg"
            label={t('bold')}
            aria-pressed={marks.bold}
            icon={<Bold {...size} />}
            onClick={() => editor.chain().focus().toggleBold().run()}
          />
          <IconButton
            size="lg"
            label={t('italic')}
            aria-pressed={marks.italic}
            icon={<Italic {...size} />}
            onClick={() => editor.chain().focus().toggleItalic().run()}
          />
          {kinds.map(([name, icon]) => (
            <IconButton
              key={name}
              size="lg"
              label={t(name)}
              aria-pressed={kind === name}
              icon={icon}
              onClick={() => turnInto(editor, name)}
            />
          ))}
          <IconButton size="lg" label={t('picture')} icon={<Image {...size} />} onClick={pickPicture} />
        </div>
      </div>
      <Dialog title={t('inspector')} open={panel !== null} onOpenChange={(isOpen) => !isOpen && inspector.set(null)}>
        <div className="mb-3 flex items-center justify-between gap-2">
          <CountsLine />
          <TakeOut />
        </div>
        <Inspector />
      </Dialog>
    </>
  )
}

// A phone's keyboard covers the page; the visual viewport says how much is left.
function useAboveKeyboard(bar: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const column = bar.current?.closest<HTMLElement>('.doc-phone')
    const resize = () => column?.style.setProperty('max-height', `${viewport.height}px`)
    resize()
    viewport.addEventListener('resize', resize)
    return () => {
      viewport.removeEventListener('resize', resize)
      column?.style.removeProperty('max-height')
    }
  }, [bar])
}
