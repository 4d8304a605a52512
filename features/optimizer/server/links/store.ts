import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { linkSites } from '../links-tables.ts'

/** Addresses of sites by project; those of blogs without a project under the empty name. */
export async function siteAddresses(db: Db, ownerId: string): Promise<Map<string, string>> {
  const rows = await db.select().from(linkSites).where(eq(linkSites.ownerId, ownerId))
  return new Map(rows.map(({ projectId, address }) => [projectId, address]))
}

/** An empty address takes it away. */
export async function putSiteAddress(
  db: Db,
  site: { ownerId: string; projectId: string; address: string },
): Promise<void> {
  const { ownerId, projectId, address } = site
  if (address === '') {
    await db.delete(linkSites).where(and(eq(linkSites.ownerId, ownerId), eq(linkSites.projectId, projectId)))
    return
  }
  await db
    .insert(linkSites)
    .values(site)
    .onConflictDoUpdate({ target: [linkSites.ownerId, linkSites.projectId], set: { address } })
}
