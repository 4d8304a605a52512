/** What a source is: bytes that were uploaded, an address, a whole site, or a page of such a site. */
export const assetKinds = ['file', 'url', 'domain', 'page'] as const
export type AssetKind = (typeof assetKinds)[number]

/** Where a source stands, as people see it. */
export const assetStates = ['queued', 'reading', 'ready', 'failed', 'cancelled'] as const
export type AssetState = (typeof assetStates)[number]

/** Whether a person gave it, or a search brought it. */
export const assetOrigins = ['added', 'search'] as const
export type AssetOrigin = (typeof assetOrigins)[number]

export const assetOrders = ['newest', 'oldest', 'title', 'read'] as const
export type AssetOrder = (typeof assetOrders)[number]

/** Largest file, in bytes. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024

/** File name endings that can be read, for file dialogs. */
export const readableExtensions = ['.pdf', '.docx', '.txt', '.md', '.html', '.htm', '.csv'] as const

/** Addresses that one call takes. */
export const MAX_URLS = 50
/** Assets that one call changes. */
export const MAX_BULK = 200

/** Where a file is sent: the file as the body, its name in the query. */
export const UPLOAD_PATH = '/api/assets/files'
