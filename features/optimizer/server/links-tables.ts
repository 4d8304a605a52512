import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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

/** What a writer decided about a phrase and a page. */
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
