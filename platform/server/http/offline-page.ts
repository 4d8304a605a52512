import type { FastifyInstance } from 'fastify'
import { OWN_SCRIPTS_POLICY, plainPage } from './plain-page.ts'

const PAGE = plainPage({
  title: 'Can’t reach Longhand',
  head: '<link rel="icon" type="image/svg+xml" href="/favicon.svg"><script src="/early-look.js"></script><script src="/offline-page.js" defer></script>',
  body: '<p>Either this device is offline, or the server is temporarily unavailable. What you wrote is kept on this device.</p><p role="status">This page reloads when the connection is back. <a href="">Try again</a></p>',
})

/** The page that a browser keeps and shows where ours do not come; see `app/web/public/service-worker.js`. */
export function addOfflinePage(app: FastifyInstance): void {
  app.get('/offline.html', { config: { may: 'app:open' } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', OWN_SCRIPTS_POLICY)
      .header('cache-control', 'no-cache')
      .send(PAGE),
  )
}
