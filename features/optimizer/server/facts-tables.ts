import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/server/db/columns.ts'
import type { ClaimShape, FactEvidenceShape, FactSourcesShape } from '../contract/facts.ts'
import type { FactVerdict, StatementKind } from '../facts/fixed-values.ts'

/** A check of one text's claims. A blog's text is read again each time; any other is kept here. */
export const factChecks = pgTable(
  'fact_checks',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    authorId: text('author_id').notNull(),
    blogId: text('blog_id'),
    /** The source that the text is: no proof of itself. */
    assetId: text('asset_id'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    language: text('language').notNull(),
    country: text('country'),
    sources: jsonb('sources').$type<FactSourcesShape>().notNull(),
    taskId: text('task_id'),
    /** Counts runs, so that each is charged once however often it is taken up again. */
    run: integer('run').notNull(),
    engine: text('engine').notNull(),
    notes: jsonb('notes').$type<string[]>().notNull(),
    /** In the address of the public page; null while the report is not shared. */
    shareToken: text('share_token'),
    createdAt: moment('created_at').notNull(),
    checkedAt: moment('checked_at'),
  },
  (check) => [
    uniqueIndex('fact_checks_blog').on(check.ownerId, check.blogId).where(sql`blog_id is not null`),
    uniqueIndex('fact_checks_share').on(check.shareToken).where(sql`share_token is not null`),
    index('fact_checks_owner').on(check.ownerId, check.createdAt),
  ],
)

/** A sentence that was looked at, tied to its text by its words. A repeated sentence is one claim. */
export const claims = pgTable(
  'claims',
  {
    id: text('id').primaryKey(),
    checkId: text('check_id')
      .notNull()
      .references(() => factChecks.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    /** Place among the sentences of the text when it was last read. */
    position: integer('position').notNull(),
    text: text('text').notNull(),
    anchor: text('anchor').notNull(),
    kind: text('kind').$type<StatementKind>().notNull(),
    hasFigures: boolean('has_figures').notNull(),
    verdict: text('verdict').$type<FactVerdict>(),
    confidence: real('confidence'),
    evidence: jsonb('evidence').$type<FactEvidenceShape[]>().notNull(),
    faults: jsonb('faults').$type<ClaimShape['faults']>().notNull(),
    reason: text('reason').$type<NonNullable<ClaimShape['reason']>>(),
    correction: text('correction'),
    engine: text('engine').notNull(),
    checkedAt: moment('checked_at'),
    /** In which run it was checked. */
    checkedIn: integer('checked_in'),
    accepted: jsonb('accepted').$type<NonNullable<ClaimShape['accepted']>>(),
  },
  (claim) => [index('claims_check').on(claim.checkId, claim.position)],
)

/** Sentences that were found wrong, by their words: what was made of them elsewhere is marked by it. */
export const refutedSentences = pgTable(
  'refuted_sentences',
  {
    ownerId: text('owner_id').notNull(),
    key: text('key').notNull(),
    verdict: text('verdict').$type<'source-invented' | 'contradicted' | 'partly' | 'misleading'>().notNull(),
    correction: text('correction'),
    evidence: jsonb('evidence').$type<{ quote: string; title: string; url: string | null } | null>(),
    refutedAt: moment('refuted_at').notNull(),
  },
  (sentence) => [primaryKey({ columns: [sentence.ownerId, sentence.key] })],
)
