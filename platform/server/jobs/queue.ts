import { PgBoss } from 'pg-boss'
import type { Database } from '../db/types.ts'
import type { Log } from '../log.ts'

/** Where the queue puts jobs that it gives up: those whose process died at every try. Goes along with each job. */
export const GIVEN_UP = 'given-up'
/** A worker shows twice in this time that it lives, in seconds; another process takes over some ten seconds after that. */
const SIGN_OF_LIFE_SECONDS = 12

/** How each job goes into the queue. */
export const SENT = { deadLetter: GIVEN_UP, heartbeatSeconds: SIGN_OF_LIFE_SECONDS }

/** The durable queue under the tasks: pg-boss on the same database, in the same transactions. */
export function createQueue(database: Database, log: Log): PgBoss {
  const queue = new PgBoss({
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    db: {
      async executeSql(text, values) {
        const result: unknown = await database.query(text, values)
        // several statements in one call answer with several results
        const results = (Array.isArray(result) ? result : [result]) as Array<{ rows?: unknown[] }>
        return { rows: results.flatMap(({ rows }) => rows ?? []) }
      },
    },
    // With the defaults a job whose process was killed waits for minutes.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    reindex: false,
    monitorVacuum: false,
  })
  queue.on('error', (error) => log.warn({ err: error }, 'job queue met an error'))
  return queue
}
