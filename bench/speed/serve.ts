/* Our server for measurements, as it is, without building the web application first. Run as a process of its own. */
import { startServer } from '../../app/server/build-server.ts'
import { readConfig } from '../../platform/server/config.ts'

const server = await startServer(readConfig())
process.stdout.write(`listening on ${server.url}\n`)
process.once('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
