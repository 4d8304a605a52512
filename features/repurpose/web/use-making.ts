import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ApiFailure, asFailure } from '../../../platform/web/api/failure.ts'
import { type Derivative, repurposeApi, type Shape, type Wish } from './api.ts'

export type Making = ReturnType<typeof useMaking>

/** What becomes of one chosen shape. */
export interface Job {
  key: string
  shape: Pick<Shape, 'id' | 'title' | 'is_own'>
  state: 'waiting' | 'writing' | 'done' | 'failed' | 'stopped'
  failure: ApiFailure | null
  derivative: Derivative | null
  notices: readonly string[]
  wish: Omit<Wish, 'shape_id'>
}

/** Calls at once, once the original is kept. */
const AT_ONCE = 2

/** Turns an original into shapes: the first call keeps it, the others are made of what was kept. The newest are first. */
export function useMaking() {
  const [jobs, setJobs] = useState<Job[]>([])
  const [running, setRunning] = useState(0)
  const ending = useRef(new AbortController())
  const count = useRef(0)
  const queries = useQueryClient()
  useEffect(() => () => ending.current.abort(), [])

  const change = (key: string, how: Partial<Job>) =>
    setJobs((list) => list.map((one) => (one.key === key ? { ...one, ...how } : one)))

  /** Makes one of them; returns the id of its original, or why there is none. */
  async function make(
    { key, shape }: Job,
    wish: Job['wish'],
    signal: AbortSignal,
  ): Promise<string | ApiFailure | null> {
    change(key, { state: 'writing', failure: null, wish })
    try {
      const { derivative, notices } = await repurposeApi.call.make({ ...wish, shape_id: shape.id }, { signal })
      const said = notices.map(({ message }) => message)
      change(key, { state: 'done', derivative, notices: said, wish: keptWish(wish, derivative.source.id) })
      void queries.invalidateQueries({ queryKey: repurposeApi.query.list.key() })
      return derivative.source.id
    } catch (error) {
      if (signal.aborted) {
        change(key, { state: 'stopped' })
        return null
      }
      const failure = asFailure(error)
      change(key, { state: 'failed', failure })
      return failure
    }
  }

  /** Throws what is wrong with the form or the original, before anything is made, so that it can say so at the field. */
  async function run(wish: Job['wish'], shapes: readonly Job['shape'][]): Promise<void> {
    count.current += 1
    const batch = shapes.map(
      (shape): Job => ({
        key: `${count.current} ${shape.id}`,
        shape,
        state: 'waiting',
        failure: null,
        derivative: null,
        notices: [],
        wish,
      }),
    )
    if (ending.current.signal.aborted) ending.current = new AbortController()
    const { signal } = ending.current
    setJobs((list) => [...batch, ...list])
    setRunning((now) => now + 1)
    try {
      await makeAll(batch, wish, signal)
    } finally {
      setRunning((now) => now - 1)
    }
  }

  async function makeAll(batch: readonly Job[], wish: Job['wish'], signal: AbortSignal): Promise<void> {
    const waiting = [...batch]
    let kept = wish
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (signal.aborted) break
      const made = await make(job, kept, signal)
      if (typeof made === 'string') {
        kept = keptWish(wish, made)
        break
      }
      if (made && isOfOriginal(made)) {
        setJobs((list) => list.filter(({ key }) => !batch.some((one) => one.key === key)))
        throw made
      }
    }
    const next = async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        if (signal.aborted) change(job.key, { state: 'stopped' })
        else await make(job, kept, signal)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    if (signal.aborted)
      setJobs((list) => list.map((one) => (one.state === 'waiting' ? { ...one, state: 'stopped' } : one)))
  }

  return {
    jobs,
    isRunning: running > 0,
    run,
    async retry(job: Job) {
      if (ending.current.signal.aborted) ending.current = new AbortController()
      setRunning((now) => now + 1)
      await make(job, job.wish, ending.current.signal)
      setRunning((now) => now - 1)
    },
    stop: () => ending.current.abort(),
    remove: (key: string) => setJobs((list) => list.filter((one) => one.key !== key)),
  }
}

/** What each further shape would meet again: something wrong in the form, or a page that can’t be read. */
function isOfOriginal({ status, code }: ApiFailure): boolean {
  return status === 422 || /^(?:page|address)-/.test(code)
}

/** The same wish, of the original as it was kept. */
function keptWish({ blog_id: _blog, url: _url, text: _text, ...options }: Job['wish'], id: string): Job['wish'] {
  return { ...options, source_id: id }
}
