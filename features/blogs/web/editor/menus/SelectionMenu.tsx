import { isNodeSelection, isTextSelection } from '@tiptap/core'
import {
  Bold,
  BookMarked,
  ChevronDown,
  Code,
  Highlighter,
  Italic,
  Link as LinkIcon,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../../../platform/web/ui/Menu.tsx'
import { kindAtCaret, turnInto, turnKinds } from '../blocks/block-kinds.ts'
import { type Desk, useDesk } from '../core/desk.ts'
import { messages as editorMessages } from '../core/messages.ts'
import { useObserved } from '../core/observable.ts'
import { useAssistantState } from '../core/use-assistant-state.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { Floating } from './Floating.tsx'
import { KindIcon } from './KindIcon.tsx'
import { LinkForm } from './LinkForm.tsx'
import { messages } from './messages.ts'
import { useInUse } from './use-in-use.ts'

/** What can be done with selected words: what the assistant does with them, marks, kinds of block, links, sources. */
export function SelectionMenu() {
  const desk = useDesk()
  const { editor, isLinkOpen } = desk
  const isPointing = usePointing(desk)
  const hasWords = useEditorValue(editor, hasSelectedWords)
  const { isInUse, holding } = useInUse(editor, hasWords)
  const linking = useObserved(isLinkOpen)
  const assistant = useAssistantState()
  const rect = useCallback(() => selectionRect(desk), [desk])
  if (linking) {
    return (
      <Floating rect={rect} side="above" className="rounded-lg bg-surface p-2 shadow-float">
        <LinkForm onDone={() => isLinkOpen.set(false)} />
      </Floating>
    )
  }
  if (!hasWords || !isInUse || isPointing || assistant === 'writing' || assistant === 'waiting') return null
  return (
    <Floating
      {...holding}
      rect={rect}
      side="above"
      className="flex items-center gap-0.5 rounded-lg bg-surface p-1 shadow-float"
    >
      <SelectionButtons />
    </Floating>
  )
}

function SelectionButtons() {
  const t = useT(messages)
  const { editor, assistant, isLinkOpen, isSourceSearchOpen } = useDesk()
  const AssistantMenu = useObserved(assistant)?.selectionMenu
  const te = useT(editorMessages)
  const isCode = useEditorValue(editor, (now) => now.isActive('codeBlock'))
  if (isCode) return <TurnIntoMenu />
  return (
    <div role="toolbar" aria-label={t('selectionMenu')} className="flex items-center gap-0.5">
      {AssistantMenu ? (
        <>
          <AssistantMenu />
          <div className="mx-0.5 h-5 w-px bg-line" />
        </>
      ) : null}
      <TurnIntoMenu />
      <MarkButton mark="bold" keys="Mod+B" icon={<Bold size={15} aria-hidden="true" />} />
      <MarkButton mark="italic" keys="Mod+I" icon={<Italic size={15} aria-hidden="true" />} />
      <IconButton
        size="sm"
        label={te('link')}
        keys="Mod+K"
        icon={<LinkIcon size={15} aria-hidden="true" />}
        onClick={() => isLinkOpen.set(true)}
      />
      <IconButton
        size="sm"
        label={t('findSource')}
        icon={<BookMarked size={15} aria-hidden="true" />}
        onClick={() => isSourceSearchOpen.set(true)}
      />
      <MoreMarks />
    </div>
  )
}

type MarkName = 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'highlight' | 'superscript' | 'subscript'

function MarkButton({ mark, keys, icon }: { mark: MarkName; keys?: string; icon: React.ReactElement }) {
  const t = useT(editorMessages)
  const { editor } = useDesk()
  const isOn = useEditorValue(editor, (now) => now.isActive(mark))
  return (
    <IconButton
      size="sm"
      label={t(mark)}
      keys={keys}
      aria-pressed={isOn}
      icon={icon}
      onClick={() => editor.chain().focus().toggleMark(mark).run()}
    />
  )
}

const moreMarks = [
  ['underline', Underline],
  ['strike', Strikethrough],
  ['code', Code],
  ['highlight', Highlighter],
  ['superscript', Superscript],
  ['subscript', Subscript],
] as const

function MoreMarks() {
  const t = useT(messages)
  const te = useT(editorMessages)
  const { editor } = useDesk()
  return (
    <Menu
      trigger={<IconButton size="sm" label={t('moreMarks')} icon={<ChevronDown size={14} aria-hidden="true" />} />}
      focusAfter={() => editor.view.dom}
    >
      {moreMarks.map(([mark, Icon]) => (
        <MenuItem
          key={mark}
          icon={<Icon size={15} aria-hidden="true" />}
          onSelect={() => editor.chain().focus().toggleMark(mark).run()}
        >
          {te(mark)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Chooses the kind of the selected blocks. */
export function TurnIntoMenu() {
  const t = useT(messages)
  const te = useT(editorMessages)
  const { editor } = useDesk()
  const kind = useEditorValue(editor, kindAtCaret)
  return (
    <Menu
      trigger={
        <Button look="quiet" size="sm" aria-label={`${te(kind)}: ${t('turnInto')}`}>
          {te(kind)}
          <ChevronDown size={13} aria-hidden="true" />
        </Button>
      }
      focusAfter={() => editor.view.dom}
    >
      {turnKinds.map((known) => (
        <MenuItem key={known} icon={<KindIcon kind={known} />} onSelect={() => void turnInto(editor, known)}>
          {te(known)}
        </MenuItem>
      ))}
    </Menu>
  )
}

function hasSelectedWords(editor: Desk['editor']): boolean {
  const { selection, doc } = editor.state
  if (selection.empty || isNodeSelection(selection) || !isTextSelection(selection)) return false
  return doc.textBetween(selection.from, selection.to, ' ').trim() !== ''
}

function selectionRect({ editor }: Desk): DOMRect | null {
  const { from, to } = editor.state.selection
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to, -1)]
  const page = editor.view.dom.getBoundingClientRect()
  const isOneLine = Math.abs(start.top - end.top) < 4
  const left = isOneLine ? start.left : page.left
  const right = isOneLine ? end.right : page.right
  // A selection that reaches out of sight is accompanied where it can be seen.
  const top = Math.max(start.top, 56)
  return end.bottom < 56 || start.top > innerHeight
    ? null
    : new DOMRect(left, top, Math.max(1, right - left), Math.max(1, end.bottom - top))
}

// While the mouse is down the selection is still being made.
function usePointing({ editor }: Desk): boolean {
  const [isPointing, setPointing] = useState(false)
  useEffect(() => {
    const down = () => setPointing(true)
    const up = () => setPointing(false)
    const page = editor.view.dom
    page.addEventListener('pointerdown', down)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      page.removeEventListener('pointerdown', down)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }, [editor])
  return isPointing
}
