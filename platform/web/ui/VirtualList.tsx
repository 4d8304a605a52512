import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface VirtualListProps<T> {
  /** Says what is listed. */
  label: string
  items: readonly T[]
  itemKey: (item: T) => string
  /** Height of a row in pixels; rows that turn out otherwise are measured. */
  rowHeight: number
  /**
   * One row. What the keyboard should land on (a link, usually) carries `data-row-focus`; up, down, Home and End move between
   * those of the rows.
   */
  children: (item: T, index: number) => ReactNode
  /** How many there are in all, where not all are loaded. */
  total?: number
  /** Called when the end of what is loaded comes near. */
  onNearEnd?: () => void
}

const NEAR_END_ROWS = 15

/** A long list of which only what is in sight is drawn; scrolls with the page. */
export function VirtualList<T>({ label, items, itemKey, rowHeight, children, total, onNearEnd }: VirtualListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const margin = useTopOf(list)
  const [focused, setFocused] = useState<number | null>(null)
  const virtualizer = useVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scrollerOf(list.current),
    getItemKey: (index) => keyAt(items, index, itemKey),
    overscan: 8,
    // The row with the focus stays in the page when it is scrolled out of sight, or the focus would be lost with it.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return focused === null || focused >= range.count || shown.includes(focused)
        ? shown
        : [...shown, focused].sort((a, b) => a - b)
    },
    scrollMargin: margin,
  })
  const rows = virtualizer.getVirtualItems()
  const last = virtualizer.range?.endIndex ?? 0
  useEffect(() => {
    if (items.length > 0 && last >= items.length - NEAR_END_ROWS) onNearEnd?.()
  }, [last, items.length, onNearEnd])
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={() => setFocused(null)}
      onKeyDown={(event) => moveFocus(event, { list: list.current, virtualizer, count: items.length })}
    >
      {rows.map((row) => {
        const item = items[row.index]
        return item === undefined ? null : (
          <li
            key={row.key}
            data-index={row.index}
            ref={virtualizer.measureElement}
            aria-posinset={row.index + 1}
            aria-setsize={total ?? items.length}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${row.start - margin}px)` }}
          >
            {children(item, row.index)}
          </li>
        )
      })}
    </ul>
  )
}

function indexOf(element: Element): number | null {
  const row = element.closest('[data-index]')
  return row ? Number(row.getAttribute('data-index')) : null
}

function keyAt<T>(items: readonly T[], index: number, itemKey: (item: T) => string): string | number {
  const item = items[index]
  return item === undefined ? index : itemKey(item)
}

/** The distance of the list from the top of what scrolls. */
function useTopOf(list: RefObject<HTMLUListElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current)
    if (!list.current || !scroller) return
    const measure = () => setTop(distance(list.current, scroller))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    if (list.current.parentElement) observer.observe(list.current.parentElement)
    return () => observer.disconnect()
  }, [list])
  return top
}

function distance(list: HTMLElement | null, scroller: HTMLElement): number {
  if (!list) return 0
  return list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.documentElement
}

interface Rows {
  list: HTMLUListElement | null
  virtualizer: Virtualizer<HTMLElement, Element>
  count: number
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>, { list, virtualizer, count }: Rows): void {
  const row = event.target instanceof Element ? event.target.closest('[data-index]') : null
  if (!row || !(event.target instanceof HTMLElement) || !event.target.matches('[data-row-focus]')) return
  const next = nextRow(event.key, Number(row.getAttribute('data-index')), count)
  if (next === null) return
  event.preventDefault()
  virtualizer.scrollToIndex(next)
  // The row is drawn by the time of the next frame but one.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      list?.querySelector<HTMLElement>(`[data-index="${next}"] [data-row-focus]`)?.focus({ preventScroll: true }),
    ),
  )
}

function nextRow(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1)
  if (key === 'ArrowUp') return Math.max(0, at - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
