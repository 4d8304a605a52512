import type { Node } from '@tiptap/pm/model'
import { updateYFragment } from '@tiptap/y-tiptap'
import { applyUpdate, Doc } from 'yjs'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { DOCUMENT_FIELD } from '../../document/schema.ts'
import { documentOfYDoc } from '../../document/ydoc.ts'
import { Collaboration } from './collaboration.ts'

// One per process and database: documents that are open must be open only once.
const collaborations = new WeakMap<Deps['db'], Collaboration>()

/** The open documents of this process. */
export function collaborationOf(deps: Deps): Collaboration {
  const known = collaborations.get(deps.db)
  if (known) return known
  const made = new Collaboration(deps)
  collaborations.set(deps.db, made)
  return made
}

/** The document of a blog as it is now, edits that are not stored yet included. Null when the owner has no such blog. */
export async function readDocument(deps: Deps, { ownerId }: Owner, blogId: string): Promise<Node | null> {
  const state = await collaborationOf(deps).state(blogId, ownerId)
  return state ? documentOfState(state) : null
}

/** The document that an encoded Y.Doc holds. */
export function documentOfState(state: Uint8Array): Node {
  const ydoc = new Doc()
  applyUpdate(ydoc, state)
  const document = documentOfYDoc(ydoc)
  ydoc.destroy()
  return document
}

/**
 * Makes a Y.Doc hold this document by changing only what differs. For a document that pages may have open: they get it
 * as an edit. Never rebuilds it: that would double the text for whoever comes back from offline.
 */
export function writeIntoYDoc(ydoc: Doc, document: Node): void {
  const fragment = ydoc.getXmlFragment(DOCUMENT_FIELD)
  ydoc.transact(() => updateYFragment(ydoc, fragment, document, { mapping: new Map(), isOMark: new Map() }))
}
