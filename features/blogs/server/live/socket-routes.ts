import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Member } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { contextOf } from '../../../../platform/server/http/context.ts'
import { onDowntime } from '../../../../platform/server/http/downtime.ts'
import { becomeSocket, socketsOf } from '../../../../platform/server/http/sockets.ts'
import { whileSignedIn } from '../../../../platform/server/http/still-signed-in.ts'
import type { Guards } from '../../../../platform/server/plug-points.ts'
import { memberOf } from '../../../../platform/server/rights.ts'
import { COLLAB_PATH, MAX_DOCUMENT_BYTES } from '../../contract/fixed-values.ts'
import type { Collaboration } from './collaboration.ts'
import { collaborationOf } from './live-documents.ts'

/** Close code for a session that is over; 4000 to 4999 are an application's own. */
const SESSION_OVER = 4401
const SERVICE_RESTART = 1012

/** Takes pages' sockets at `/collab`, on the server that answers everything else: same credentials, same refusals. */
export function addCollaborationSocket(app: FastifyInstance, deps: Deps, guards: Guards): void {
  const sockets = socketsOf(2 * MAX_DOCUMENT_BYTES)
  const collaboration = collaborationOf(deps)

  app.get(COLLAB_PATH, { config: { may: 'blog:read' } }, async (request, reply) => {
    // before the connection is ours: afterwards nobody would answer
    const member = memberOf(contextOf(request, reply))
    becomeSocket({ request, reply }, { sockets, config: deps.config }, (socket) =>
      connect(collaboration, socket, {
        request,
        member,
        whileSignedIn: (end) => whileSignedIn(request, { deps, guards }, end),
      }),
    )
  })
  // a page that connects again meets what holds by then
  const stopHearing = onDowntime(deps, () => {
    for (const socket of sockets.clients) socket.close(SERVICE_RESTART, 'Please connect again')
  })
  app.addHook('preClose', async () => {
    stopHearing()
    for (const socket of sockets.clients) socket.close(SERVICE_RESTART, 'The server is restarting')
    sockets.close()
    await collaboration.close()
    for (const socket of sockets.clients) socket.terminate()
  })
}

interface Caller {
  request: FastifyRequest
  member: Member
  /** Calls `end` once the person is signed in no more; returns the way to stop asking. */
  whileSignedIn(end: () => void): () => void
}

function connect({ hocuspocus }: Collaboration, socket: WebSocket, { request, member, whileSignedIn }: Caller): void {
  let isOver = false
  const asked = new Request(`http://localhost${request.url}`, {
    headers: { 'user-agent': String(request.headers['user-agent'] ?? '') },
  })
  const connection = hocuspocus.handleConnection(socket, asked, {
    userId: member.userId,
    member,
    isReadOnly: request.downtime >= 2,
    dropSocket: () => socket.close(SERVICE_RESTART, 'Please connect again'),
  })
  const stopAsking = whileSignedIn(() => {
    isOver = true
    socket.close(SESSION_OVER, 'The session is over')
  })
  socket.on('message', (data: Buffer) => {
    // anything still in transit while the socket closes is no longer written
    if (!isOver) connection.handleMessage(new Uint8Array(data))
  })
  socket.on('close', (code, reason) => {
    stopAsking()
    connection.handleClose({ code, reason: reason.toString() })
  })
  // a broken frame closes the socket by itself; without a listener it would end the process
  socket.on('error', () => {})
}
