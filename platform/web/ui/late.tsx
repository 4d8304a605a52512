import { type ComponentType, lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadPart } from './load-part.ts'
import { Optional } from './Optional.tsx'

interface LateProps<P> {
  /** Made once, beside the component: `const menu = latePart(() => import('./Menu.tsx').then((m) => m.AccountMenu))`. */
  part: ComponentType<P & OpenAtOnce>
  props: P
  /** What is there until the part has loaded, and looks the same. `press` loads it now and opens it. */
  standIn: (press: () => void) => ReactNode
}

/** A part that came because it was pressed opens as soon as it is there. */
export interface OpenAtOnce {
  openAtOnce?: boolean
}

/** A part of the page whose code loads when the page has nothing better to do, or when it is pressed. */
export function latePart<P>(load: () => Promise<ComponentType<P & OpenAtOnce>>): ComponentType<P & OpenAtOnce> {
  return lazy(() => loadPart(load))
}

/** Shows the stand-in, then the part; never while somebody's focus is on the stand-in, unless they pressed it. */
export function Late<P>({ part: Part, props, standIn }: LateProps<P>) {
  const [wasPressed, setPressed] = useState(false)
  const holder = useRef<HTMLSpanElement>(null)
  const isIdle = useIdle()
  const stand = standIn(() => setPressed(true))
  const isFocused = holder.current?.contains(document.activeElement) ?? false
  if (!wasPressed && (!isIdle || isFocused)) {
    return (
      <span ref={holder} className="contents">
        {stand}
      </span>
    )
  }
  return (
    <Optional instead={stand}>
      <Part {...props} openAtOnce={wasPressed} />
    </Optional>
  )
}

/** True once the browser has been idle after the page was first drawn. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

// Safari has no requestIdleCallback.
function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 1_500)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(run, { timeout: 5_000 })
  return () => window.cancelIdleCallback(request)
}
