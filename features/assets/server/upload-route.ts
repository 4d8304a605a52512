import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { spool } from '../../../platform/server/files/spool.ts'
import { identify } from '../../../platform/server/http/mount.ts'
import type { Guards } from '../../../platform/server/plug-points.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { MAX_FILE_BYTES, UPLOAD_PATH } from '../contract.ts'
import { addFile } from './add-file.ts'
import { actorOf } from './caller.ts'
import { assetOf } from './store/asset-store.ts'

const TOO_LARGE = `This file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB, which is the most we take.`

const Query = z.object({
  filename: z.string().trim().min(1, 'Name the file in `filename`.').max(1_000),
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
  unique_id: z.string().max(128).optional(),
  team_id: z.string().max(128).optional(),
})

/** Files in and out: bytes as they are, never whole in memory. */
export function addFileRoutes(app: FastifyInstance, deps: Deps, guards: Guards): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const ground = { deps, guards }
  const onRequest = (request: FastifyRequest) => identify(request, ground, 'user')

  app.post(UPLOAD_PATH, { onRequest, bodyLimit: Number.MAX_SAFE_INTEGER }, async (request) => {
    const parsed = Query.safeParse(request.query)
    if (!parsed.success)
      return refuse('invalid', {
        details: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      })
    const actor = await actorOf(request, ground, parsed.data)
    const { asset, isNew } = await takeUpload(deps, actor, { request, ...parsed.data })
    return { status: 200, asset, is_new: isNew }
  })

  app.get<{ Params: { id: string } }>('/api/assets/:id/file', { onRequest }, async (request, reply) => {
    const actor = await actorOf(request, ground, Query.pick({ unique_id: true, team_id: true }).parse(request.query))
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

interface Upload {
  request: FastifyRequest
  filename: string
  project_id?: string | undefined
  tags: string[]
}

async function takeUpload(deps: Deps, actor: Actor, { request, filename, project_id, tags }: Upload) {
  if (Number(request.headers['content-length']) > MAX_FILE_BYTES) refuse('too-large', { message: TOO_LARGE })
  // not destroyed when we stop reading: the refusal goes out on the same connection
  const body = request.raw.iterator({ destroyOnReturn: false })
  const upload = await spool(body, { maxBytes: MAX_FILE_BYTES, tooLarge: TOO_LARGE })
  try {
    return await addFile(deps, actor, { name: filename, upload, project_id, tags })
  } finally {
    await upload.remove()
  }
}
