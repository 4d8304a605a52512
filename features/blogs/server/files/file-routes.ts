import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { identify } from '../../../../platform/server/http/mount.ts'
import type { Guards } from '../../../../platform/server/plug-points.ts'
import { type Actor, actingFor } from '../../../accounts/server/index.ts'
import { exportFormats, MAX_IMPORT_BYTES, MAX_PICTURE_BYTES } from '../../contract/fixed-values.ts'
import { exportBlog } from '../exports/export-blog.ts'
import { importFile } from '../imports/import-file.ts'
import { viewOf } from '../library/library.ts'
import { keepPictureBytes, pictureAddress } from '../pictures/keep-bytes.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { findPicture } from '../store/picture-store.ts'
import { acceptAnyBody, readUpload } from './read-upload.ts'

interface Asked {
  Params: { id: string; format: string }
  Querystring: { team_id?: string; project_id?: string; citations?: string }
}

/** Files in and out: pictures, imports, exports. Rights as for every call; answers and refusals in JSON. */
export function addFileRoutes(app: FastifyInstance, deps: Deps, guards: Guards): void {
  app.register(async (scope) => {
    acceptAnyBody(scope)
    const onRequest = (request: FastifyRequest) => identify(request, { deps, guards }, 'user')
    const acting = (request: FastifyRequest<Asked>) =>
      actingFor(contextOf(request, deps), { team_id: request.query.team_id })
    scope.post<Asked>('/api/blogs/pictures', { onRequest, bodyLimit: MAX_PICTURE_BYTES * 2 }, async (request) => {
      const { ownerId } = await acting(request)
      const { bytes } = await readUpload(request, MAX_PICTURE_BYTES)
      const { id, width, height } = await keepPictureBytes(deps, ownerId, bytes)
      return { status: 200, id, url: pictureAddress(id), width, height }
    })
    scope.get<Asked>('/api/blogs/pictures/:id', { onRequest }, async (request, reply) => {
      const { ownerId } = await acting(request)
      const picture = (await findPicture(deps.db, ownerId, request.params.id)) ?? refuse('not-found')
      return sendPicture(deps, reply, picture)
    })
    scope.post<Asked>('/api/blogs/import', { onRequest, bodyLimit: MAX_IMPORT_BYTES * 2 }, async (request) => {
      const actor = await acting(request)
      const blog = await importFile(deps, actor, {
        ...(await readUpload(request, MAX_IMPORT_BYTES)),
        projectId: request.query.project_id,
      })
      return { status: 200, blog: await viewOf(deps, blog) }
    })
    scope.get<Asked>('/api/blogs/:id/export/:format', { onRequest }, async (request, reply) => {
      await guards.requireFlag(contextOf(request, deps), 'copy-download', request.query)
      return sendExport(deps, await acting(request), request, reply)
    })
  })
}

async function sendExport(deps: Deps, { ownerId }: Actor, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const { id } = request.params
  const format = exportFormats.find((known) => known === request.params.format) ?? refuse('not-found')
  const withCitations = request.query.citations !== 'none'
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
