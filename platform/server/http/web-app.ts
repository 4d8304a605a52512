import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { nameEach } from './check-rights.ts'
import { addOfflinePage } from './offline-page.ts'

/** A year, the longest that caches agree to. */
const KEPT = 'public, max-age=31536000, immutable'

/**
 * The web application: what is named by its content kept for a year, and its page for every path that belongs to no
 * service, since it routes in the browser.
 */
export async function addWebApp(app: FastifyInstance, dir: string): Promise<void> {
  const index = join(dir, 'index.html')
  // the build names each file in here by its content
  const named = join(dir, 'assets') + sep
  const page = existsSync(index) ? readFileSync(index, 'utf8') : null
  if (page) {
    addOfflinePage(app)
    await app.register(async (scope) => {
      nameEach(scope, 'app:open')
      await scope.register(fastifyStatic, {
        root: dir,
        prefix: '/',
        index: false,
        wildcard: false,
        preCompressed: true,
        setHeaders: (reply, path) => reply.header('cache-control', path.startsWith(named) ? KEPT : 'no-cache'),
      })
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isService =
      /^\/(api|integrations-service|collab|assets\/[^/]+\.\w+$)(\/|$)/.test(path) || /\.\w{2,5}$/.test(path)
    if (page && isPage && !isService) return reply.type('text/html').header('cache-control', 'no-cache').send(page)
    return reply
      .status(404)
      .send({ status: 404, code: 'not-found', message: 'We couldn’t find what you were looking for.' })
  })
}
