import { afterEach, vi } from 'vitest'
import { onlyTab } from './connection.ts'

/** One call that reached the fake server. */
export interface Received {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  body: unknown
}

type Answer = Response | Promise<Response>

/** Stands in for the server: answers by `METHOD /path`; a call nobody expects is a 404. Returns what was received. */
export function fakeServer(answers: Record<string, (received: Received) => Answer>): Received[] {
  const received: Received[] = []
  vi.stubGlobal('WebSocket', NoSocket)
  // tests of calls alone have no page
  if (!('location' in globalThis)) vi.stubGlobal('location', new URL('http://server.test'))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const address = new URL(path, 'http://server.test')
    const call: Received = {
      method: init.method ?? 'GET',
      path: address.pathname,
      query: Object.fromEntries(address.searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    }
    received.push(call)
    init.signal?.throwIfAborted()
    const answer = answers[`${call.method} ${call.path}`]
    return answer ? answer(call) : failing(404, 'not-found', 'We couldn’t find what you were looking for.')
  })
  return received
}

/** Sockets cannot be had from the fake server, so calls that take long come to it as all others do. */
class NoSocket {
  onclose: (() => void) | null = null
  constructor() {
    queueMicrotask(() => this.onclose?.())
  }
  close() {}
}

/** Lets pages listen for events of the server; none come. */
export function silentEvents(): void {
  onlyTab()
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
}

/** A JSON answer. */
export function answering(body: Record<string, unknown>): Response {
  return Response.json({ status: 200, ...body })
}

/** A refusal in the form of the wire. */
export function failing(status: number, code: string, message: string, more: Record<string, unknown> = {}): Response {
  return Response.json({ status, code, message, ...more }, { status })
}

/** Server-sent events, one chunk each. */
export function streaming(...events: { event: string; data: unknown }[]): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      for (const { event, data } of events)
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

afterEach(() => vi.unstubAllGlobals())
