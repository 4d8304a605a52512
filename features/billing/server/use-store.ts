import { and, count, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/server/db/prepared.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import { creditLedger, featureRuns } from './tables.ts'

/** What an owner used: counted runs of a month by feature, and work without charge in credits' worth. */
export interface Use {
  runs: Record<string, number>
  unmetered: number
}

/** Whose use, in which month; and since when work without charge counts. */
export interface UseQuery {
  ownerId: string
  period: Date
  since: Date
}

/** The use that the placeholders of `UseQuery` ask for, as one value that a query selects alone or beside other things. */
export function selectUse(db: Db): SQL<Use> {
  const [ownerId, period, since] = ['ownerId', 'period', 'since'].map((name) => sql.placeholder(name))
  const runs = db
    .select({ feature: featureRuns.feature, used: count().as('used') })
    .from(featureRuns)
    .where(
      and(
        eq(featureRuns.ownerId, sql`${ownerId}`),
        eq(featureRuns.period, sql`${period}::timestamptz`),
        eq(featureRuns.returned, false),
      ),
    )
    .groupBy(featureRuns.feature)
    .as('month_runs')
  const unmetered = db
    .select({ sum: sql`sum(${creditLedger.unmetered})` })
    .from(creditLedger)
    .where(
      and(
        eq(creditLedger.ownerId, sql`${ownerId}`),
        gte(creditLedger.at, sql`${since}::timestamptz`),
        ne(creditLedger.unmetered, 0),
      ),
    )
  return sql<Use>`json_build_object(
    'runs', coalesce((select json_object_agg(feature, used) from ${runs}), '{}'::json),
    'unmetered', greatest(coalesce((${unmetered}), 0), 0))`
}

const ofOwner = prepared((db) =>
  db
    .select({ use: selectUse(db).as('use') })
    .from(sql`(select 1) as one`)
    .prepare('billing_use'),
)

export async function readUse(db: Db, wish: UseQuery): Promise<Use> {
  const [row] = await ofOwner(db).execute({ ...wish })
  return row?.use ?? { runs: {}, unmetered: 0 }
}
