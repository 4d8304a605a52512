import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { contextOf } from '../../../platform/server/http/context.ts'
import { queryOf } from '../../../platform/server/http/input.ts'
import { acceptUploads, takeUploads } from '../../../platform/server/http/uploads.ts'
import { allow } from '../../../platform/server/rights.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { viewOf } from '../../blogs/server/index.ts'
import { projectFor } from '../../projects/server/index.ts'
import { exportFormats, MAX_IMPORT_BYTES } from '../contract.ts'
import { type ExportedFile, exportBlog } from './exports/export-blog.ts'
import { importFile } from './imports/import-file.ts'

interface Asked {
  Params: { id: string; format: string }
}

const Id = z.string().max(128)
const Whose = z.object({ unique_id: Id.optional(), team_id: Id.optional() })
const AboutImport = Whose.extend({ name: z.string().max(1_000).optional(), project_id: Id.optional() })
const AboutExport = Whose.extend({ citations: z.string().max(20).optional() })

/** Longest name of a file that is kept, in characters. */
const MAX_NAME = 300

/** Files in and out: imports and exports. Rights as for every call; answers and refusals in JSON. */
export function addFileRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    acceptUploads(scope)
    const importing = { config: { may: 'blog:create' }, bodyLimit: Number.MAX_SAFE_INTEGER } as const
    scope.post('/api/blogs/import', importing, async (request, reply) => {
      const { taken, refused } = await takeUploads(deps, request, {
        about: AboutImport,
        limits: { maxBytes: MAX_IMPORT_BYTES },
        async begin({ name: named = '', project_id, ...whose }) {
          const actor = await actingFor(contextOf(request, reply), whose)
          allow(actor, importing.config.may) // a form names its team in its own fields
          const { id: projectId } = await projectFor(deps, actor, project_id)
          return async ({ name, upload }) => {
            const file = { name: (name || named).slice(0, MAX_NAME), bytes: await upload.bytes(), projectId }
            return viewOf(deps, await importFile(deps, actor, file))
          }
        },
      })
      return { status: 200, blog: taken[0], blogs: taken, refused }
    })
    const config = { may: 'blog:export', flag: 'copy-download' } as const
    scope.get<Asked>('/api/blogs/:id/export/:format', { config }, async (request, reply) => {
      const { citations, ...whose } = queryOf(request, AboutExport)
      const actor = await actingFor(contextOf(request, reply), whose)
      return sendExport(deps, reply, { actor, ...request.params, withCitations: citations !== 'none' })
    })
  })
}

interface ExportWish {
  actor: Owner
  id: string
  format: string
  withCitations: boolean
}

async function sendExport(deps: Deps, reply: FastifyReply, wish: ExportWish) {
  const { actor, id, withCitations } = wish
  const format = exportFormats.find((known) => known === wish.format) ?? refuse('not-found')
  const file = await exportBlog(deps, actor, { id, format, withCitations })
  return sendFile(reply, file, format === 'print' ? 'inline' : 'attachment')
}

/** Sends a file to be saved, or to be shown. */
export function sendFile(reply: FastifyReply, file: ExportedFile, way: 'attachment' | 'inline' = 'attachment') {
  // Names in headers are ASCII; the real one is beside it (RFC 6266).
  const ascii = file.name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '')
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
