import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { queryOf } from '../../../platform/server/http/input.ts'
import { identify } from '../../../platform/server/http/mount.ts'
import { acceptUploads, takeUploads } from '../../../platform/server/http/uploads.ts'
import type { Guards } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { viewOf } from '../../blogs/server/index.ts'
import { exportFormats, MAX_IMPORT_BYTES } from '../contract.ts'
import { exportBlog } from './exports/export-blog.ts'
import { importFile } from './imports/import-file.ts'

interface Asked {
  Params: { id: string; format: string }
}

const Id = z.string().max(128)
const Owner = z.object({ unique_id: Id.optional(), team_id: Id.optional() })
const AboutImport = Owner.extend({ name: z.string().max(1_000).optional(), project_id: Id.optional() })
const AboutExport = Owner.extend({ citations: z.string().max(20).optional() })

/** Longest name of a file that is kept, in characters. */
const MAX_NAME = 300

/** Files in and out: imports and exports. Rights as for every call; answers and refusals in JSON. */
export function addFileRoutes(app: FastifyInstance, deps: Deps, guards: Guards): void {
  app.register(async (scope) => {
    acceptUploads(scope)
    const onRequest = (request: FastifyRequest) => identify(request, { deps, guards }, 'user')
    const acting = (request: FastifyRequest, whose: z.infer<typeof Owner>) => actingFor(contextOf(request, deps), whose)
    scope.post('/api/blogs/import', { onRequest, bodyLimit: Number.MAX_SAFE_INTEGER }, async (request) => {
      const { taken, refused } = await takeUploads(deps, request, {
        about: AboutImport,
        limits: { maxBytes: MAX_IMPORT_BYTES },
        async begin({ name: named = '', project_id: projectId, ...whose }) {
          const actor = await acting(request, whose)
          return async ({ name, upload }) => {
            const file = { name: (name || named).slice(0, MAX_NAME), bytes: await upload.bytes(), projectId }
            return viewOf(deps, await importFile(deps, actor, file))
          }
        },
      })
      return { status: 200, blog: taken[0], blogs: taken, refused }
    })
    scope.get<Asked>('/api/blogs/:id/export/:format', { onRequest }, async (request, reply) => {
      const { citations, ...whose } = queryOf(request, AboutExport)
      await guards.requireFlag(contextOf(request, deps), 'copy-download', whose)
      const { ownerId } = await acting(request, whose)
      return sendExport(deps, reply, { ownerId, ...request.params, withCitations: citations !== 'none' })
    })
  })
}

interface ExportWish {
  ownerId: string
  id: string
  format: string
  withCitations: boolean
}

async function sendExport(deps: Deps, reply: FastifyReply, wish: ExportWish) {
  const { ownerId, id, withCitations } = wish
  const format = exportFormats.find((known) => known === wish.format) ?? refuse('not-found')
  const file = await exportBlog(deps, ownerId, { id, format, withCitations })
  // Names in headers are ASCII; the real one stands beside it (RFC 6266).
  const ascii = file.name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '')
  const way = format === 'print' ? 'inline' : 'attachment'
  return reply
    .type(file.type)
    .header(
      'content-disposition',
      `${way}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    )
    .header('cache-control', 'private, no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'",
    )
    .header('x-frame-options', 'SAMEORIGIN')
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
}

function contextOf(request: FastifyRequest, deps: Deps): CallContext {
  const { principal, id: requestId, ip: address, headers, log } = request
  const gone = new AbortController()
  request.raw.once('close', () => gone.abort())
  return { deps, principal, requestId, address, headers, log, signal: gone.signal }
}
