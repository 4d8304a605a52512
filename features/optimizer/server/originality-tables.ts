import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/server/db/columns.ts'
import type { ComparedShape } from '../contract/compared.ts'
import type { OriginalityExclusionsShape, OriginalityOptionsShape } from '../contract/originality.ts'
import type { Cite } from './originality/cites.ts'
import type { StoredFindings } from './originality/findings.ts'
import type { WebSearch } from './originality/web-search.ts'

/**
 * A document of a writer's as it is looked up: `marks` are numbers for what it says, hidden from other owners' by a key
 * of the owner's; `stamp` says of which state of it. One row a document and one index of all marks is a sixth of what a
 * row for each mark takes.
 */
export const originalityDocuments = pgTable(
  'originality_documents',
  {
    /** Kind and id: `blog:…` or `asset:…`. */
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    stamp: text('stamp').notNull(),
    marks: bigint('marks', { mode: 'number' }).array().notNull().default(sql`'{}'::bigint[]`),
  },
  (document) => [
    index('originality_documents_owner').on(document.ownerId),
    // without a list of what is still to be sorted in, which every look-up would read from end to end
    index('originality_documents_marks').using('gin', document.marks).with({ fastupdate: false }),
  ],
)

/** One check of one text. `findings` are there once it is done. */
export const originalityChecks = pgTable(
  'originality_checks',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    userId: text('user_id').notNull(),
    taskId: text('task_id'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    language: text('language').notNull(),
    words: integer('words').notNull(),
    wordsCharged: integer('words_charged').notNull(),
    credits: integer('credits').notNull(),
    /** What the text is, where it is something stored: no proof of itself. */
    blogId: text('blog_id'),
    assetId: text('asset_id'),
    url: text('url'),
    previousId: text('previous_id'),
    blockQuotes: jsonb('block_quotes').$type<Array<{ start: number; end: number }>>().notNull(),
    /** Where the text names sources: links and citations. */
    cites: jsonb('cites').$type<Cite[]>(),
    options: jsonb('options').$type<OriginalityOptionsShape>().notNull(),
    exclusions: jsonb('exclusions').$type<OriginalityExclusionsShape>().notNull(),
    compared: jsonb('compared').$type<ComparedShape>(),
    findings: jsonb('findings').$type<StoredFindings>(),
    /** By the exclusions as they are; null before the check is done. */
    percent: real('percent'),
    /** What the web answered, kept while the check runs: it is asked once, whatever befalls the server. */
    web: jsonb('web').$type<WebSearch>(),
    /** In the address of the public report; null while it is not shared. */
    shareToken: text('share_token'),
    createdAt: moment('created_at').notNull(),
  },
  (check) => [
    index('originality_checks_blog').on(check.ownerId, check.blogId, check.createdAt),
    index('originality_checks_owner').on(check.ownerId, check.createdAt),
    index('originality_checks_created').on(check.createdAt),
    uniqueIndex('originality_checks_share').on(check.shareToken).where(sql`share_token is not null`),
  ],
)
