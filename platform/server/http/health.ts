import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/types.ts'

/** `/healthz`: the process lives. `/readyz`: it can do its work, which is after migrations and while the database answers. */
export function addHealth(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  app.get('/healthz', { config: { rateLimit: false }, logLevel: 'warn' }, () => ({ status: 200 }))
  app.get('/readyz', { config: { rateLimit: false }, logLevel: 'warn' }, async (_request, reply) => {
    const ready = !isStopping() && (await answers(database))
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 200 : 503,
      message: ready ? 'ready' : 'The database is not reachable, or the server is stopping.',
    })
  })
}

async function answers(database: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2_000).unref())
  const asked = database.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}
