import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { queryOf } from '../../../../platform/server/http/input.ts'
import { identify } from '../../../../platform/server/http/mount.ts'
import { acceptUploads, takeUploads } from '../../../../platform/server/http/uploads.ts'
import type { Guards } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { MAX_PICTURE_BYTES } from '../../contract/fixed-values.ts'
import { findPicture } from '../store/picture-store.ts'
import { keepPictureBytes, pictureAddress } from './keep-bytes.ts'
import { sendPicture } from './send-picture.ts'

interface Asked {
  Params: { id: string }
}

const Id = z.string().max(128)
const Owner = z.object({ unique_id: Id.optional(), team_id: Id.optional() })

/** Pictures of documents, in and out. Rights as for every call; answers and refusals in JSON. */
export function addPictureRoutes(app: FastifyInstance, deps: Deps, guards: Guards): void {
  app.register(async (scope) => {
    acceptUploads(scope)
    const onRequest = (request: FastifyRequest) => identify(request, { deps, guards }, 'user')
    const acting = (request: FastifyRequest, whose: z.infer<typeof Owner>) => actingFor(contextOf(request, deps), whose)
    scope.post('/api/blogs/pictures', { onRequest, bodyLimit: Number.MAX_SAFE_INTEGER }, async (request) => {
      const { taken, refused } = await takeUploads(deps, request, {
        about: Owner,
        limits: { maxBytes: MAX_PICTURE_BYTES },
        async begin(whose) {
          const { ownerId } = await acting(request, whose)
          return async ({ upload }) => {
            const { id, width, height } = await keepPictureBytes(deps, ownerId, await upload.bytes())
            return { id, url: pictureAddress(id), width, height }
          }
        },
      })
      return { status: 200, ...taken[0], pictures: taken, refused }
    })
    scope.get<Asked>('/api/blogs/pictures/:id', { onRequest }, async (request, reply) => {
      const { ownerId } = await acting(request, queryOf(request, Owner))
      const picture = (await findPicture(deps.db, ownerId, request.params.id)) ?? refuse('not-found')
      return sendPicture(deps, reply, picture)
    })
  })
}

function contextOf(request: FastifyRequest, deps: Deps): CallContext {
  const { principal, id: requestId, ip: address, headers, log } = request
  const gone = new AbortController()
  request.raw.once('close', () => gone.abort())
  return { deps, principal, requestId, address, headers, log, signal: gone.signal }
}
