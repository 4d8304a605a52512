/* Our server for measurements, counting the statements that it sends; says how many there were, and its processor time, when it is asked. Run as a process of its own. */
import pg from 'pg'
import { startServer } from '../../app/server/build-server.ts'
import { readConfig } from '../../platform/server/config.ts'

let statements = 0
const { query } = pg.Client.prototype
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  statements += 1
  return Reflect.apply(query, this, given)
}

const server = await startServer(readConfig())
process.stdout.write(`listening on ${server.url}\n`)
process.on('message', () => process.send?.({ statements, cpu: process.cpuUsage() }))
process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
