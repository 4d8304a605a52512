/*
 * What a call is measured against: Fastify with nothing but one prepared question, on the PostgreSQL of DATABASE_URL or on
 * the embedded database. Run as a process of its own.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { openEmbedded } from '../../platform/server/db/embedded.ts'

const { DATABASE_URL, DATA_DIR = 'memory://' } = process.env
const question = {
  name: 'bare',
  text: 'select id, owner_id, name, created_at, archived_at from projects where owner_id = $1 order by created_at, id',
}
const ask = DATABASE_URL ? onPostgres(DATABASE_URL) : await onEmbedded()
const app = Fastify()
app.get('/:owner', async (request) => {
  const { owner } = request.params as { owner: string }
  return { status: 200, projects: await ask(owner) }
})
process.on('message', () => process.send?.({ statements: 0, cpu: process.cpuUsage() }))
process.stdout.write(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)

function onPostgres(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  return async (owner: string) => (await pool.query({ ...question, values: [owner] })).rows
}

async function onEmbedded() {
  const database = await openEmbedded(DATA_DIR)
  await database.query(
    'create table if not exists projects (id text, owner_id text, name text, created_at timestamptz, archived_at timestamptz)',
  )
  await database.query("insert into projects values ('one', 'nobody', 'One', now(), null)")
  return (owner: string) =>
    database.onOneConnection(async (client) => (await client.query({ ...question, values: [owner] })).rows)
}
