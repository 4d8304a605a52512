import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SeoSettingsShape } from '../contract/seo.ts'

/** What a writer decided for the SEO check of a blog. */
export const seoSettings = pgTable(
  'seo_settings',
  {
    ownerId: text('owner_id').notNull(),
    blogId: text('blog_id').notNull(),
    settings: jsonb('settings').$type<SeoSettingsShape>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.blogId] })],
)
