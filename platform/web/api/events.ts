import { useEffect, useRef } from 'react'

/** Something that happened to one's things elsewhere: a job moved on, another tab saved. */
export interface PageEvent {
  kind: string
  readonly [fact: string]: unknown
}

type Listener = (event: PageEvent) => void

const listeners = new Set<Listener>()
const CHANNEL = 'longhand-events'

/**
 * Runs `heard` for every event of a kind (`task`, …) while the component is shown. All tabs of a browser share one
 * connection, since browsers allow only six to a server over HTTP/1.
 */
export function useEvents(kind: string, heard: (event: PageEvent) => void): void {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    const listener: Listener = (event) => event.kind === kind && latest.current(event)
    return listen(listener)
  }, [kind])
}

let connection: (() => void) | null = null

function listen(listener: Listener): () => void {
  listeners.add(listener)
  connection ??= connect()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    connection?.()
    connection = null
  }
}

/** Waits for its turn to hold the connection; meanwhile hears what the tab that holds it passes on. */
function connect(): () => void {
  const stop = new AbortController()
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<PageEvent>) => deliver(data)
  // `locks` is missing on plain http beyond localhost; each tab then has a connection of its own.
  if (navigator.locks)
    navigator.locks.request(CHANNEL, { signal: stop.signal }, () => hold(channel, stop.signal)).catch(ignoreAbort)
  else void hold(null, stop.signal)
  stop.signal.addEventListener('abort', () => channel.close())
  return () => stop.abort()
}

function hold(channel: BroadcastChannel | null, signal: AbortSignal): Promise<void> {
  const source = new EventSource('/api/events')
  source.addEventListener('event', ({ data }: MessageEvent<string>) => {
    const event: unknown = JSON.parse(data)
    if (!isEvent(event)) return
    deliver(event)
    channel?.postMessage(event)
  })
  // After an interruption something may have been missed: whoever shows a list loads it again.
  source.addEventListener('hello', ({ data }: MessageEvent<string>) => {
    const event: PageEvent = { ...JSON.parse(data), kind: 'connected' }
    deliver(event)
    channel?.postMessage(event)
  })
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      source.close()
      resolve()
    })
  })
}

function deliver(event: PageEvent): void {
  for (const listener of listeners) listener(event)
}

function isEvent(value: unknown): value is PageEvent {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}
