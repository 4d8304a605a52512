import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { contextOf } from '../../../platform/server/http/context.ts'
import { queryOf } from '../../../platform/server/http/input.ts'
import { acceptUploads, isForm, takeUploads } from '../../../platform/server/http/uploads.ts'
import { allow } from '../../../platform/server/rights.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { MAX_FILE_BYTES, UPLOAD_PATH } from '../contract.ts'
import { addFile } from './add-file.ts'
import { assetOf } from './store/asset-store.ts'

const LIMITS = {
  maxBytes: MAX_FILE_BYTES,
  tooLarge: `This file is too large (limit ${MAX_FILE_BYTES / 1024 / 1024} MB).`,
}

const Owner = z.object({ unique_id: z.string().max(128).optional(), team_id: z.string().max(128).optional() })
/** Metadata for every file of a form, from its fields or the query. */
const About = Owner.extend({
  filename: z.string().trim().max(1_000).optional(),
  project_id: z.string().max(128).optional(),
  tags: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((tags) =>
      [tags ?? []]
        .flat()
        .map((tag) => tag.trim().slice(0, 60))
        .filter(Boolean)
        .slice(0, 50),
    ),
})
const AboutBody = About.extend({ filename: z.string().trim().min(1, 'Name the file in `filename`.').max(1_000) })

/** Files in and out: one as the body, one or many in a form; bytes as they are, never whole in memory. */
export function addFileRoutes(app: FastifyInstance, deps: Deps): void {
  acceptUploads(app)
  const upload = { may: 'asset:create', flag: 'assets' } as const
  const download = { may: 'asset:read', flag: 'assets' } as const

  app.post(UPLOAD_PATH, { config: upload, bodyLimit: Number.MAX_SAFE_INTEGER }, async (request, reply) => {
    const { taken, refused } = await takeUploads(deps, request, {
      about: isForm(request) ? About : AboutBody,
      limits: LIMITS,
      async begin({ filename = '', project_id, tags, ...whose }) {
        const actor = await actingFor(contextOf(request, reply), whose)
        allow(actor, upload.may) // a form names its team in its own fields
        return async ({ name, upload }) => {
          const { asset, isNew } = await addFile(deps, actor, { name: name || filename, upload, project_id, tags })
          return { asset, is_new: isNew }
        }
      },
    })
    return { status: 200, ...taken[0], assets: taken, refused }
  })

  app.get<{ Params: { id: string } }>('/api/assets/:id/file', { config: download }, async (request, reply) => {
    const actor = await actingFor(contextOf(request, reply), queryOf(request, Owner))
    const asset = (await assetOf(deps.db, actor.ownerId, request.params.id)) ?? refuse('not-found')
    const file = asset.fileKey && !asset.deletedAt ? await deps.files.stream(asset.fileKey) : null
    if (!file) return refuse(asset.kind === 'file' ? 'file-gone' : 'not-found')
    return (
      reply
        .header('content-type', file.contentType)
        .header('content-length', file.size)
        // somebody else may have written it: it is taken away, never shown on our own origin
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(asset.name)}`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.body)
    )
  })
}
