import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { TagCountShape } from '../../contract/tag-count.ts'
import type { Db } from './types.ts'

/** How often each tag of some rows is used, most used first. `tags` is the column that lists them. */
export async function tagCounts(
  db: Db,
  tags: AnyPgColumn,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<TagCountShape[]> {
  const each = db
    .select({ tag: sql<string>`unnest(${tags})`.as('tag') })
    .from(tags.table)
    .where(where)
    .as('each')
  const rows = await db
    .select({ tag: each.tag, count: sql<string>`count(*)` })
    .from(each)
    .groupBy(each.tag)
    .orderBy(sql`count(*) desc`, each.tag)
    .limit(limit)
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }))
}
