/*
 * How long a save takes: from a sentence in a page to the server's word that it is stored, over a socket, in a text of usual
 * length and in a book. Beside it, in the same database, what storing the whole state costs for every change, as Hocuspocus's
 * own database extension does it: one `update` of the same bytes.
 *
 *   node bench/speed/save.ts [saves]
 *
 * On the embedded database, and on the PostgreSQL of TEST_POSTGRES_URL (default: local, user postgres) where it answers, in a
 * database of its own, which it drops.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { encodeStateAsUpdate } from 'yjs'
import { type RunningServer, startServer } from '../../app/server/build-server.ts'
import { readConfig } from '../../platform/server/config.ts'
import { DocumentPage } from '../../test-kit/document-page.ts'
import { signUp } from '../../test-kit/server.ts'
import { line } from './keystroke-figures.ts'

const SAVES = Number(process.argv[2] ?? 100)
const ADMIN = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const LENGTHS = [1_500, 50_000]
const SENTENCE = 'Water comes and goes as it has always done here. '

await onEmbedded()
await onPostgres().catch((error: Error) => console.log(`postgres: not measured, ${error.message}`))

async function onEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
  try {
    await measure('embedded', { DATA_DIR: dataDir })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<void> {
  const name = `longhand_bench_${randomBytes(4).toString('hex')}`
  const address = new URL(ADMIN)
  address.pathname = `/${name}`
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
  await administer(`create database ${name}`)
  try {
    await measure('postgres', {
      DATA_DIR: dataDir,
      DATABASE_URL: address.href,
      SECRET_KEY: randomBytes(32).toString('hex'),
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    await administer(`drop database if exists ${name} with (force)`)
  }
}

async function measure(kind: string, settings: Record<string, string>): Promise<void> {
  const server = await startServer(
    readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...settings }),
  )
  try {
    const { caller } = await signUp(server.url)
    for (const words of LENGTHS) {
      const html = `<h1>Tides</h1>${`<p>${SENTENCE.repeat(5)}</p>`.repeat(words / 50)}`
      const id: string = (await caller.post('/api/blogs', { html })).body.blog.id
      const page = new DocumentPage(server.url, { id, cookie: caller.cookie })
      await page.synced()
      console.log(`\n${kind}, ${words} words`)
      console.log(line('until a sentence is stored', await timed(() => save(page))))
      const state = Buffer.from(encodeStateAsUpdate(page.ydoc))
      await page.leave()
      console.log(line('the whole state, bare', await timed(() => storeWhole(server, id, state))))
      console.log(`whole state: ${state.byteLength} bytes`)
    }
  } finally {
    await server.close()
  }
}

async function save(page: DocumentPage): Promise<void> {
  page.write(SENTENCE)
  await page.stored()
}

async function storeWhole({ database }: RunningServer, id: string, state: Buffer): Promise<void> {
  await database.query('update blog_bodies set ydoc = $2 where blog_id = $1', [id, state])
}

async function timed(work: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let at = -5; at < SAVES; at++) {
    // Somebody writes: several saves a second, not as many as the machine can take.
    await delay(100)
    const from = performance.now()
    await work()
    if (at >= 0) times.push(performance.now() - from)
  }
  return times
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ADMIN })
  await client.connect()
  await client.query(statement)
  await client.end()
}
