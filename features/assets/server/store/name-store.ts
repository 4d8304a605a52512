import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { assets } from '../tables.ts'

/**
 * Sources whose id, name, or address is one of these; the newest first. Among files, an id names any source: pages let people
 * choose from all they have.
 */
export async function sourcesNamed(
  db: Db,
  ownerId: string,
  kind: 'file' | 'domain',
  names: readonly string[],
): Promise<{ id: string; name: string; url: string | null }[]> {
  if (!names.length) return []
  const wanted = [...names]
  return db
    .select({ id: assets.id, name: assets.name, url: assets.url })
    .from(assets)
    .where(
      and(
        eq(assets.ownerId, ownerId),
        isNull(assets.deletedAt),
        or(
          and(kind === 'file' ? undefined : eq(assets.kind, kind), inArray(assets.id, wanted)),
          and(eq(assets.kind, kind), or(inArray(assets.name, wanted), inArray(assets.url, wanted))),
        ),
      ),
    )
    .orderBy(desc(assets.createdAt), desc(assets.id))
}
