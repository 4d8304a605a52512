import type { FastifyReply } from 'fastify'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { PictureRow } from '../store/picture-store.ts'

/** Sends a stored picture. Its bytes never change, so a browser may keep it; only who may see it was asked for may. */
export async function sendPicture(
  { files }: Pick<Deps, 'files'>,
  reply: FastifyReply,
  picture: PictureRow,
): Promise<FastifyReply> {
  const file = (await files.stream(picture.fileKey)) ?? refuse('not-found')
  return reply
    .type(`image/${picture.format}`)
    .header('content-length', file.size)
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(file.body)
}
