import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { useFormat } from '../../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

interface OutlineRowProps {
  index: number
  level: number
  title: string
  words: number
  isHere: boolean
  isDropTarget: boolean
  onDragStart: (index: number) => void
  onDragOver: (index: number) => void
  onGo: (index: number) => void
  onMove: (index: number, step: 1 | -1) => void
}

const indents = ['pl-2', 'pl-2', 'pl-5', 'pl-8', 'pl-11']

/** One heading of the outline. Drawn again only when its own words change. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const t = useT(messages)
  const format = useFormat()
  const { index, level, words, isHere, isDropTarget } = props
  const title = props.title || t('untitledSection')
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || !/^Arrow(Up|Down)$/.test(event.key)) return
    event.preventDefault()
    props.onMove(index, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li
      draggable
      onDragStart={() => props.onDragStart(index)}
      onDragOver={() => props.onDragOver(index)}
      className={clsx(
        'group flex items-center rounded-md hover:relative',
        isHere ? 'bg-wash' : 'hover:bg-wash',
        isDropTarget && 'border-accent border-t-2',
      )}
    >
      <button
        type="button"
        aria-current={isHere ? 'location' : undefined}
        onClick={() => props.onGo(index)}
        onKeyDown={handleKey}
        className={clsx(
          'flex min-h-7 min-w-0 flex-1 items-baseline gap-2 py-1 pr-2 text-left text-sm',
          indents[level],
          isHere ? 'text-ink' : 'text-ink-2',
        )}
      >
        <span
          dir="auto"
          className={clsx(
            'min-w-0 flex-1 overflow-clip text-ellipsis whitespace-nowrap',
            level === 1 && 'font-medium',
            !props.title && 'italic',
          )}
        >
          {title}
        </span>
        <span aria-hidden="true" className="shrink-0 text-ink-3 text-xs tabular-nums">
          {format.number(words)}
        </span>
        <span className="sr-only">{t('wordsLong', { count: words })}</span>
      </button>
      <GripVertical
        size={13}
        aria-hidden="true"
        className="absolute -left-1 hidden cursor-grab text-ink-3 group-hover:block"
      />
    </li>
  )
})
