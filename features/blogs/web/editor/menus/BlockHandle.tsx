import { NodeSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ArrowDown, ArrowUp, Copy, GripVertical, PenLine, Plus, Trash2 } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuGroup, MenuItem, MenuLine } from '../../../../../platform/web/ui/Menu.tsx'
import { turnInto, turnKinds } from '../blocks/block-kinds.ts'
import { moveBlock } from '../blocks/move-block.ts'
import { type Desk, useDesk } from '../core/desk.ts'
import { messages as editorMessages } from '../core/messages.ts'
import { quotationAt } from '../own-words/quotation-at.ts'
import { beginRewording } from '../own-words/rewording.ts'
import { KindIcon } from './KindIcon.tsx'
import { messages } from './messages.ts'

/** Stands beside the block that is pointed at: drag it to move the block, press it for what else can be done. */
export function BlockHandle() {
  const t = useT(messages)
  const te = useT(editorMessages)
  const desk = useDesk()
  const { editor } = desk
  const handle = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const pointed = usePointedBlock(desk, handle, isOpen)
  const select = () => {
    if (pointed.current !== null) editor.chain().setNodeSelection(pointed.current).run()
  }
  const handleOpen = (open: boolean) => {
    setOpen(open)
    if (open) select()
  }
  const size = { size: 15, 'aria-hidden': true } as const
  return (
    <div ref={handle} className="doc-handle invisible absolute top-0 left-0 flex" data-open={isOpen || undefined}>
      <IconButton
        size="sm"
        label={t('addBelow')}
        icon={<Plus {...size} />}
        onClick={() => addBelow(desk, pointed.current)}
      />
      <Menu
        open={isOpen}
        onOpenChange={handleOpen}
        focusAfter={() => editor.view.dom}
        trigger={
          <IconButton
            size="sm"
            label={t('dragBlock')}
            className="cursor-grab"
            draggable
            icon={<GripVertical {...size} />}
            // A menu that opens when the button goes down would keep it from being dragged: this one opens on the click.
            onMouseDownCapture={(event) => event.stopPropagation()}
            onClick={() => handleOpen(true)}
            onDragStart={(event) => startDrag(editor.view, pointed.current, event)}
          />
        }
      >
        {isOpen && quotationAt(editor.state.selection) ? (
          <MenuItem icon={<PenLine {...size} />} keys="Mod+Alt+W" onSelect={() => void beginRewording(desk)}>
            {te('ownWords')}
          </MenuItem>
        ) : null}
        <MenuItem icon={<ArrowUp {...size} />} keys="Alt+Shift+↑" onSelect={() => void moveBlock(editor, -1)}>
          {t('moveUp')}
        </MenuItem>
        <MenuItem icon={<ArrowDown {...size} />} keys="Alt+Shift+↓" onSelect={() => void moveBlock(editor, 1)}>
          {t('moveDown')}
        </MenuItem>
        <MenuItem icon={<Copy {...size} />} onSelect={() => duplicate(desk, pointed.current)}>
          {t('duplicate')}
        </MenuItem>
        <MenuItem icon={<Trash2 {...size} />} danger onSelect={() => editor.chain().focus().deleteSelection().run()}>
          {t('delete')}
        </MenuItem>
        <MenuLine />
        <MenuGroup label={t('turnInto')}>
          {turnKinds.map((kind) => (
            <MenuItem
              key={kind}
              icon={<KindIcon kind={kind} />}
              onSelect={() => turnBlock(desk, pointed.current, kind)}
            >
              {te(kind)}
            </MenuItem>
          ))}
        </MenuGroup>
      </Menu>
    </div>
  )
}

// Follows the pointer without a render: the handle is put beside the block by its transform.
function usePointedBlock(
  { editor }: Desk,
  handle: React.RefObject<HTMLDivElement | null>,
  isHeld: boolean,
): React.RefObject<number | null> {
  const pointed = useRef<number | null>(null)
  useEffect(() => {
    if (isHeld) return
    const page = editor.view.dom
    const show = (block: Element | null) => {
      const box = handle.current
      if (!box) return
      box.style.visibility = block ? 'visible' : 'hidden'
      if (!block || !(block instanceof HTMLElement)) return
      pointed.current = topLevelPos(editor.view, block)
      const { left, top } = placeIn(box.offsetParent, block)
      box.style.transform = `translate(${left - box.offsetWidth - 4}px, ${top + firstLineMiddle(block) - box.offsetHeight / 2}px)`
    }
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      show(blockAt(page, event.clientY))
    }
    const leave = (event: PointerEvent) => {
      if (!(event.relatedTarget instanceof Node && handle.current?.contains(event.relatedTarget))) show(null)
    }
    const typed = () => show(null)
    const area = page.parentElement ?? page
    area.addEventListener('pointermove', move, { passive: true })
    area.addEventListener('pointerleave', leave)
    page.addEventListener('keydown', typed)
    return () => {
      area.removeEventListener('pointermove', move)
      area.removeEventListener('pointerleave', leave)
      page.removeEventListener('keydown', typed)
    }
  }, [editor, handle, isHeld])
  return pointed
}

function blockAt(page: HTMLElement, y: number): Element | null {
  const { children } = page
  let low = 0
  let high = children.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((children[middle]?.getBoundingClientRect().bottom ?? 0) < y) low = middle + 1
    else high = middle
  }
  return children[low] ?? null
}

// By what is seen: which element the offsets of a block count from is up to its style.
function placeIn(page: Element | null, block: Element): { left: number; top: number } {
  const [outer, inner] = [page?.getBoundingClientRect(), block.getBoundingClientRect()]
  return { left: inner.left - (outer?.left ?? 0), top: inner.top - (outer?.top ?? 0) }
}

function firstLineMiddle(block: HTMLElement): number {
  const line = Number.parseFloat(getComputedStyle(block).lineHeight)
  return block.matches('figure, table, [data-embed], hr') ? 14 : (Number.isFinite(line) ? line : 28) / 2
}

function topLevelPos(view: EditorView, block: Element): number | null {
  const $pos = view.state.doc.resolve(Math.min(view.posAtDOM(block, 0), view.state.doc.content.size))
  if ($pos.depth > 0) return $pos.before(1)
  return $pos.nodeAfter ? $pos.pos : null
}

function addBelow({ editor }: Desk, pos: number | null): void {
  const block = pos === null ? null : editor.state.doc.nodeAt(pos)
  if (pos === null || !block) return
  const isEmpty = block.type.name === 'paragraph' && block.content.size === 0
  const at = isEmpty ? pos : pos + block.nodeSize
  const chain = editor.chain()
  if (!isEmpty) chain.insertContentAt(at, { type: 'paragraph' })
  chain.focus(at + 1).run()
  editor.view.someProp('handleTextInput', (handle) => handle(editor.view, at + 1, at + 1, '/', () => editor.state.tr))
}

function duplicate({ editor }: Desk, pos: number | null): void {
  const block = pos === null ? null : editor.state.doc.nodeAt(pos)
  if (pos !== null && block)
    editor
      .chain()
      .insertContentAt(pos + block.nodeSize, block.toJSON())
      .focus(pos + block.nodeSize + 1)
      .run()
}

function turnBlock({ editor }: Desk, pos: number | null, kind: (typeof turnKinds)[number]): void {
  if (pos === null) return
  editor
    .chain()
    .setTextSelection(pos + 1)
    .run()
  turnInto(editor, kind)
}

function startDrag(view: EditorView, pos: number | null, event: DragEvent): void {
  const block = pos === null ? null : view.nodeDOM(pos)
  if (pos === null || !(block instanceof HTMLElement)) return
  const selection = NodeSelection.create(view.state.doc, pos)
  view.dispatch(view.state.tr.setSelection(selection))
  const slice = selection.content()
  const { dom, text } = view.serializeForClipboard(slice)
  event.dataTransfer.clearData()
  event.dataTransfer.setData('text/html', dom.innerHTML)
  event.dataTransfer.setData('text/plain', text)
  event.dataTransfer.effectAllowed = 'copyMove'
  event.dataTransfer.setDragImage(block, 0, 0)
  view.dragging = { slice, move: true }
}
