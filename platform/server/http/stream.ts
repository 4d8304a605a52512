import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** A caller that reads slower than this many bytes behind is let go, so that memory stays flat. */
export const MAX_BEHIND_BYTES = 4 * 1024 * 1024
const KEEP_ALIVE_MS = 15_000

/** Server-sent events on one reply. Headers go out with the first event, so that an early refusal keeps its status. */
export interface EventStream {
  readonly started: boolean
  send(event: string, data: unknown): void
  end(): void
}

export function openEventStream(reply: FastifyReply): EventStream {
  const raw: ServerResponse = reply.raw
  let keepAlive: NodeJS.Timeout | undefined
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return
    raw.write(text)
    if (raw.writableLength > MAX_BEHIND_BYTES) raw.destroy()
  }
  const start = () => {
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    keepAlive = setInterval(() => write(': still here\n\n'), KEEP_ALIVE_MS)
    raw.once('close', () => clearInterval(keepAlive))
  }
  return {
    get started() {
      return keepAlive !== undefined
    },
    send(event, data) {
      if (!keepAlive) start()
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end() {
      clearInterval(keepAlive)
      raw.end()
    },
  }
}

/** Whether the caller asked for server-sent events. */
export function wantsEvents(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('text/event-stream') ?? false
}
