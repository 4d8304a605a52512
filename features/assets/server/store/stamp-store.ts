import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../platform/server/db/types.ts'
import { assets } from '../tables.ts'

/** A source that was read: a file, a page, or a page of a site. `stamp` differs whenever its text may. */
export interface AssetStamp {
  id: string
  title: string
  url: string | null
  language: string | null
  words: number
  /** Written by the owner. */
  own: boolean
  stamp: string
}

/** Every source of an owner's own that was read, the one read last first; pages that only a search found don't count. */
export async function assetStamps(db: Db, ownerId: string): Promise<AssetStamp[]> {
  const site = alias(assets, 'site')
  const rows = await db
    .select({
      id: assets.id,
      title: assets.title,
      url: assets.url,
      language: assets.language,
      words: assets.words,
      own: assets.own,
      generation: assets.generation,
    })
    .from(assets)
    .leftJoin(site, eq(site.id, assets.parentId))
    .where(
      and(
        eq(assets.ownerId, ownerId),
        eq(assets.state, 'ready'),
        eq(assets.origin, 'added'),
        ne(assets.kind, 'domain'),
        isNull(assets.deletedAt),
        or(isNull(assets.parentId), isNull(site.deletedAt)),
      ),
    )
    .orderBy(sql`${assets.readAt} desc nulls last`, desc(assets.id))
  return rows.map(({ generation, ...asset }) => ({ ...asset, stamp: String(generation) }))
}

/** Whether the owner has any source that was read, but for one; `withFound`: pages that only a search found count too. */
export async function hasReadSource(
  db: Db,
  ownerId: string,
  { withFound, without }: { withFound: boolean; without: string | null },
): Promise<boolean> {
  const site = alias(assets, 'site')
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .leftJoin(site, eq(site.id, assets.parentId))
    .where(
      and(
        eq(assets.ownerId, ownerId),
        eq(assets.state, 'ready'),
        ne(assets.kind, 'domain'),
        isNull(assets.deletedAt),
        or(isNull(assets.parentId), isNull(site.deletedAt)),
        withFound ? undefined : ne(assets.origin, 'search'),
        without === null ? undefined : ne(assets.id, without),
      ),
    )
    .limit(1)
  return rows.length > 0
}
