import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import type { SeoSettingsShape } from '../../contract/seo.ts'
import { seoSettings } from '../seo-tables.ts'

/** Null while nothing was set. */
export async function settingsOf(db: Db, ownerId: string, blogId: string): Promise<SeoSettingsShape | null> {
  const [row] = await db
    .select({ settings: seoSettings.settings })
    .from(seoSettings)
    .where(and(eq(seoSettings.ownerId, ownerId), eq(seoSettings.blogId, blogId)))
  return row?.settings ?? null
}

export async function putSettings(
  db: Db,
  ownerId: string,
  { blogId, settings }: { blogId: string; settings: SeoSettingsShape },
): Promise<void> {
  await db
    .insert(seoSettings)
    .values({ ownerId, blogId, settings })
    .onConflictDoUpdate({ target: [seoSettings.ownerId, seoSettings.blogId], set: { settings } })
}
