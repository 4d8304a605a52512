import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { type AskedBySocket, askedBySocket, CALLS_SOCKET, type HeadBySocket } from '../../contract/calls-by-socket.ts'
import type { Deps } from '../deps.ts'
import { lineWithin } from './line-within.ts'
import { becomeSocket, socketsOf } from './sockets.ts'
import { MAX_BEHIND_BYTES } from './stream.ts'

/** Close codes; the first says that the answer is whole. */
const ANSWERED = 1000
const NOT_A_CALL = 1008
const BROKEN_OFF = 1011
const SERVICE_RESTART = 1012

/** Headers that belong to the upgrade, or to how its own answer travels, and not to the call. */
const OF_THE_UPGRADE =
  /^(connection|upgrade|sec-websocket-.*|accept-encoding|content-.*|transfer-encoding|if-.*|cache-control|pragma)$/

/**
 * `GET /api/socket`: one call of a page over a WebSocket, for calls that take long. Over HTTP/1.1 browsers allow six
 * connections to a server, for all tabs together; sockets do not count among them. The call comes to this server as any
 * other, over a line within the process and with the cookies of the page, so that all rules for calls hold.
 */
export function addCallsBySocket(app: FastifyInstance, { config }: Deps, maxPayload: number): void {
  const sockets = socketsOf(maxPayload)
  const idle = new Set<WebSocket>()
  app.get(CALLS_SOCKET, { config: { may: 'event:read' } }, async (request, reply) =>
    becomeSocket({ request, reply }, { sockets, config }, (socket) => {
      idle.add(socket)
      socket.once('message', (data: Buffer) => {
        idle.delete(socket)
        make(app, request, { socket, asked: read(data) })
      })
      socket.once('close', () => idle.delete(socket))
      // a broken frame closes the socket by itself; without a listener it would end the process
      socket.on('error', () => {})
    }),
  )
  // a call that runs may end; the server waits for its socket
  app.addHook('preClose', async () => {
    for (const socket of idle) socket.close(SERVICE_RESTART, 'The server is restarting')
    sockets.close()
  })
}

function read(data: Buffer): AskedBySocket | null {
  try {
    return askedBySocket.parse(JSON.parse(data.toString()))
  } catch {
    return null
  }
}

function make(
  app: FastifyInstance,
  upgrade: FastifyRequest,
  { socket, asked }: { socket: WebSocket; asked: AskedBySocket | null },
): void {
  if (!asked) {
    socket.close(NOT_A_CALL, 'Not a call')
    return
  }
  const call = callWithin(app, upgrade, asked)
  // whoever leaves a call ends it, as with a connection of its own
  socket.once('close', () => call.destroy())
  call.once('error', () => socket.close(BROKEN_OFF, 'The call broke off'))
  call.once('response', (answer) => void passOn(answer, socket))
  call.end(asked.body)
}

function callWithin(app: FastifyInstance, upgrade: FastifyRequest, asked: AskedBySocket): ClientRequest {
  const [near, far] = lineWithin()
  const { remoteAddress } = upgrade.raw.socket
  app.server.emit('connection', Object.assign(far, { remoteAddress }))
  const ofThePage = Object.entries(upgrade.headers).filter(([name]) => !OF_THE_UPGRADE.test(name))
  return httpRequest({
    method: asked.method,
    path: asked.path,
    headers: {
      ...Object.fromEntries(ofThePage),
      ...asked.headers,
      ...(asked.body === undefined ? {} : { 'content-length': Buffer.byteLength(asked.body) }),
      connection: 'close',
    },
    createConnection: () => near,
  })
}

async function passOn(answer: IncomingMessage, socket: WebSocket): Promise<void> {
  const head: HeadBySocket = { status: answer.statusCode ?? 500, headers: headersOf(answer) }
  socket.send(JSON.stringify(head))
  try {
    for await (const bytes of answer) {
      if (socket.readyState !== socket.OPEN) return
      socket.send(bytes, { binary: true })
      if (socket.bufferedAmount > MAX_BEHIND_BYTES) return socket.terminate()
    }
    socket.close(ANSWERED)
  } catch {
    socket.close(BROKEN_OFF, 'The call broke off')
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    ['content-type', 'retry-after'].flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
