import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A web site on loopback that a test plays: what it was asked, and the way to end it. */
export interface Site {
  /** Without a trailing slash, for example `http://127.0.0.1:41234`. */
  url: string
  port: number
  requests: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[]
  close(): Promise<void>
}

/** Answers of a site by path; `*` is everything else (404 without one). */
export type Pages = Record<string, (request: IncomingMessage, response: ServerResponse, body: string) => void>

/** Starts a site on a free port of 127.0.0.1. Ending it also ends connections that still hang. */
export async function site(pages: Pages): Promise<Site> {
  const requests: Site['requests'] = []
  const sockets = new Set<Socket>()
  const listener: RequestListener = async (request, response) => {
    const path = request.url ?? '/'
    const body = await bodyOf(request)
    requests.push({ method: request.method ?? '', path, headers: request.headers, body })
    const page = pages[path] ?? pages[path.split('?')[0] ?? ''] ?? pages['*']
    if (page) page(request, response, body)
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('not here')
  }
  const server = createServer(listener)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** A page of text or bytes. */
export function page(
  content: string | Uint8Array,
  type = 'text/html; charset=utf-8',
  headers: Record<string, string> = {},
): Pages[string] {
  return (_, response) => response.writeHead(200, { 'content-type': type, ...headers }).end(content)
}

/** An answer in JSON. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Pages[string] {
  return (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
}

/** Sends on to another address. */
export function redirect(location: string, status = 302): Pages[string] {
  return (_, response) => response.writeHead(status, { location }).end()
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
