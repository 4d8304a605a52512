import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './types.ts'

/** How long a start is patient with what it needs; without these it is not. */
interface Patience {
  /** With another process that holds the data folder and may be about to end, in milliseconds. */
  folderMs?: number
  /** With a PostgreSQL that does not answer yet, in milliseconds. */
  databaseMs?: number
  /** Hears once that the database is waited for. */
  log?: Pick<Log, 'warn'>
}

const ASK_AGAIN_MS = 1_000

/**
 * PostgreSQL where `DATABASE_URL` names one, else the embedded database in `DATA_DIR`. Throws what a person can act on where
 * neither can be used.
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  patience: Patience = {},
): Promise<Database> {
  if (!config.DATABASE_URL) return openEmbedded(config.DATA_DIR, { patienceMs: patience.folderMs })
  const database = await openPostgres(config.DATABASE_URL, { connections: config.DATABASE_POOL })
  try {
    await untilItAnswers(database, patience)
  } catch (error) {
    await database.close()
    throw new Error(`The database that DATABASE_URL names cannot be used: ${whyOf(error)}`, { cause: error })
  }
  return database
}

/** A database that starts at the same time as this process may need a while; what it refuses outright is not asked again. */
async function untilItAnswers(database: Database, { databaseMs = 0, log }: Patience): Promise<void> {
  const giveUpAt = performance.now() + databaseMs
  for (let tries = 0; ; tries++) {
    try {
      await database.query('select 1')
      return
    } catch (error) {
      if (!mayComeYet(error) || performance.now() > giveUpAt) throw error
      if (!tries)
        log?.warn(
          { reason: whyOf(error), seconds: databaseMs / 1000 },
          'database does not answer yet and is asked again',
        )
      await wait(ASK_AGAIN_MS)
    }
  }
}

/** SQLSTATEs of a server that starts, stops, recovers or has no connection left (class 08, 57P0x, 53300). */
const COMING = /^(08...|57P0[123]|53300)$/
/** Errors of the way there, as Node and pg name them. */
const NO_WAY_YET = /ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|timeout|terminated/i

function mayComeYet(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(mayComeYet)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return COMING.test(code) || NO_WAY_YET.test(code) || (!code && NO_WAY_YET.test(error.message))
}

/** A name with several addresses, none of which answers, fails with all their errors and no words of its own. */
function whyOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(whyOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
