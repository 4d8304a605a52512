import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../platform/server/config.ts'

/** `/redirect`: to the thanks page that the operator set, and nowhere else, whatever the address says. */
export function addLeavingPage(app: FastifyInstance, { THANKS_URL }: Pick<Config, 'THANKS_URL'>): void {
  app.get('/redirect', { config: { may: 'app:open' } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(THANKS_URL ?? '/thank-you', 302),
  )
}
