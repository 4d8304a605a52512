import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { refuse } from '../../contract/failures.ts'
import type { Config } from '../config.ts'
import { isOwnOrigin } from './origin.ts'

/** A request to become a socket, kept until its route has decided. */
interface Upgrade {
  socket: Duplex
  head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/** Hands requests to become a socket to routes, on the server that answers everything else: same credentials, same refusals. */
export function routeUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (raw: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrades.set(raw, { socket, head })
    const response = new ServerResponse(raw)
    // the route answers refusals in plain HTTP on the same connection
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0])
    response.shouldKeepAlive = false
    response.once('finish', () => socket.end())
    app.routing(raw, response)
  })
}

/** The sockets of one route. A message of more bytes ends its socket. */
export function socketsOf(maxPayload: number): WebSocketServer {
  return new WebSocketServer({ noServer: true, maxPayload })
}

/** Makes a socket of a request, once its route has found nothing against it. Refuses what is no upgrade, and other sites’ pages. */
export function becomeSocket(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { sockets, config }: { sockets: WebSocketServer; config: Pick<Config, 'PUBLIC_URL'> },
  connected: (socket: WebSocket) => void,
): void {
  requireOwnPage(request, config)
  const upgrade = upgrades.get(request.raw) ?? refuse('websocket-needed', { headers: { upgrade: 'websocket' } })
  reply.hijack()
  sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, connected)
}

/** A browser sends our cookie from any page, so the page must be ours. Programs send no cookie and may come from anywhere. */
function requireOwnPage({ principal, headers }: FastifyRequest, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): void {
  if (principal.kind !== 'user' || principal.via !== 'session') return
  if (!headers.origin || !isOwnOrigin(headers.origin, headers.host, PUBLIC_URL)) refuse('foreign-origin')
}
