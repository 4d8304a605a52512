import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { Refusal, refuse } from '../../contract/failures.ts'
import { platformCalls } from '../../contract/platform-calls.ts'
import type { Database } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import type { Guards, ServerFeature } from '../plug-points.ts'
import { addAccessLog } from './access-log.ts'
import { addCallsBySocket } from './calls-by-socket.ts'
import { checkRights } from './check-rights.ts'
import { sendFailure } from './errors.ts'
import { addEvents } from './events.ts'
import { addHealth } from './health.ts'
import { queryFrom } from './input.ts'
import { addMetrics } from './metrics.ts'
import { mountRouter } from './mount.ts'
import { openRedis } from './open-redis.ts'
import { addOpenApi } from './openapi/routes.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { routeUpgrades } from './sockets.ts'
import { answerUnreadable } from './unreadable.ts'
import { addWebApp } from './web-app.ts'

interface Parts {
  deps: Deps
  database: Database
  features: ServerFeature[]
  guards: Guards
  /** Folder of the built web application. */
  webDir: string
  version: string
}

/** Largest JSON body: a long document with its encoded Y.Doc fits. Uploads have routes and limits of their own. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024
/** Answers smaller than this travel as they are. Built files have compressed copies of their own. */
const SMALLEST_COMPRESSED_BYTES = 4_096
const CALLS_A_MINUTE = 1_200

/** What answers without a feature, for the API's description. */
const SERVER_ITSELF = {
  name: 'server',
  about: 'The server itself: events, health, metrics, and this description.',
  contract: {},
  rawCalls: platformCalls,
}

/** A Fastify server with everything mounted, not yet listening. */
export async function createServer({
  deps,
  database,
  features,
  guards,
  webDir,
  version,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: deps.config.TRUST_PROXY.length ? deps.config.TRUST_PROXY : false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500, querystringParser: queryFrom },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // `refuseWhileStopping` does, in our own form
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void sendFailure(error, deps, request, reply),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  })
  app.setErrorHandler((error, request, reply) => sendFailure(error, deps, request, reply))
  app.decorateRequest('principal')
  app.decorateRequest('downtime', 0)
  app.decorate('deps', deps)
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  acceptEmptyJson(app)
  const streams = endStreamsOnClose(app)
  refuseWhileStopping(app, streams)
  addSecurityHeaders(app, deps.config)
  await app.register(compress, { threshold: SMALLEST_COMPRESSED_BYTES, encodings: ['gzip'] })
  await addRateLimit(app, deps)
  checkRights(app, guards)
  addHealth(app, {
    database,
    reach: deps.reach,
    refusedSettings: () => deps.ai.refusedSettings,
    isStopping: () => streams.stopping,
  })
  addAccessLog(app)
  addMetrics(app, { deps, database })
  routeUpgrades(app)
  addEvents(app, { deps, guards }, streams.open)
  addCallsBySocket(app, deps, BODY_LIMIT_BYTES)
  for (const feature of features) mountRouter(app, deps, feature.router)
  const address = deps.config.PUBLIC_URL ? new URL(deps.config.PUBLIC_URL).origin : '/'
  await addOpenApi(app, [SERVER_ITSELF, ...features], { version, address })
  for (const { plugin } of features) if (plugin) await app.register(async (scope) => plugin(scope, deps, guards))
  await addWebApp(app, webDir)
  return app
}

/** A JSON request without a body is `{}`: many programs send the header always. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parse(request, String(body), done),
  )
}

/** A stopping server accepts no new work; it still reports its health. */
function refuseWhileStopping(app: FastifyInstance, server: { stopping: boolean }): void {
  app.addHook('onRequest', async ({ routeOptions: { url } }) => {
    if (server.stopping && url !== '/healthz' && url !== '/readyz')
      refuse('shutting-down', { headers: { 'retry-after': '5' } })
  })
}

/** Pages' event streams never end by themselves, so a closing server ends them; generating streams may run to their end. */
function endStreamsOnClose(app: FastifyInstance) {
  const streams = { open: new Set<() => void>(), stopping: false }
  app.addHook('preClose', async () => {
    streams.stopping = true
    // a connection that was busy when the server began to close is kept alive once it is idle, unless somebody ends it
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    app.server.once('close', () => clearInterval(sweep))
    for (const end of streams.open) end()
  })
  return streams
}

async function addRateLimit(app: FastifyInstance, { config, reach }: Deps): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  // while it is away limits are not counted
  const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL, reach) : undefined
  await app.register(rateLimit, {
    global: true,
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    skipOnError: true,
    ...(redis ? { redis, nameSpace: 'longhand-rate-' } : {}),
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_request, { ttl }) => new Refusal('too-many-requests', { seconds: Math.ceil(ttl / 1000) }),
  })
  app.addHook('onClose', async () => void redis?.disconnect())
}
