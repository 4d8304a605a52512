import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'

/**
 * Removes every row that an owner has, in whatever feature: each table with an `owner_id`, those that refer to others
 * first. Rows that hang on them without an owner of their own go by their foreign keys.
 */
export async function eraseRowsOf(db: Db, ownerId: string): Promise<void> {
  const owned = await ownedTables(db)
  const references = await referencesBetween(db)
  for (const table of childrenFirst(owned, references)) {
    await db.execute(sql`delete from ${sql.identifier(table)} where owner_id = ${ownerId}`)
  }
}

/** Removes the person; sessions and passwords go with them. */
export async function erasePerson(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from users where id = ${userId}`)
}

async function ownedTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'owner_id' and t.table_type = 'BASE TABLE'
    order by 1`)
  return rows.map(({ name }) => name)
}

async function referencesBetween(db: Db): Promise<Array<{ child: string; parent: string }>> {
  const { rows } = await db.execute<{ child: string; parent: string }>(sql`
    select child.relname as child, parent.relname as parent from pg_constraint fk
    join pg_class child on child.oid = fk.conrelid join pg_class parent on parent.oid = fk.confrelid
    where fk.contype = 'f' and child.oid <> parent.oid`)
  return rows
}

/** Tables in an order in which none is emptied before those that refer to it. */
export function childrenFirst(tables: string[], references: Array<{ child: string; parent: string }>): string[] {
  const ordered: string[] = []
  const visit = (table: string, path: string[]) => {
    if (ordered.includes(table) || path.includes(table)) return
    for (const { child } of references.filter(({ parent }) => parent === table)) visit(child, [...path, table])
    ordered.push(table)
  }
  for (const table of tables) visit(table, [])
  return ordered.filter((table) => tables.includes(table))
}
