import type { Deps } from '../../../platform/server/deps.ts'
import { implementing, type Schedule, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { blogRawCalls } from '../contract/raw-calls.ts'
import { Blog, blogsContract, TRASH_DAYS, Version } from '../contract.ts'
import { citationRoutes } from './citations/routes.ts'
import { copyRoutes } from './copies/routes.ts'
import type { BlogNeighbours } from './library/publish-gate.ts'
import { recountWords } from './library/recount-words.ts'
import { libraryRoutes } from './library/routes.ts'
import { addCollaborationSocket } from './live/socket-routes.ts'
import { erasePictures } from './pictures/erase-pictures.ts'
import { addPictureRoutes } from './pictures/picture-routes.ts'
import { purgeTrash } from './store/blog-store.ts'
import { thinVersions } from './store/version-store.ts'
import { versionRoutes } from './versions/routes.ts'

export { asRead, sourceName } from './citations/citation-notes.ts'
export { citationRows } from './citations/citation-rows.ts'
export { type CitedWords, citedWords } from './citations/cited-words.ts'
export { derive, hasWords } from './derived.ts'
export { documentPageStyle } from './document-page-style.ts'
export { changingBlog, readingBlog } from './library/acting-on-blog.ts'
export { appendToBlog } from './library/append-to-blog.ts'
export { type BlogText, blogText } from './library/blog-text.ts'
export { metaFieldsOf, withMetaFields } from './library/blog-view.ts'
export { type CitedStretch, createBlog, type NewBlog } from './library/create-blog.ts'
export { documentFromHtml } from './library/document-from-html.ts'
export { viewOf } from './library/library.ts'
export { linkWords, unlinkWords, type WordsToLink } from './library/link-words.ts'
export { type BlogNeighbours, type OpenFinding, requirePublishable } from './library/publish-gate.ts'
export { documentOfState, readDocument } from './live/live-documents.ts'
export { keepPictureBytes, pictureAddress, pictureIdOf } from './pictures/keep-bytes.ts'
export type { PictureFacts } from './pictures/picture-format.ts'
export { sendPicture } from './pictures/send-picture.ts'
export { sanitise } from './sanitise.ts'
export { storable } from './storable.ts'
export { type LinkableBlog, linkableBlog, linkableBlogs } from './store/address-store.ts'
export { type BlogRow, blogsAmong, findBlog } from './store/blog-store.ts'
export { readBody, revisionOf } from './store/body-store.ts'
export { type CitationRow, listCitations } from './store/citation-store.ts'
export { findPicture } from './store/picture-store.ts'
export { type BlogStamp, blogStamps, storedTexts } from './store/text-store.ts'
export { blogsCiting, blogsWithKeyphrase } from './store/use-store.ts'
export { blogShares } from './tables.ts'
export { packDocument, unpackDocument } from './versions/keep-version.ts'

const DAY_MS = 24 * 3600_000
const PURGED_AT_ONCE = 200

/** Empties what has been in the trash for 30 days. */
export const emptyTrash: Schedule = {
  name: 'empty-trash',
  cron: '23 3 * * *',
  async run({ db, clock, log }: Deps) {
    const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS)
    let purged = 0
    for (let some = -1; some !== 0; purged += some) some = await purgeTrash(db, before, PURGED_AT_ONCE)
    if (purged > 0) log.info({ purged }, 'trash emptied')
  },
}

/** Leaves one a day of the versions that the clock alone kept, once they are a month old. */
export const thinOldVersions: Schedule = {
  name: 'thin-versions',
  cron: '41 3 * * *',
  async run({ db, clock, log }: Deps) {
    const thinned = await thinVersions(db, new Date(clock.now().getTime() - 30 * DAY_MS))
    if (thinned > 0) log.info({ thinned }, 'old versions thinned')
  },
}

/** Blogs: the library, the open documents, versions, citations, pictures. */
export function blogsFeature(neighbours: BlogNeighbours): ServerFeature {
  return {
    name: 'blogs',
    about: 'Blogs: the library, documents, images, versions, and citations.',
    schemas: { Blog, Version },
    rawCalls: blogRawCalls,
    contract: blogsContract,
    router: implementing(blogsContract).router({
      library: libraryRoutes(neighbours),
      copies: copyRoutes,
      versions: versionRoutes,
      citations: citationRoutes,
    }),
    schedules: [emptyTrash, thinOldVersions, recountWords],
    erase: erasePictures,
    plugin(app, deps, guards) {
      addCollaborationSocket(app, deps, guards)
      addPictureRoutes(app, deps)
    },
  }
}
