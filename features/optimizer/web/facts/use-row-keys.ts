import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'

interface RowKeys {
  openId: string | null
  onOpen: (id: string | null) => void
}

/** What opens a row of the list, and whose row it is. */
export const rowOf = (id: string) => ({ 'data-row': id })

/**
 * Keys of a list of findings: J and K or the arrows go on and back, opening the next where one was open; Escape closes
 * what is open and goes back to its row. Left alone where words are typed.
 */
export function useRowKeys({ openId, onOpen }: RowKeys) {
  const list = useRef<HTMLUListElement>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const rowAround = (element: Element | null) =>
    rows().findIndex((row) => row.closest('li')?.contains(element) ?? false)

  /** Puts the focus on a row counted from the one that has it, or has it within. */
  function step(by: number): HTMLElement | undefined {
    const all = rows()
    const at = rowAround(document.activeElement)
    const next = all[Math.max(0, Math.min(all.length - 1, at + by))]
    next?.focus()
    return next
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return
    if (event.key === 'Escape' && openId !== null) {
      step(0)
      onOpen(null)
    } else if (event.key === 'j' || event.key === 'ArrowDown' || event.key === 'k' || event.key === 'ArrowUp') {
      const next = step(event.key === 'j' || event.key === 'ArrowDown' ? 1 : -1)
      if (openId !== null && next?.dataset.row) onOpen(next.dataset.row)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Leaves a row that is about to go for the one after it, or before it where it is the last. */
  function leaveRow() {
    const all = rows()
    const at = rowAround(document.activeElement)
    const next = all[at + 1] ?? all[at - 1]
    next?.focus()
  }

  // A row that moves to another place of the list loses the focus on the way: it is given back, unless somebody left by hand.
  const focused = useRef<string | null>(null)
  const handleFocus = ({ target }: FocusEvent) => {
    focused.current = target.closest('li')?.querySelector<HTMLElement>('[data-row]')?.dataset.row ?? null
  }
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      rows()
        .find((row) => row.dataset.row === focused.current)
        ?.focus()
  })
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !list.current?.contains(target)) focused.current = null
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
    }
  }, [])

  return { list, handleKeyDown, handleFocus, leaveRow }
}

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
