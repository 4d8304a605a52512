import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/server/db/columns.ts'
import type { Content, reportReasons, reviewStates } from '../contract.ts'

/** Prompt templates that people made. What comes with Longhand has no row. */
export const templates = pgTable(
  'templates',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    userId: text('user_id').notNull(),
    content: jsonb('content').$type<Content>().notNull(),
    version: integer('version').notNull(),
    sharedToTeam: boolean('shared_to_team').notNull().default(false),
    forkedFrom: jsonb('forked_from').$type<{ id: string; title: string }>(),
    state: text('state').$type<(typeof reviewStates)[number]>().notNull().default('private'),
    /** What waits for review; null where nothing does. */
    submittedContent: jsonb('submitted_content').$type<Content>(),
    submittedVersion: integer('submitted_version'),
    submittedAt: moment('submitted_at'),
    /** What everybody sees, which stays what it is while its owner changes the template; null where nothing is public. */
    publicContent: jsonb('public_content').$type<Content>(),
    publicVersion: integer('public_version'),
    reviewReason: text('review_reason'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (template) => [
    index('templates_owner').on(template.ownerId, template.updatedAt.desc()).where(sql`deleted_at is null`),
    index('templates_public').on(template.publicVersion).where(sql`public_version is not null and deleted_at is null`),
    index('templates_review').on(template.submittedAt).where(sql`state = 'in-review' and deleted_at is null`),
  ],
)

/** What templates were. */
export const templateVersions = pgTable(
  'template_versions',
  {
    templateId: text('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<Content>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (version) => [primaryKey({ columns: [version.templateId, version.version] })],
)

/** How often templates were run, those that come with Longhand among them. */
export const templateUses = pgTable('template_uses', {
  templateId: text('template_id').primaryKey(),
  uses: integer('uses').notNull(),
})

/** What people reported of public templates, until the operator settles it. */
export const templateReports = pgTable(
  'template_reports',
  {
    id: text('id').primaryKey(),
    templateId: text('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    /** Who reported it: each owner once. */
    ownerId: text('owner_id').notNull(),
    reason: text('reason').$type<(typeof reportReasons)[number]>().notNull(),
    comment: text('comment').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (report) => [index('template_reports_template').on(report.templateId, report.ownerId)],
)

/** A template as it is stored. */
export type TemplateRow = typeof templates.$inferSelect
export type ReportRow = typeof templateReports.$inferSelect
