import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Subject } from '../../../engines/interlinking/index.ts'

/** The site that the blogs of a project are published on. */
export const linkSites = pgTable(
  'link_sites',
  {
    ownerId: text('owner_id').notNull(),
    /** Empty for blogs without a project. */
    projectId: text('project_id').notNull(),
    address: text('address').notNull(),
  },
  (site) => [primaryKey({ columns: [site.ownerId, site.projectId] })],
)

/** What a writer decided about a phrase and a page, for all texts. */
export const linkDecisions = pgTable(
  'link_decisions',
  {
    ownerId: text('owner_id').notNull(),
    /** Lower case. */
    anchor: text('anchor').notNull(),
    /** A blog or a page of a site. */
    targetId: text('target_id').notNull(),
    decision: text('decision').$type<'accepted' | 'rejected'>().notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (decision) => [
    primaryKey({ columns: [decision.ownerId, decision.anchor, decision.targetId] }),
    index('link_decisions_latest').on(decision.ownerId, decision.decision, decision.decidedAt),
  ],
)

/** Phrases and pages that a writer refused in one text. */
export const linkRejections = pgTable(
  'link_rejections',
  {
    ownerId: text('owner_id').notNull(),
    /** The blog or page in whose text it holds. */
    documentId: text('document_id').notNull(),
    /** Lower case. */
    anchor: text('anchor').notNull(),
    targetId: text('target_id').notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (rejection) => [
    primaryKey({ columns: [rejection.ownerId, rejection.documentId, rejection.anchor, rejection.targetId] }),
    index('link_rejections_latest').on(rejection.ownerId, rejection.decidedAt),
  ],
)

/** Links that were set from suggestions, so that they can be taken away together. */
export const linkRunLinks = pgTable(
  'link_run_links',
  {
    ownerId: text('owner_id').notNull(),
    /** Links set together have the same. */
    runId: text('run_id').notNull(),
    blogId: text('blog_id').notNull(),
    targetId: text('target_id').notNull(),
    anchor: text('anchor').notNull(),
    url: text('url').notNull(),
    /** Of the target, as it was. */
    title: text('title').notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (link) => [
    primaryKey({ columns: [link.ownerId, link.runId, link.blogId, link.targetId] }),
    index('link_run_links_latest').on(link.ownerId, link.placedAt),
    index('link_run_links_blog').on(link.ownerId, link.blogId),
  ],
)

/** A writer's own list of pages that links may lead to. */
export const linkLists = pgTable(
  'link_lists',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    title: text('title').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (list) => [index('link_lists_owner').on(list.ownerId, list.createdAt)],
)

export const linkListPages = pgTable(
  'link_list_pages',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    listId: text('list_id')
      .notNull()
      .references(() => linkLists.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    url: text('url').notNull(),
    /** As the list gives it, else as the page does; made of the address until the page was read. */
    title: text('title').notNull(),
    hasTitle: boolean('has_title').notNull(),
    state: text('state').$type<'waiting' | 'read' | 'failed'>().notNull(),
    subjects: jsonb('subjects').$type<Subject[]>().notNull(),
  },
  (page) => [index('link_list_pages_order').on(page.listId, page.position)],
)
