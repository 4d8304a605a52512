import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Node } from '@tiptap/pm/model'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { VersionReason } from '../../contract/fixed-values.ts'
import { documentFromJson } from '../../document/schema.ts'
import type { Derived } from '../derived.ts'
import { nextVersion } from '../store/blog-store.ts'
import { insertVersion, type VersionRow } from '../store/version-store.ts'

/** Keeps a state of a blog as its next version. Inside a transaction, as part of what causes it. */
export async function keepVersion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { blogId, ownerId }: { blogId: string; ownerId: string },
  version: {
    document: Node
    derived: Pick<Derived, 'title' | 'words'>
    reason: VersionReason
    authorId: string
    name?: string | null
  },
): Promise<VersionRow> {
  const { document, derived, reason, authorId, name = null } = version
  const number = await nextVersion(db, ownerId, blogId)
  const facts = { title: derived.title, words: derived.words, reason, authorId, name, createdAt: clock.now() }
  const row = { blogId, ownerId, number, document: packDocument(document), ...facts }
  await insertVersion(db, row)
  return row
}

/** A document as the bytes that versions and snapshots keep. */
export function packDocument(document: Node): Uint8Array {
  return new Uint8Array(deflateRawSync(JSON.stringify(document.toJSON())))
}

/** The document of a version or snapshot. */
export function unpackDocument(packed: Uint8Array): Node {
  return documentFromJson(JSON.parse(inflateRawSync(packed).toString('utf8')))
}
