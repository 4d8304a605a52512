import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { LiveRegion } from '../../../platform/web/ui/LiveRegion.tsx'

/** After a change of page, the focus goes to it and its title is read out, as after a page load. */
export function PageAnnouncer() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const [title, setTitle] = useState('')
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    const isFirst = last.current === undefined
    last.current = path
    if (isFirst) return
    const main = document.getElementById('main')
    // A page that takes the focus itself (an editor, a search box) keeps it.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
    return onceTitled(setTitle)
  }, [path])
  return <LiveRegion>{title}</LiveRegion>
}

/** The title of a tab whose page is still loading. */
const UNTITLED = 'Longhand'
const SETTLED_MS = 300

/** Hears the title once it is the page's own and stays as it is: many pages learn theirs from what they load. Returns how to stop. */
function onceTitled(heard: (title: string) => void): () => void {
  let settling: ReturnType<typeof setTimeout>
  const watch = new MutationObserver(() => wait())
  const stop = () => {
    clearTimeout(settling)
    watch.disconnect()
  }
  const wait = () => {
    clearTimeout(settling)
    if (document.title === UNTITLED) return
    settling = setTimeout(() => {
      stop()
      heard(document.title)
    }, SETTLED_MS)
  }
  watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  wait()
  return stop
}
