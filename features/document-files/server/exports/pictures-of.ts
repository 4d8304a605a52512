import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Node } from '../../../blogs/document/index.ts'
import { findPicture, pictureIdOf } from '../../../blogs/server/index.ts'
import type { ExportedPicture } from './exported-document.ts'

/** Bytes of pictures that one file may hold; those beyond it stay out and stand as their description. */
const MAX_BYTES = 80 * 1024 * 1024

/** The owner's own pictures of a document, with their bytes, by the address that is in it. */
export async function picturesOf(
  deps: Pick<Deps, 'db' | 'files'>,
  { ownerId }: Owner,
  document: Node,
): Promise<Map<string, ExportedPicture>> {
  const addresses = new Set<string>()
  document.descendants((node) => {
    if (node.type.name === 'image' && node.attrs.src) addresses.add(String(node.attrs.src))
  })
  const pictures = new Map<string, ExportedPicture>()
  let total = 0
  for (const src of addresses) {
    const id = pictureIdOf(src)
    const row = id ? await findPicture(deps.db, ownerId, id) : null
    if (!row || total + row.bytes > MAX_BYTES) continue
    const bytes = await deps.files.get(row.fileKey)
    if (!bytes) continue
    total += row.bytes
    pictures.set(src, { bytes, format: row.format, width: row.width, height: row.height })
  }
  return pictures
}
