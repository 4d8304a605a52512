import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Block, PageLink } from '../../../engines/text/index.ts'
import type { Rights } from '../../../platform/contract/rights.ts'
import { moment } from '../../../platform/server/db/columns.ts'
import type { AssetKind, AssetOrigin } from '../contract/fixed-values.ts'
import type { Format } from './readers/types.ts'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/**
 * A source. `state` says what was reached; whether something runs now is in the task. Deleted ones stay, without
 * their file after a while, so that citations lead somewhere.
 */
export const assets = pgTable(
  'assets',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    projectId: text('project_id'),
    parentId: text('parent_id'),
    kind: text('kind').$type<AssetKind>().notNull(),
    origin: text('origin').$type<AssetOrigin>().notNull().default('added'),
    state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
    problem: text('problem'),
    taskId: text('task_id'),
    title: text('title').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    canonicalUrl: text('canonical_url'),
    siteName: text('site_name'),
    author: text('author'),
    publishedAt: text('published_at'),
    fileDate: text('file_date'),
    rights: jsonb('rights').$type<Rights>(),
    /** Written by the owner: what it says may be joined as prose. */
    own: boolean('own').notNull().default(false),
    format: text('format').$type<Format>(),
    size: integer('size'),
    /** Of a file's bytes. */
    sha256: text('sha256'),
    /** Where the bytes are in the file store; null for addresses, and once a deleted file was cleared away. */
    fileKey: text('file_key'),
    /** A content language of the product. */
    language: text('language'),
    words: integer('words').notNull().default(0),
    pages: integer('pages'),
    pagesWithoutText: integer('pages_without_text').notNull().default(0),
    passages: integer('passages').notNull().default(0),
    /** Which reading of the source is shown: passages of other generations are kept for citations alone. */
    generation: integer('generation').notNull().default(0),
    /** Of a site: pages that its sitemap or links name, and how many were allowed when it was read. */
    pagesFound: integer('pages_found'),
    pagesLimit: integer('pages_limit'),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (asset) => [
    index('assets_owner').on(asset.ownerId, asset.createdAt, asset.id),
    index('assets_parent').on(asset.parentId, asset.createdAt),
    index('assets_deleted').on(asset.deletedAt).where(sql`file_key is not null`),
    uniqueIndex('assets_bytes').on(asset.ownerId, asset.sha256).where(sql`kind = 'file'`),
    uniqueIndex('assets_address').on(asset.ownerId, asset.kind, asset.url).where(sql`kind in ('url', 'domain')`),
    uniqueIndex('assets_page').on(asset.parentId, asset.url).where(sql`kind = 'page'`),
  ],
)

/**
 * What a source says, piece by piece. The id follows from source and words, so that a passage which a new reading finds
 * unchanged is the same one. `search` holds the owner as a word of its own, so that one index answers both.
 */
export const passages = pgTable(
  'asset_passages',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    assetId: text('asset_id')
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    start: integer('start_offset').notNull(),
    end: integer('end_offset').notNull(),
    kind: text('kind').$type<Block['kind']>().notNull(),
    level: integer('level'),
    page: integer('page'),
    heading: text('heading'),
    /** Links on a web page, in the passage's own offsets; null for what was read before links were kept. */
    links: jsonb('links').$type<PageLink[]>(),
    fetchedAt: moment('fetched_at').notNull(),
    search: searchVector('search').notNull(),
  },
  (passage) => [
    index('asset_passages_order').on(passage.assetId, passage.generation, passage.position),
    index('asset_passages_search').using('gin', passage.search),
  ],
)
