import { useEffect, useRef } from 'react'
import { answerBySocket } from './by-socket.ts'
import { eventsOf } from './stream.ts'

/** Something that happened to one's things elsewhere: a job moved on, another tab saved. */
export interface PageEvent {
  kind: string
  readonly [fact: string]: unknown
}

type Listener = (event: PageEvent) => void

const listeners = new Set<Listener>()
const CHANNEL = 'longhand-events'
const ADDRESS = '/api/events'
const WAIT_MS = 3_000

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
  // `locks` is missing on plain http beyond localhost; each tab then has a socket of its own, of which there may be many
  if (navigator.locks)
    navigator.locks.request(CHANNEL, { signal: stop.signal }, () => hold(channel, stop.signal)).catch(ignoreAbort)
  else void hearAlone(stop.signal)
  stop.signal.addEventListener('abort', () => channel.close())
  return () => stop.abort()
}

function hold(channel: BroadcastChannel | null, signal: AbortSignal): Promise<void> {
  const source = new EventSource(ADDRESS)
  for (const name of ['event', 'hello'])
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      const event = eventIn(name, data)
      if (!event) return
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

async function hearAlone(signal: AbortSignal): Promise<void> {
  let hasHeard = false
  while (!signal.aborted) {
    const headers = { accept: 'text/event-stream' }
    const answer = await answerBySocket(ADDRESS, { method: 'GET', headers, signal }).catch(() => null)
    if (signal.aborted) return
    // where sockets do not come through at all; a server that restarts has none for a moment
    if (!answer && !hasHeard) return hold(null, signal)
    try {
      for await (const { event, data } of answer ? eventsOf(answer) : []) {
        hasHeard = true
        const told = eventIn(event, data)
        if (told) deliver(told)
      }
    } catch {
      // broken off: it is taken up again
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}

function eventIn(name: string, data: string): PageEvent | null {
  const event: unknown = JSON.parse(data)
  // After an interruption something may have been missed: whoever shows a list loads it again.
  if (name === 'hello') return { ...Object(event), kind: 'connected' }
  return isEvent(event) ? event : null
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
