// Values that pages need at run time, apart from the schemas so that pages do not load those.

/** How far a text has come. Moved by people, never by the product. */
export const blogStates = ['draft', 'in-review', 'changes-asked', 'approved', 'published'] as const
export type BlogState = (typeof blogStates)[number]

/** The three shelves of the library, called `view` on the wire; a blog is on exactly one. Trash is emptied after 30 days. */
export const blogShelves = ['active', 'archived', 'trash'] as const
export type BlogShelf = (typeof blogShelves)[number]

/** What a list is ordered by. `updated` and `created` put the newest first, `title` goes from A to Z. */
export const sortOrders = ['updated', 'created', 'title'] as const
export type SortOrder = (typeof sortOrders)[number]

/** What can be done with many blogs at once. `delete` only takes what is in the trash. */
export const bulkActions = [
  'archive',
  'unarchive',
  'trash',
  'restore',
  'delete',
  'move',
  'tag',
  'untag',
  'state',
] as const
export type BulkAction = (typeof bulkActions)[number]

/** Days that a blog stays in the trash. */
export const TRASH_DAYS = 30

/** Signs around a hit in the excerpt of a blog that a search found. */
export const HIT_START = '⟦'
export const HIT_END = '⟧'

/**
 * Why a version was kept: at birth, after ten minutes of edits, before an assistant replaced text, by name, before and
 * after an older one was restored, because a program saved, or from an import.
 */
export const versionReasons = [
  'created',
  'edits',
  'before-replacement',
  'named',
  'before-restore',
  'restored',
  'saved',
  'imported',
] as const
export type VersionReason = (typeof versionReasons)[number]

/** Largest picture that is taken, in bytes. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024

/** Accepted image types; detected by their bytes, not by their name. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

/** Where Hocuspocus listens on our own server. The document's name is the blog's id. */
export const COLLAB_PATH = '/collab'

/** Largest state of a document that is kept, in bytes of its encoded Y.Doc: some 500,000 words. */
export const MAX_DOCUMENT_BYTES = 6 * 1024 * 1024

/** Reasons for which the server refuses to open a document (Hocuspocus' `authenticationFailed`). After `try-again` a page reconnects by itself. */
export const refusalReasons = ['not-signed-in', 'not-found', 'in-trash', 'try-again'] as const
