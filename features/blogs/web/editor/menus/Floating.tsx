import { clsx } from 'clsx'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { useDesk } from '../core/desk.ts'
import { onEditorFrame } from '../core/use-editor-value.ts'

interface FloatingProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Where it is beside, in the window; null hides it. */
  rect: () => DOMRect | null
  side: 'above' | 'below'
}

const GAP_PX = 6
const EDGE_PX = 8

/**
 * Something small that is beside a place in the text and follows it, without ever taking the focus from the text. It
 * changes sides where there is no room.
 */
export function Floating({ rect, side, className, ...rest }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null)
  useFollowing(box, rect, side)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the caret where it is while a menu beside it is used
    <div
      {...rest}
      ref={box}
      className={clsx('fixed top-0 left-0 z-30', className)}
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement))
          event.preventDefault()
      }}
    />
  )
}

function useFollowing(
  box: RefObject<HTMLDivElement | null>,
  rect: () => DOMRect | null,
  side: 'above' | 'below',
): void {
  const { editor } = useDesk()
  useLayoutEffect(() => {
    let frame = 0
    const place = () => {
      frame = 0
      if (box.current) put(box.current, rect(), side, roomOf(editor.view.dom))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(place)
    }
    // before it is painted, so that it need not be hidden until then: what is hidden cannot take the focus
    place()
    const stop = onEditorFrame(editor, soon)
    addEventListener('scroll', soon, { capture: true, passive: true })
    addEventListener('resize', soon)
    return () => {
      stop()
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon, { capture: true })
      removeEventListener('resize', soon)
    }
  }, [editor, box, rect, side])
}

interface Room {
  left: number
  right: number
}

// Within the column of the page: what is beside it stays readable. On a narrow page, within the window.
function roomOf(page: HTMLElement): Room {
  const column = page.closest('[data-editor-scroller]')?.getBoundingClientRect()
  if (!column || column.width < 480) return { left: EDGE_PX, right: innerWidth - EDGE_PX }
  return { left: column.left + EDGE_PX, right: column.right - EDGE_PX }
}

function put(box: HTMLElement, at: DOMRect | null, side: 'above' | 'below', room: Room): void {
  box.style.visibility = at ? 'visible' : 'hidden'
  if (!at) return
  const { offsetWidth: width, offsetHeight: height } = box
  const above = at.top - height - GAP_PX
  const below = at.bottom + GAP_PX
  const isAbove = side === 'above' ? above > EDGE_PX : below + height > innerHeight - EDGE_PX && above > EDGE_PX
  const wanted = side === 'below' ? at.left : at.left + Math.min(at.width, 400) / 2 - width / 2
  const left = Math.max(Math.min(wanted, room.right - width), room.left)
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(isAbove ? above : below)}px)`
}
