import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { messages } from './messages.ts'

/** Pixels below the view from which on the end is away. */
const AWAY = 200

/** The way to the end of a conversation, above the field for the next question, while the end is out of sight. */
export function JumpToEnd({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const t = useT(messages)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const scrolled = scroller.current
    if (!scrolled) return
    const look = () => setAway(scrolled.scrollHeight - scrolled.clientHeight - scrolled.scrollTop > AWAY)
    const sizes = new ResizeObserver(look)
    // an answer that is being written makes it longer
    for (const sized of [scrolled, ...scrolled.children]) sizes.observe(sized)
    scrolled.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      scrolled.removeEventListener('scroll', look)
    }
  }, [scroller])
  const jump = () => {
    const { current: scrolled } = scroller
    scrolled?.scrollTo({ top: scrolled.scrollHeight })
    // the button goes away, and keys go on where it leads
    scrolled?.focus({ preventScroll: true })
  }
  if (!isAway) return null
  return (
    <div className="absolute right-4 bottom-full mb-2 rounded-md bg-surface shadow-float md:right-8">
      <IconButton label={t('toEnd')} icon={<ArrowDown size={16} aria-hidden="true" />} onClick={jump} />
    </div>
  )
}
