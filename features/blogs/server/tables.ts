import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { MatchedBy } from '../../../platform/contract/evidence.ts'
import { moment } from '../../../platform/server/db/columns.ts'
import { titleKey, titleKeyColumn } from '../../../platform/server/db/title-key.ts'
import type { BlogShelf, BlogState, VersionReason } from '../contract/fixed-values.ts'

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
  fromDriver: (value) => new Uint8Array(value),
})
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** A blog as lists need it. Small on purpose: it changes every second while somebody writes. */
export const blogs = pgTable(
  'blogs',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    authorId: text('author_id').notNull(),
    projectId: text('project_id'),
    title: text('title').notNull(),
    titleKey: titleKeyColumn('title_key').generatedAlwaysAs(titleKey(sql.raw('title'))),
    excerpt: text('excerpt').notNull(),
    state: text('state').$type<BlogState>().notNull().default('draft'),
    shelf: text('shelf').$type<BlogShelf>().notNull().default('active'),
    /** Where it was before the trash, so that it goes back there. */
    shelfBefore: text('shelf_before').$type<BlogShelf>(),
    trashedAt: moment('trashed_at'),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    words: integer('words').notNull(),
    /** Counted with footnotes, captions, and cards, as it was done once: `recountWords` counts again. */
    areWordsOld: boolean('are_words_old').notNull().default(false),
    /** Number of the newest version. */
    version: integer('version').notNull(),
    inputType: text('input_type').notNull(),
    outputType: text('output_type').notNull(),
    style: text('style').notNull(),
    userInput: jsonb('user_input').$type<Record<string, unknown>>().notNull(),
    /** As programs send it, with the editor's meta fields among it; see `metaFieldsOf` in `library/blog-view.ts`. */
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull(),
    /** Names the request that made it, so that a job that runs twice makes one blog. */
    creationKey: text('creation_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  // Rising, and read backwards for "newest first": a falling index of drizzle-kit (NULLS LAST) does not fit ORDER BY … DESC.
  (blog) => [
    index('blogs_updated').on(blog.ownerId, blog.shelf, blog.updatedAt, blog.id),
    index('blogs_created').on(blog.ownerId, blog.shelf, blog.createdAt, blog.id),
    index('blogs_title').on(blog.ownerId, blog.shelf, blog.titleKey, blog.id),
    index('blogs_project').on(blog.ownerId, blog.projectId, blog.shelf, blog.updatedAt, blog.id),
    // both at once are counted from the index alone
    index('blogs_project_state').on(blog.ownerId, blog.projectId, blog.state, blog.shelf, blog.updatedAt, blog.id),
    index('blogs_state').on(blog.ownerId, blog.state, blog.shelf, blog.updatedAt, blog.id),
    index('blogs_keyphrase').on(blog.ownerId, sql`lower(meta->'keywords'->>0)`),
    index('blogs_tags').using('gin', blog.tags),
    index('blogs_trash').on(blog.trashedAt).where(sql`shelf = 'trash'`),
    index('blogs_words_old').on(blog.id).where(sql`are_words_old`),
    uniqueIndex('blogs_creation_key').on(blog.ownerId, blog.creationKey),
  ],
)

/** The text itself. The Y.Doc, with what `blog_updates` adds, is the truth; `text` follows from it. `revision` counts its changes. */
export const blogBodies = pgTable('blog_bodies', {
  blogId: text('blog_id')
    .primaryKey()
    .references(() => blogs.id, { onDelete: 'cascade' }),
  ownerId: text('owner_id').notNull(),
  ydoc: bytes('ydoc').notNull(),
  text: text('text').notNull(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
})

/**
 * Changes of a large text that `blog_bodies.ydoc` does not hold yet, as Yjs updates; `revision` is the one that each made.
 * Gone as soon as the whole state is stored again.
 */
export const blogUpdates = pgTable(
  'blog_updates',
  {
    blogId: text('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    update: bytes('update').notNull(),
  },
  (change) => [primaryKey({ columns: [change.blogId, change.revision] })],
)

/** What a search covers: the words of title and text, and the owner as a word of its own, so that one index answers both. */
export const blogWords = pgTable(
  'blog_words',
  {
    blogId: text('blog_id')
      .primaryKey()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    words: searchVector('words').notNull(),
  },
  (entry) => [index('blog_words_search').using('gin', entry.words)],
)

/** Kept states of a text. `document` is its JSON, deflated. */
export const blogVersions = pgTable(
  'blog_versions',
  {
    blogId: text('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    ownerId: text('owner_id').notNull(),
    authorId: text('author_id').notNull(),
    reason: text('reason').$type<VersionReason>().notNull(),
    name: text('name'),
    title: text('title').notNull(),
    words: integer('words').notNull(),
    document: bytes('document').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (version) => [primaryKey({ columns: [version.blogId, version.number] })],
)

/** What the ids on cited words mean. Kept after the source is gone. */
export const blogCitations = pgTable(
  'blog_citations',
  {
    blogId: text('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    ownerId: text('owner_id').notNull(),
    passageId: text('passage_id'),
    assetId: text('asset_id'),
    quote: text('quote').notNull(),
    title: text('title').notNull(),
    url: text('url'),
    place: text('place'),
    fetchedAt: moment('fetched_at'),
    createdAt: moment('created_at').notNull(),
    /** How a source in another language was found to carry the words; null where these were compared. */
    matchedBy: text('matched_by').$type<MatchedBy>(),
  },
  (citation) => [
    primaryKey({ columns: [citation.blogId, citation.id] }),
    // words that are pasted into another blog bring their citations along by this
    index('blog_citations_id').on(citation.ownerId, citation.id),
    index('blog_citations_asset').on(citation.ownerId, citation.assetId),
  ],
)

/** Public read-only links. `snapshot` is the document's JSON, deflated, where the link does not follow the text. */
export const blogShares = pgTable(
  'blog_shares',
  {
    id: text('id').primaryKey(),
    blogId: text('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    authorId: text('author_id').notNull(),
    snapshot: bytes('snapshot'),
    /** scrypt, salted; null for an open link. */
    passwordHash: text('password_hash'),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    indexable: boolean('indexable').notNull(),
    title: text('title'),
    description: text('description'),
    withCitations: boolean('with_citations').notNull(),
    createdAt: moment('created_at').notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (share) => [index('blog_shares_blog').on(share.blogId, share.createdAt)],
)

/** Pictures that people put into their documents; the bytes are in the file store. The same bytes are kept once per owner. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    fileKey: text('file_key').notNull(),
    sha256: text('sha256').notNull(),
    format: text('format').$type<'png' | 'jpeg' | 'gif' | 'webp'>().notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (picture) => [uniqueIndex('blog_pictures_bytes').on(picture.ownerId, picture.sha256)],
)
