import { createHash } from 'node:crypto'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import { MAX_PICTURE_BYTES } from '../../contract/fixed-values.ts'
import { findPicture, keepPicture, type PictureRow, pictureByBytes } from '../store/picture-store.ts'
import { pictureFacts } from './picture-format.ts'

/** Largest side of a picture, in pixels; beyond it a few bytes could make a browser fill its memory. */
const MAX_SIDE = 20_000

/**
 * Keeps a picture for an owner; the same bytes again are the same picture. What it is is told by its bytes. Refuses
 * `too-large`, and `unsupported-type` for what is no picture of a kind that browsers show.
 */
export async function keepPictureBytes(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  { ownerId }: Owner,
  bytes: Uint8Array,
): Promise<PictureRow> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) refuse('too-large', { message: 'This image is too large (limit 15 MB).' })
  const facts = pictureFacts(bytes)
  if (!facts)
    return refuse('unsupported-type', { message: 'This image type isn’t supported. Use PNG, JPEG, GIF, or WebP.' })
  if (Math.max(facts.width, facts.height) > MAX_SIDE)
    refuse('too-large', { message: 'This image is too large (limit 20,000 pixels wide or high).' })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const known = await pictureByBytes(deps.db, ownerId, sha256)
  if (known) return known
  const id = newId()
  const fileKey = `pictures/${id}`
  await deps.files.put(fileKey, bytes, `image/${facts.format}`)
  const row = { id, ownerId, fileKey, sha256, ...facts, bytes: bytes.byteLength, createdAt: deps.clock.now() }
  const kept = await keepPicture(deps.db, row)
  if (kept.id !== id) await deps.files.remove(fileKey)
  return kept
}

/** Where a picture of ours is read; what stands as `src` in documents. */
export function pictureAddress(id: string): string {
  return `/api/blogs/pictures/${id}`
}

/** The picture that an address in a document names; null for addresses elsewhere. */
export function pictureIdOf(src: string): string | null {
  return /^\/api\/blogs\/pictures\/([\w-]{1,64})$/.exec(src)?.[1] ?? null
}

/** An owner's picture, or 404. */
export async function pictureOf({ db }: Pick<Deps, 'db'>, { ownerId }: Owner, id: string): Promise<PictureRow> {
  return (await findPicture(db, ownerId, id)) ?? refuse('not-found')
}
