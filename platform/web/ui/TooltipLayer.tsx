import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useState } from 'react'
import { Kbd } from './Kbd.tsx'

interface Shown {
  anchor: Element
  text: string
  keys: string | undefined
}

const WAIT_MS = 450

/**
 * Draws the tooltip of whatever element with `data-tip` is pointed at or focused by keyboard. Once per page. For the eye alone:
 * screen readers have the element's own name, which the tooltip repeats.
 */
export function TooltipLayer() {
  const shown = useTip()
  return (
    <Tooltip.Root open={shown !== null}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={shown?.anchor ?? null}
          sideOffset={6}
          aria-hidden="true"
          className="pointer-events-none z-50"
        >
          <Tooltip.Popup className="flex max-w-xs items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs text-canvas">
            {shown?.text}
            {shown?.keys ? <Kbd keys={shown.keys} look="inverse" /> : null}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

function useTip(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => listenForTips(setShown), [])
  return shown
}

function listenForTips(show: (shown: Shown | null) => void): () => void {
  let timer = 0
  const hide = () => {
    clearTimeout(timer)
    show(null)
  }
  const showSoon = (event: Event, waitMs: number) => {
    const anchor = event.target instanceof Element ? event.target.closest('[data-tip]') : null
    hide()
    if (!anchor || anchor.getAttribute('aria-expanded') === 'true') return
    const text = anchor.getAttribute('data-tip') ?? ''
    const keys = anchor.getAttribute('data-tip-keys') ?? undefined
    timer = window.setTimeout(() => anchor.isConnected && show({ anchor, text, keys }), waitMs)
  }
  const pointed = (event: PointerEvent) => event.pointerType !== 'touch' && showSoon(event, WAIT_MS)
  const focused = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) showSoon(event, 0)
  }
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true, passive: true }
  document.addEventListener('pointerover', pointed, options)
  document.addEventListener('focusin', focused, options)
  for (const event of ['pointerdown', 'focusout', 'keydown', 'scroll'] as const)
    document.addEventListener(event, hide, options)
  return () => {
    hide()
    stop.abort()
  }
}
