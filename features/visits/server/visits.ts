import type { IncomingHttpHeaders } from 'node:http'
import type { Db } from '../../../platform/server/db/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { type Gathered, gather } from '../../../platform/server/gather.ts'
import type { CountedPage } from '../contract.ts'
import { addVisits, type PageVisits, visitsSince } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>

const DAY_MS = 24 * 3600_000

/** Counts a visit of today. False where the operator, or the browser by its headers, wants none counted. */
export function countVisit(
  deps: Needs & Pick<Deps, 'config'>,
  page: CountedPage,
  headers: IncomingHttpHeaders,
): boolean {
  if (deps.config.COUNT_VISITS === 'off' || asksNotToBeTracked(headers)) return false
  gatheredVisits(deps).note(`${dayOf(deps.clock.now())} ${page}`, 1)
  return true
}

/** The visits of the last days, today included; those of other processes up to a minute late. */
export async function visitsOfDays(deps: Needs, days: number): Promise<PageVisits[]> {
  await gatheredVisits(deps).write()
  return visitsSince(deps.db, dayOf(new Date(deps.clock.now().getTime() - (days - 1) * DAY_MS)))
}

const made = new WeakMap<Db, Gathered<number>>()

/** The visits that one process has yet to write. */
function gatheredVisits({ db, log }: Needs): Gathered<number> {
  const gathered =
    made.get(db) ??
    gather<number>(log, {
      what: 'page visits',
      merge: (earlier, later) => earlier + later,
      write: (visits) => addVisits(db, [...visits].map(asRow)),
    })
  made.set(db, gathered)
  return gathered
}

/** Writes what is left. */
export async function stopCounting(deps: Needs): Promise<void> {
  await gatheredVisits(deps).stop()
  made.delete(deps.db)
}

function asRow([key, visits]: [string, number]): PageVisits {
  const [day = '', page = ''] = key.split(' ')
  return { day, page, visits }
}

/** Do Not Track, or Global Privacy Control. */
function asksNotToBeTracked(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** `2026-07-01`, in UTC. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
