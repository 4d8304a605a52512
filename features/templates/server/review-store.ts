import { and, asc, count, eq, exists, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { type ReportRow, type TemplateRow, templateReports, templates } from './tables.ts'

/** What the operator can list. */
export type Listed = 'in-review' | 'reported' | 'public'

/** Templates of every owner that wait for the operator or are public, those that wait longest first. */
export async function templatesToReview(
  db: Db,
  which: Listed,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: TemplateRow[]; total: number }> {
  const where = and(isNull(templates.deletedAt), condition(db, which))
  const rows = await db
    .select()
    .from(templates)
    .where(where)
    .orderBy(asc(templates.submittedAt), asc(templates.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await db.select({ total: count() }).from(templates).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function condition(db: Db, which: Listed): SQL | undefined {
  if (which === 'in-review') return eq(templates.state, 'in-review')
  if (which === 'public') return isNotNull(templates.publicVersion)
  const reports = db
    .select({ id: templateReports.id })
    .from(templateReports)
    .where(eq(templateReports.templateId, templates.id))
  return and(isNotNull(templates.publicVersion), exists(reports))
}

/** A template of any owner, for the operator; locked until the transaction ends. */
export async function lockTemplate(db: Db, id: string): Promise<TemplateRow | null> {
  const [row] = await db
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), isNull(templates.deletedAt)))
    .for('update')
  return row ?? null
}

/** What the operator decided of a template. */
export async function settleTemplate(db: Db, id: string, change: Partial<TemplateRow>): Promise<void> {
  await db.update(templates).set(change).where(eq(templates.id, id))
}

/** Keeps a report; a second one of the same owner takes the place of the first. */
export async function keepReport(db: Db, report: ReportRow): Promise<void> {
  await db
    .delete(templateReports)
    .where(and(eq(templateReports.templateId, report.templateId), eq(templateReports.ownerId, report.ownerId)))
  await db.insert(templateReports).values(report)
}

export async function reportsOf(db: Db, ids: readonly string[]): Promise<ReportRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(templateReports)
    .where(inArray(templateReports.templateId, [...ids]))
    .orderBy(asc(templateReports.createdAt))
}

export async function forgetReports(db: Db, templateId: string): Promise<void> {
  await db.delete(templateReports).where(eq(templateReports.templateId, templateId))
}
