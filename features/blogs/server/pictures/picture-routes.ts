import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../../platform/server/deps.ts'
import { contextOf } from '../../../../platform/server/http/context.ts'
import { queryOf } from '../../../../platform/server/http/input.ts'
import { acceptUploads, takeUploads } from '../../../../platform/server/http/uploads.ts'
import { allow } from '../../../../platform/server/rights.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { MAX_PICTURE_BYTES } from '../../contract/fixed-values.ts'
import { keepPictureBytes, pictureAddress, pictureOf } from './keep-bytes.ts'
import { sendPicture } from './send-picture.ts'

interface Asked {
  Params: { id: string }
}

const Id = z.string().max(128)
const Owner = z.object({ unique_id: Id.optional(), team_id: Id.optional() })

/** Pictures of documents, in and out. Rights as for every call; answers and refusals in JSON. */
export function addPictureRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    acceptUploads(scope)
    const keeping = { config: { may: 'blog:edit' }, bodyLimit: Number.MAX_SAFE_INTEGER } as const
    scope.post('/api/blogs/pictures', keeping, async (request, reply) => {
      const { taken, refused } = await takeUploads(deps, request, {
        about: Owner,
        limits: { maxBytes: MAX_PICTURE_BYTES },
        async begin(whose) {
          const actor = await actingFor(contextOf(request, reply), whose)
          allow(actor, keeping.config.may) // a form names its team in its own fields
          return async ({ upload }) => {
            const { id, width, height } = await keepPictureBytes(deps, actor, await upload.bytes())
            return { id, url: pictureAddress(id), width, height }
          }
        },
      })
      return { status: 200, ...taken[0], pictures: taken, refused }
    })
    scope.get<Asked>('/api/blogs/pictures/:id', { config: { may: 'blog:read' } }, async (request, reply) => {
      const actor = await actingFor(contextOf(request, reply), queryOf(request, Owner))
      return sendPicture(deps, reply, await pictureOf(deps, actor, request.params.id))
    })
  })
}
