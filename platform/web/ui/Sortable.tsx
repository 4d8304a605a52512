import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { messages } from './sortable-messages.ts'

export { arrayMove as moved } from '@dnd-kit/sortable'

interface SortableProps {
  /** What is in the list, in its order; `name` is what screen readers call it. */
  items: readonly { key: string; name: string }[]
  onMove: (from: number, to: number) => void
  /** The list, whose rows use `useSortableRow`. */
  children: ReactNode
}

/** A list that is ordered by dragging with a pointer or, on a handle, with the arrow keys. */
export function Sortable({ items, onMove, children }: SortableProps) {
  const t = useT(messages)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (key: unknown) => items.findIndex((item) => item.key === key)
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id))
  }
  const say = (what: 'dragged' | 'draggedTo' | 'dropped', key: unknown, place: number) =>
    t(what, { name: items[placeOf(key)]?.name ?? '', place: place + 1, count: items.length })
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('dragged', active.id, placeOf(active.id)),
    onDragOver: ({ active, over }) => (over ? say('draggedTo', active.id, placeOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) => say('dropped', active.id, placeOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => say('dropped', active.id, placeOf(active.id)),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('help') } }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** A row of a sortable list: what its element needs, and what its handle needs. */
export function useSortableRow(key: string) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: key })
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }
  return { row: { ref: setNodeRef, style }, handle: { ...attributes, ...listeners }, isDragging }
}

interface DragHandleProps {
  handle: ReturnType<typeof useSortableRow>['handle']
  /** What it moves. */
  label: string
}

/** By what a row is dragged. */
export function DragHandle({ handle, label }: DragHandleProps) {
  return (
    <button
      type="button"
      {...handle}
      aria-label={label}
      className="grid size-8 shrink-0 cursor-grab touch-none place-items-center text-ink-3 pointer-coarse:size-10"
    >
      <GripVertical size={15} aria-hidden="true" />
    </button>
  )
}
