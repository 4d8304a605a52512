import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newUuid } from '../../../../platform/web/api/new-key.ts'
import { type FoundLinkShape, MANY_WINDOW, MAX_PLACED } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { siteOf } from './use-targets.ts'

/** A link found in a blog, to be added or not. */
export interface FoundInBlog extends FoundLinkShape {
  blogId: string
}

interface Many {
  state: 'idle' | 'looking' | 'review' | 'adding' | 'added'
  read: number
  total: number
  blogs: { id: string; title: string; links: FoundInBlog[] }[]
  /** Links that were taken out of those to be added. */
  left: ReadonlySet<FoundInBlog>
  withoutUrl: number
  added: number
  missed: number
  error: unknown
}

const NOTHING: Many = {
  state: 'idle',
  read: 0,
  total: 0,
  blogs: [],
  left: new Set(),
  withoutUrl: 0,
  added: 0,
  missed: 0,
  error: null,
}

/** Finds links in many blogs, a few at a time, and adds those that a person leaves in; can be stopped. */
export function useMany(source: string) {
  const queries = useQueryClient()
  const [many, setMany] = useState<Many>(NOTHING)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const change = (more: Partial<Many>) => setMany((before) => ({ ...before, ...more }))
  const find = async (ids: readonly string[]) => {
    const controller = new AbortController()
    running.current = controller
    setMany({ ...NOTHING, state: 'looking', total: ids.length })
    try {
      for (let at = 0; at < ids.length; at += MANY_WINDOW) {
        const input = { blog_ids: ids.slice(at, at + MANY_WINDOW), ...siteOf(source) }
        const { blogs, without_url } = await optimizerApi.call.linkRuns.find(input, { signal: controller.signal })
        const found = blogs
          .map(({ links, ...blog }) => ({ ...blog, links: links.map((link) => ({ ...link, blogId: blog.id })) }))
          .filter(({ links }) => links.length > 0)
        setMany((before) => ({
          ...before,
          read: Math.min(ids.length, at + MANY_WINDOW),
          blogs: [...before.blogs, ...found],
          withoutUrl: without_url,
        }))
      }
      change({ state: 'review' })
    } catch (error) {
      if (!controller.signal.aborted) change({ state: 'review', error })
    }
  }
  const stop = () => {
    running.current?.abort()
    change({ state: 'review' })
  }
  const add = async () => {
    const chosen = many.blogs.flatMap(({ links }) => links).filter((link) => !many.left.has(link))
    change({ state: 'adding', error: null })
    const run_id = newUuid()
    let added = 0
    try {
      for (let at = 0; at < chosen.length; at += MAX_PLACED) {
        const links = chosen.slice(at, at + MAX_PLACED).map(({ blogId, target_id, sentence, start, end }) => ({
          blog_id: blogId,
          target_id,
          sentence,
          start,
          end,
        }))
        const { placed } = await optimizerApi.call.linkRuns.placeAll({ run_id, links, ...siteOf(source) })
        added += placed.filter(Boolean).length
      }
      change({ state: 'added', added, missed: chosen.length - added })
    } catch (error) {
      change({ state: 'added', added, missed: 0, error })
    }
    await queries.invalidateQueries({ queryKey: optimizerApi.query.linkRuns.runs.key() })
  }
  const leave = (links: readonly FoundInBlog[], isLeft: boolean) =>
    setMany((before) => {
      const left = new Set(before.left)
      for (const link of links) {
        if (isLeft) left.add(link)
        else left.delete(link)
      }
      return { ...before, left }
    })
  return {
    ...many,
    find: (ids: readonly string[]) => void find(ids),
    stop,
    add: () => void add(),
    leave,
    startOver: () => setMany(NOTHING),
  }
}
