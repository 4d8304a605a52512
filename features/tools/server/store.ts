import { and, count, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { type ToolResultRow, toolResults } from './tables.ts'

export async function insertResults(db: Db, rows: ToolResultRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(toolResults).values(rows)
}

/** What is looked for in a history. */
export interface ResultsWanted {
  tool?: string | undefined
  query?: string | undefined
  isKept?: boolean | undefined
  offset: number
  limit: number
}

export async function listResults(
  db: Db,
  ownerId: string,
  { offset, limit, ...wanted }: ResultsWanted,
): Promise<{ rows: ToolResultRow[]; total: number }> {
  const where = and(eq(toolResults.ownerId, ownerId), ...conditions(wanted))
  const rows = await db
    .select()
    .from(toolResults)
    .where(where)
    .orderBy(desc(toolResults.createdAt), desc(toolResults.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await db.select({ total: count() }).from(toolResults).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function conditions({ tool, query, isKept }: Pick<ResultsWanted, 'tool' | 'query' | 'isKept'>): (SQL | undefined)[] {
  // signs that a pattern would read as its own are the person's words here
  const pattern = query ? `%${query.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null
  return [
    tool ? eq(toolResults.tool, tool) : undefined,
    isKept ? eq(toolResults.isKept, true) : undefined,
    pattern ? or(ilike(toolResults.content, pattern), ilike(sql`${toolResults.input}::text`, pattern)) : undefined,
  ]
}

export async function findResult(db: Db, ownerId: string, id: string): Promise<ToolResultRow | null> {
  const [row] = await db.select().from(toolResults).where(mine(ownerId, id))
  return row ?? null
}

export async function updateResult(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string },
  change: Partial<ToolResultRow>,
): Promise<ToolResultRow | null> {
  const [row] = await db.update(toolResults).set(change).where(mine(ownerId, id)).returning()
  return row ?? null
}

export async function deleteResult(db: Db, ownerId: string, id: string): Promise<boolean> {
  const gone = await db.delete(toolResults).where(mine(ownerId, id)).returning({ id: toolResults.id })
  return gone.length > 0
}

/** Forgets what is older than a moment and was not kept. */
export async function forgetResults(db: Db, before: Date): Promise<void> {
  await db.delete(toolResults).where(and(lt(toolResults.createdAt, before), eq(toolResults.isKept, false)))
}

function mine(ownerId: string, id: string): SQL | undefined {
  return and(eq(toolResults.ownerId, ownerId), eq(toolResults.id, id))
}
