import { clsx } from 'clsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Kbd } from '../../../../../platform/web/ui/Kbd.tsx'
import { useDesk } from '../core/desk.ts'
import { messages as editorMessages } from '../core/messages.ts'
import { useObserved } from '../core/observable.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { Floating } from './Floating.tsx'
import { KindIcon } from './KindIcon.tsx'
import { messages } from './messages.ts'
import { matching, offeredIn, type SlashItem, slashItems } from './slash-items.ts'
import { closeSlash, type SlashState, slashStateOf } from './slash-plugin.ts'

/** What a slash offers: filtered by what is typed on, chosen by keys or a press. */
export function SlashMenu() {
  const { editor } = useDesk()
  const open = useEditorValue(editor, ({ state }) => slashStateOf(state))
  const choice = useSlashChoice(open !== null)
  return open ? <OpenSlashMenu open={open} choice={choice} /> : null
}

/** The name of an item, in the page's language. */
function useItemName(): (item: SlashItem) => string {
  const t = useT(editorMessages)
  return (item) => ('name' in item ? item.name : t(item.id))
}

type SlashChoice = ReturnType<typeof useSlashChoice>

/**
 * Which item is chosen, and the keys that move and take it. They go by what the text holds at that moment: the menu is drawn once
 * a frame, and whoever types fast presses Enter before it shows the last letters.
 */
function useSlashChoice(isOpen: boolean) {
  const t = useT(messages)
  const desk = useDesk()
  const { editor } = desk
  const name = useItemName()
  const offers = useObserved(desk.assistant)?.offers ?? []
  const [chosen, setChosen] = useState(FIRST)
  const latest = useRef(chosen)
  const move = (to: typeof FIRST) => {
    latest.current = to
    setChosen(to)
  }
  useEffect(() => {
    if (!isOpen) latest.current = FIRST
  }, [isOpen])
  const offered = (words: string) => {
    const items = matching(offeredIn(editor, slashItems(offers)), words, (item) => ({
      name: name(item),
      also: 'also' in item && item.also ? t(item.also) : '',
    }))
    const { current } = latest
    return { items, index: current.words === words ? Math.min(current.index, items.length - 1) : 0 }
  }
  const choose = (item: SlashItem | undefined) => {
    const open = slashStateOf(editor.state)
    if (!item || !open) return
    editor.view.dispatch(closeSlash(editor.state.tr.delete(open.from, open.to)))
    item.run(desk)
  }
  useSlashKeys((key) => {
    const open = slashStateOf(editor.state)
    const { items, index } = offered(open?.words ?? '')
    if (!open || items.length === 0) return false
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) move({ words: open.words, index: (index + step + items.length) % items.length })
    else if (key === 'Enter' || key === 'Tab') choose(items[index])
    else return false
    return true
  })
  return { offered, choose }
}

const FIRST = { words: '', index: 0 }

function OpenSlashMenu({ open, choice: { offered, choose } }: { open: SlashState; choice: SlashChoice }) {
  const t = useT(messages)
  const desk = useDesk()
  const { editor } = desk
  const name = useItemName()
  const { items, index } = offered(open.words)
  const current = items[index]
  const said = current
    ? t('slashChosen', { item: name(current), place: index + 1, count: items.length })
    : t('slashEmpty', { words: open.words })
  // The focus stays in the text, so that what the keys choose has to be said.
  useEffect(() => desk.announcement.set(said), [desk, said])
  const rect = useCallback(() => {
    const { left, top, bottom } = editor.view.coordsAtPos(Math.min(open.from, editor.state.doc.content.size))
    return new DOMRect(left, top, 1, bottom - top)
  }, [editor, open.from])
  return (
    <Floating rect={rect} side="below" className="w-72 rounded-lg bg-surface p-1 shadow-float">
      <div role="listbox" aria-label={t('slashLabel')} className="max-h-80 overflow-y-auto" id="slash-menu">
        {items.length === 0 ? (
          <p className="px-2 py-2 text-ink-3 text-sm">{t('slashEmpty', { words: open.words })}</p>
        ) : null}
        {items.map((item, at) => (
          <SlashRow
            key={item.id}
            item={item}
            heading={open.words !== '' || item.group === items[at - 1]?.group ? null : t(item.group)}
            isChosen={at === index}
            onChoose={() => choose(item)}
          />
        ))}
      </div>
    </Floating>
  )
}

function SlashRow({
  item,
  heading,
  isChosen,
  onChoose,
}: {
  item: SlashItem
  heading: string | null
  isChosen: boolean
  onChoose: () => void
}) {
  const name = useItemName()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <>
      {heading ? <p className="px-2 pt-2 pb-1 text-ink-3 text-xs">{heading}</p> : null}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text; its keys move the choice */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the text chooses */}
      <div
        ref={row}
        role="option"
        aria-selected={isChosen}
        onClick={onChoose}
        className={clsx(
          'flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 text-sm hover:bg-wash',
          isChosen && 'bg-wash-2',
        )}
      >
        {'icon' in item ? item.icon : <KindIcon kind={item.id} />}
        <span className="flex-1">{name(item)}</span>
        {item.keys ? <Kbd keys={item.keys} /> : null}
      </div>
    </>
  )
}

// The plugin asks the menu about keys before the text gets them.
function useSlashKeys(key: (key: string) => boolean): void {
  const { editor } = useDesk()
  const latest = useRef(key)
  useEffect(() => {
    latest.current = key
  })
  useEffect(() => {
    const { slash } = editor.storage
    slash.view = { key: (pressed) => latest.current(pressed) }
    return () => {
      slash.view = null
    }
  }, [editor])
}
