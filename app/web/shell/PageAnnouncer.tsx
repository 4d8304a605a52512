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
    setTitle(document.title)
    const main = document.getElementById('main')
    // A page that takes the focus itself (an editor, a search box) keeps it.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [path])
  return <LiveRegion>{title}</LiveRegion>
}
