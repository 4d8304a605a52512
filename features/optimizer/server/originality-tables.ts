import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ComparedShape, OriginalityExclusionsShape, OriginalityOptionsShape } from '../contract/originality.ts'
import type { StoredFindings } from './originality/findings.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A document of a writer's whose fingerprints are stored. `stamp` says of which state of it. */
export const originalityDocuments = pgTable(
  'originality_documents',
  {
    /** Kind and id: `blog:…` or `asset:…`. */
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    stamp: text('stamp').notNull(),
  },
  (document) => [index('originality_documents_owner').on(document.ownerId)],
)

/** Marks of stretches of five words; the same in every document that has these words in a row. */
export const originalityFingerprints = pgTable(
  'originality_fingerprints',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => originalityDocuments.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    hash: bigint('hash', { mode: 'number' }).notNull(),
  },
  (fingerprint) => [
    primaryKey({ columns: [fingerprint.documentId, fingerprint.hash] }),
    // answers a check from the index alone
    index('originality_fingerprints_hash').on(fingerprint.ownerId, fingerprint.hash, fingerprint.documentId),
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
    options: jsonb('options').$type<OriginalityOptionsShape>().notNull(),
    exclusions: jsonb('exclusions').$type<OriginalityExclusionsShape>().notNull(),
    compared: jsonb('compared').$type<ComparedShape>(),
    findings: jsonb('findings').$type<StoredFindings>(),
    createdAt: moment('created_at').notNull(),
  },
  (check) => [
    index('originality_checks_blog').on(check.ownerId, check.blogId, check.createdAt),
    index('originality_checks_created').on(check.createdAt),
  ],
)
