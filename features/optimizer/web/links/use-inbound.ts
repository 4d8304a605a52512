import { useEffect, useRef, useState } from 'react'
import type { InboundLinkShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { siteOf } from './use-targets.ts'

interface Looked {
  state: 'idle' | 'looking' | 'stopped' | 'done' | 'failed'
  links: InboundLinkShape[]
  /** Where the links would lead; null while the blog has no address. */
  url: string | null
  read: number
  total: number
  error: unknown
}

const NOTHING: Looked = { state: 'idle', links: [], url: null, read: 0, total: 0, error: null }

/** Looks through the writer's texts, or the pages of a site, for words that should link to a blog; can be stopped. */
export function useInbound(blogId: string, source: string) {
  const [looked, setLooked] = useState<Looked>(NOTHING)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const look = async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setLooked({ ...NOTHING, state: 'looking' })
    try {
      for (let at = 0; ; ) {
        const input = { blog_id: blogId, ...siteOf(source), start_count: at }
        const answer = await optimizerApi.call.links.inbound(input, { signal: controller.signal })
        const isDone = answer.read >= answer.total || answer.read <= at
        setLooked((before) => ({
          ...before,
          state: isDone ? 'done' : 'looking',
          links: [...before.links, ...answer.links].sort(bySureness),
          url: answer.url,
          read: answer.read,
          total: answer.total,
        }))
        if (isDone) return
        at = answer.read
      }
    } catch (error) {
      if (!controller.signal.aborted) setLooked((before) => ({ ...before, state: 'failed', error }))
    }
  }
  const stop = () => {
    running.current?.abort()
    setLooked((before) => ({ ...before, state: 'stopped' }))
  }
  const drop = (dropped: InboundLinkShape) =>
    setLooked((before) => ({ ...before, links: before.links.filter((link) => link !== dropped) }))
  const restore = (dropped: InboundLinkShape) =>
    setLooked((before) => ({ ...before, links: [...before.links, dropped].sort(bySureness) }))
  return { looked, look: () => void look(), stop, drop, restore }
}

function bySureness(a: InboundLinkShape, b: InboundLinkShape): number {
  return b.confidence - a.confidence
}
