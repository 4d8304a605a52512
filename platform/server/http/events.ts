import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { ownerChannel } from '../jobs/create-jobs.ts'
import type { Guards } from '../plug-points.ts'
import { memberOf } from '../rights.ts'
import { contextOf } from './context.ts'
import { onDowntime } from './downtime.ts'
import { whileSignedIn } from './still-signed-in.ts'
import { openEventStream } from './stream.ts'

/** `GET /api/events`: what happens to one's things while a page is open, as server-sent events named `event`. */
export function addEvents(app: FastifyInstance, ground: { deps: Deps; guards: Guards }, open: Set<() => void>): void {
  app.get('/api/events', { config: { may: 'event:read' } }, (request, reply) => {
    const { ownerId } = memberOf(contextOf(request, reply))
    const stream = openEventStream(reply)
    stream.send('hello', { downtime: request.downtime })
    const unsubscribe = ground.deps.hub.subscribe(ownerChannel(ownerId), (event) => stream.send('event', event))
    const stopHearing = onDowntime(ground.deps, () => stream.send('event', { kind: 'downtime' }))
    const end = () => stream.end()
    const stopAsking = whileSignedIn(request, ground, end)
    open.add(end)
    reply.raw.once('close', () => {
      stopAsking()
      unsubscribe()
      stopHearing()
      open.delete(end)
    })
    return reply
  })
}
