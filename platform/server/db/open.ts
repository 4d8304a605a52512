import type { Config } from '../config.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './types.ts'

/**
 * PostgreSQL where `DATABASE_URL` names one, else the embedded database in `DATA_DIR`. Throws what a person can act on where
 * neither can be used.
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
): Promise<Database> {
  if (!config.DATABASE_URL) return openEmbedded(config.DATA_DIR)
  const database = await openPostgres(config.DATABASE_URL, { connections: config.DATABASE_POOL })
  try {
    await database.query('select 1')
  } catch (error) {
    await database.close()
    throw new Error(`The database that DATABASE_URL names cannot be used: ${whyOf(error)}`, { cause: error })
  }
  return database
}

/** A name with several addresses, none of which answers, fails with all their errors and no words of its own. */
function whyOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(whyOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
