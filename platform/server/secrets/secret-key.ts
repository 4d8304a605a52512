import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The server's own key: from the settings, else made once and kept in the data folder, readable by its owner only. */
export function secretKeyOf({ SECRET_KEY, DATA_DIR }: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): string {
  if (SECRET_KEY) return SECRET_KEY
  const path = join(DATA_DIR, 'secret-key')
  if (!existsSync(path)) {
    mkdirSync(DATA_DIR, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8').trim()
}
