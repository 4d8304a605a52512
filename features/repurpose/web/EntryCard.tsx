import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { DragHandle, useSortableRow } from '../../../platform/web/ui/Sortable.tsx'
import { messages } from './messages.ts'

export interface EntryCardProps {
  entryKey: string
  at: number
  total: number
  label: string
  moveLabel: string
  deleteLabel: string
  onMove: (step: 1 | -1) => void
  onDelete: () => void
  /** More of what can be done with it. */
  actions: ReactNode
  children: ReactNode
}

/** One of several entries: moved by its handle, its buttons, or Alt and the arrow keys, and deleted. */
export function EntryCard(props: EntryCardProps) {
  const { entryKey, at, total, label, moveLabel, deleteLabel, onMove, onDelete, actions, children } = props
  const t = useT(messages)
  const id = useId()
  const { row, handle, isDragging } = useSortableRow(entryKey)
  const icon = { size: 14, 'aria-hidden': true } as const
  return (
    <li
      {...row}
      aria-labelledby={id}
      className={`rounded-lg border border-line bg-paper p-3 ${isDragging ? 'relative z-10 shadow-float' : ''}`}
      onKeyDown={(event) => {
        if (!event.altKey || !/^Arrow(?:Up|Down)$/.test(event.key)) return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-2">
        <span className="-ml-2 flex items-center">
          <DragHandle handle={handle} label={moveLabel} />
          <span id={id} className="text-ink-3 text-xs tabular-nums">
            {label}
          </span>
        </span>
        <span className="flex">
          <IconButton
            label={t('moveUp')}
            keys="Alt+ArrowUp"
            icon={<ArrowUp {...icon} />}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('moveDown')}
            keys="Alt+ArrowDown"
            icon={<ArrowDown {...icon} />}
            disabled={at === total - 1}
            onClick={() => onMove(1)}
          />
          {actions}
          <IconButton label={deleteLabel} icon={<Trash2 {...icon} />} onClick={onDelete} />
        </span>
      </div>
      {children}
    </li>
  )
}
