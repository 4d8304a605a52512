import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadPart } from './load-part.ts'
import { Optional } from './Optional.tsx'

interface LateProps<P> {
  /** Made once, beside the component: `const menu = latePart(() => import('./Menu.tsx').then((m) => m.AccountMenu))`. */
  part: LatePart<P>
  props: P
  /** What is there until the part has loaded, and looks the same. `press` loads it now and opens it. */
  standIn: (press: () => void) => ReactNode
}

/** A part that came because it was pressed opens as soon as it is there. */
export interface OpenAtOnce {
  openAtOnce?: boolean
}

/** Loads the code of a part, once. */
type LatePart<P> = () => Promise<ComponentType<P & OpenAtOnce>>

/** A part of the page whose code loads when the page has nothing better to do, or when it is pressed. */
export function latePart<P>(load: LatePart<P>): LatePart<P> {
  let loading: ReturnType<LatePart<P>> | undefined
  return () => {
    loading ??= loadPart(load).then((part) => part.default)
    return loading
  }
}

/**
 * Shows the stand-in, then the part; never while somebody's focus or finger is on the stand-in, unless they pressed it. Then the
 * part takes the focus over: a menu that opens while the focus is elsewhere closes again.
 */
export function Late<P>({ part, props, standIn }: LateProps<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P & OpenAtOnce> | null>(null)
  const [wasPressed, setPressed] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isIdle = useIdle()
  const isWanted = isIdle || wasPressed
  useEffect(() => {
    if (isWanted) void part().then((loaded) => setLoaded(() => loaded))
  }, [isWanted, part])
  const stand = standIn(() => setPressed(true))
  if (Loaded && (wasPressed || !isHeld)) {
    return (
      <Optional instead={stand}>
        <TakesOver isFocused={wasPressed}>
          <Loaded {...props} openAtOnce={wasPressed} />
        </TakesOver>
      </Optional>
    )
  }
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed is the stand-in in it
    <span className="contents" onFocus={hold} onPointerDown={hold} onBlur={release} onPointerCancel={release}>
      {stand}
    </span>
  )
}

/** Gives the focus to the button of a part that was opened by its stand-in, which had it. */
function TakesOver({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const wasFocused = useRef(isFocused)
  useLayoutEffect(() => {
    if (wasFocused.current) place.current?.querySelector('button')?.focus()
  }, [])
  return (
    <span ref={place} className="contents">
      {children}
    </span>
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
