import { sql } from 'drizzle-orm'
import type { Db } from '../platform/server/db/types.ts'

/** The tables of our own schema as they are after all migrations: columns, constraints, indexes, in the order of their names. */
export async function schemaListing(db: Db): Promise<string> {
  const columns = await db.execute<{ table: string; text: string }>(sql`
    select c.relname as "table", concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case when a.attgenerated = 's' then 'generated as ' || pg_get_expr(d.adbin, d.adrelid)
        when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as text
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname, a.attnum`)
  const constraints = await db.execute<{ table: string; text: string }>(sql`
    select c.relname as "table", k.conname || ' ' || pg_get_constraintdef(k.oid) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'c') order by 1, 2`)
  const indexes = await db.execute<{ table: string; text: string }>(sql`
    select i.tablename as "table", i.indexdef as text from pg_indexes i
    where i.schemaname = 'public' and not exists (select 1 from pg_constraint k where k.conname = i.indexname)
    order by i.tablename, i.indexname`)
  const names = [...new Set(columns.rows.map(({ table }) => table))]
  const linesOf = ({ rows }: typeof columns, table: string) =>
    rows.filter((row) => row.table === table).map(({ text }) => `  ${text}\n`)
  return names
    .map((name) => `${name}\n${[columns, constraints, indexes].flatMap((list) => linesOf(list, name)).join('')}`)
    .join('\n')
}
