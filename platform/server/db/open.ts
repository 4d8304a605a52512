import type { Config } from '../config.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './types.ts'

/** PostgreSQL where `DATABASE_URL` names one, else the embedded database in `DATA_DIR`. */
export function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>): Promise<Database> {
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, { connections: config.DATABASE_POOL })
    : openEmbedded(config.DATA_DIR)
}
