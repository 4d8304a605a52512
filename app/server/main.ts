import { readConfig } from '../../platform/server/config.ts'
import { openDatabase } from '../../platform/server/db/open.ts'
import { createLog } from '../../platform/server/log.ts'
import { buildWebAppIfNeeded } from '../../scripts/build-web-app.ts'
import { whyNotHere } from '../../scripts/try-place.mjs'
import { logWhatLibrariesPrint } from './library-output.ts'
import { logUnhandledErrors } from './unhandled-errors.ts'

/** Longest wait for an orderly end after a signal to stop, in milliseconds: calls and streams have 30 s of it. */
const GRACE_MS = 38_000
/** How long a start waits for another process that is about to let the data folder go, in milliseconds. */
const FOLDER_PATIENCE_MS = 5_000
/** How long a start waits for a PostgreSQL that does not answer yet, in milliseconds. */
const DATABASE_PATIENCE_MS = 60_000

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig()
  const problem = await whyNotHere(config)
  if (problem) throw new Error(problem)
  const log = createLog(config.LOG_LEVEL)
  // The embedded database opens in a thread of its own, while this one reads the rest of the program.
  const opening = openDatabase(config, { folderMs: FOLDER_PATIENCE_MS, databaseMs: DATABASE_PATIENCE_MS, log })
  const building = config.ROLE === 'worker' ? undefined : buildWebAppIfNeeded()
  const [database, { startServer }] = await Promise.all([opening, import('./build-server.ts'), building])
  const server = await startServer(config, { database, log })
  process.stdout.write(`listening on ${server.url}\n`)
  logWhatLibrariesPrint(console, server.deps.log)
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    server.deps.log.info('server is stopping')
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    await server.close()
    process.exit(code)
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  logUnhandledErrors(server.deps.log, () => stop(1))
}
