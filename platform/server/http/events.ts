import type { FastifyInstance } from 'fastify'
import { refuse } from '../../contract/failures.ts'
import type { Deps } from '../deps.ts'
import { ownerChannel } from '../jobs/create-jobs.ts'
import type { Guards } from '../plug-points.ts'
import { identify } from './mount.ts'
import { whileSignedIn } from './still-signed-in.ts'
import { openEventStream } from './stream.ts'

/** `GET /api/events`: what happens to one's things while a page is open, as server-sent events named `event`. */
export function addEvents(app: FastifyInstance, ground: { deps: Deps; guards: Guards }, open: Set<() => void>): void {
  app.get('/api/events', { onRequest: (request) => identify(request, ground, 'user') }, (request, reply) => {
    if (request.principal.kind !== 'user') return refuse('not-allowed')
    const stream = openEventStream(reply)
    stream.send('hello', {})
    const unsubscribe = ground.deps.hub.subscribe(ownerChannel(request.principal.userId), (event) =>
      stream.send('event', event),
    )
    const end = () => stream.end()
    const stopAsking = whileSignedIn(request, ground, end)
    open.add(end)
    reply.raw.once('close', () => {
      stopAsking()
      unsubscribe()
      open.delete(end)
    })
    return reply
  })
}
