import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Input, TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { DragHandle, useSortableRow } from '../../../platform/web/ui/Sortable.tsx'
import { useTyping } from '../../../platform/web/ui/use-typing.ts'
import type { SectionPlan } from './api.ts'
import { messages } from './messages.ts'
import type { PlanRow } from './plan-row.ts'
import { SectionSources } from './SectionSources.tsx'

interface OutlineRowProps {
  workflowId: string
  row: PlanRow
  number: number
  /** Just added: its heading is there to be typed over. */
  isNew: boolean
  onChange: (changed: Partial<SectionPlan>) => void
  onMove: (by: number) => void
  onRemove: () => void
}

/** One section of the outline. */
export function OutlineRow({ workflowId, row, number, isNew, onChange, onMove, onRemove }: OutlineRowProps) {
  const t = useT(messages)
  const [isOpen, setOpen] = useState(false)
  const heading = useTyping((text) => {
    if (text.trim() && text.trim() !== row.heading) onChange({ heading: text.trim() })
  })
  const notes = useTyping((text) => {
    if (text !== row.notes) onChange({ notes: text })
  })
  const { row: dragged, handle, isDragging } = useSortableRow(row.key)
  return (
    <li
      {...dragged}
      className={clsx(
        'rounded-md border border-transparent bg-canvas',
        row.level === 3 && 'ml-8',
        isDragging && 'z-10 border-line shadow-float',
      )}
    >
      <div className="flex items-center gap-1">
        <DragHandle handle={handle} label={t('dragSection', { number, heading: row.heading })} />
        <Input
          aria-label={t('sectionHeading', { number })}
          defaultValue={row.heading}
          maxLength={300}
          autoFocus={isNew}
          onFocus={({ target }) => {
            if (isNew && target.value === target.defaultValue) target.select()
          }}
          className={row.level === 2 ? 'font-medium' : undefined}
          onChange={heading.onChange}
          onBlur={(event) => {
            heading.onBlur(event)
            if (!event.target.value.trim()) event.target.value = row.heading
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.altKey && event.key === 'ArrowUp') onMove(-1)
            if (event.altKey && event.key === 'ArrowDown') onMove(1)
          }}
        />
        <RowButtons
          row={row}
          number={number}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onChange={onChange}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      {isOpen ? (
        <div className="flex flex-wrap gap-4 py-3 pr-2 pl-9">
          <TextArea
            className="min-w-64 flex-1"
            label={t('sectionNotes')}
            rows={2}
            defaultValue={row.notes}
            maxLength={4_000}
            {...notes}
          />
          <TextField
            className="w-28"
            label={t('sectionWords')}
            type="number"
            min={0}
            max={5_000}
            step={50}
            defaultValue={row.words}
            onBlur={(event) =>
              onChange({ words: Math.min(5_000, Math.max(0, Math.round(event.target.valueAsNumber || 0))) })
            }
          />
          <SectionSources
            workflowId={workflowId}
            heading={row.heading}
            chosen={row.passage_ids}
            onChange={(ids) => onChange({ passage_ids: ids })}
          />
        </div>
      ) : null}
    </li>
  )
}

function RowButtons({
  row,
  number,
  isOpen,
  onToggle,
  onChange,
  onMove,
  onRemove,
}: Omit<OutlineRowProps, 'workflowId' | 'isNew'> & { isOpen: boolean; onToggle: () => void }) {
  const t = useT(messages)
  const isSub = row.level === 3
  return (
    <div className="flex shrink-0">
      <IconButton
        size="sm"
        label={t(isSub ? 'outdent' : 'indent')}
        disabled={number === 1}
        icon={isSub ? <IndentDecrease size={15} aria-hidden="true" /> : <IndentIncrease size={15} aria-hidden="true" />}
        onClick={() => onChange({ level: isSub ? 2 : 3 })}
      />
      <IconButton
        size="sm"
        className="max-sm:hidden"
        label={t('moveUp')}
        keys="Alt+ArrowUp"
        icon={<ArrowUp size={15} aria-hidden="true" />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        className="max-sm:hidden"
        label={t('moveDown')}
        keys="Alt+ArrowDown"
        icon={<ArrowDown size={15} aria-hidden="true" />}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="sm"
        label={t('details')}
        aria-expanded={isOpen}
        icon={<Settings2 size={15} aria-hidden="true" />}
        onClick={onToggle}
      />
      <IconButton
        size="sm"
        label={t('removeSection')}
        icon={<Trash2 size={15} aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  )
}
