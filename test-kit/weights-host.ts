import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What happens to a download: it arrives, breaks off in the middle, has another size or content than promised, is sent whole
 * whatever part was asked for, is not there, or goes on only when it is told to.
 */
type Fate = 'arrives' | 'breaks-off' | 'other-size' | 'other-content' | 'no-parts' | 'missing' | 'waits-half-way'

/** A host of model weights on loopback: plain files over HTTP, with ranges (RFC 9110, section 14). */
export interface WeightsHost {
  url: string
  /** Files by path, without a slash at the beginning. */
  files: Map<string, Buffer>
  /** Of the next downloads, one by one; the last stays. */
  fates: Fate[]
  /** The `Range` of each request, or null. */
  asked: (string | null)[]
  /** Milliseconds between two pieces. */
  pauseMs: number
  /** Whether downloads that wait half-way go on. */
  mayGoOn: boolean
  /** Ends the connections of downloads that are under way. */
  breakOff(): void
  close(): Promise<void>
}

const PIECES = 8

/** Starts a host on a free port. */
export async function weightsHost(files: Record<string, Buffer>): Promise<WeightsHost> {
  const host: WeightsHost = {
    url: '',
    files: new Map(Object.entries(files)),
    fates: ['arrives'],
    asked: [],
    pauseMs: 0,
    mayGoOn: false,
    breakOff: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer((request, response) => void serve(host, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (typeof place !== 'object' || !place) throw new Error('no port')
  host.url = `http://127.0.0.1:${place.port}/`
  return host
}

async function serve(host: WeightsHost, request: IncomingMessage, response: ServerResponse) {
  host.asked.push(request.headers.range ?? null)
  const fate = (host.fates.length > 1 ? host.fates.shift() : host.fates[0]) ?? 'arrives'
  const file = host.files.get(String(request.url).slice(1))
  if (!file || fate === 'missing') return response.writeHead(404).end('not here')
  const content = fate === 'other-content' ? Buffer.from(file).fill(7, 0, 64) : file
  const from = fate === 'no-parts' ? 0 : Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  if (from >= content.length) return response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end()
  const length = content.length - from + (fate === 'other-size' ? 4_096 : 0)
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': length,
    ...(from > 0 ? { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` } : {}),
  })
  const size = Math.ceil(content.length / PIECES)
  for (let at = from; at < content.length; at += size) {
    if (at - from >= content.length / 2 - size && fate === 'breaks-off') return response.destroy()
    while (at - from >= content.length / 2 && fate === 'waits-half-way' && !host.mayGoOn && !response.destroyed)
      await wait(10)
    if (response.destroyed) return
    await new Promise((sent) => response.write(content.subarray(at, at + size), sent))
    if (host.pauseMs) await wait(host.pauseMs)
  }
  return response.end()
}
