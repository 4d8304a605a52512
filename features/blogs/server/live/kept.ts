import type { Doc } from 'yjs'
import type { Deps } from '../../../../platform/server/deps.ts'

export type KeeperNeeds = Pick<Deps, 'db' | 'transaction' | 'clock' | 'log'>

/** An open document and how much of it is stored. */
export interface Kept {
  readonly blogId: string
  readonly ownerId: string
  readonly ydoc: Doc
  /** Who changed it last. */
  authorId: string
  /** The revision in the database that this process last read or wrote. */
  revision: number
  /** The Yjs state vector of what is stored. */
  storedVector: Uint8Array
  /** Bytes of the encoded state when it was last encoded, and of what came since. */
  bytes: number
  /** Fingerprint of the search words that are stored; empty when not known. */
  wordsHash: string
  /** When title, text and search words were last derived, in milliseconds; 0 when they must be. */
  derivedAt: number
  /** When the newest version was kept, as far as this process knows. */
  versionAt: Date | null
}
