/*
 * What a page was told is stored survives `kill -9` of the server: writers type into several documents over sockets, each
 * asking after every sentence whether it is stored; at a random moment the server is killed, started again on the same
 * data, and every document is read back. Every sentence that was acknowledged must be there, once.
 *
 *   node bench/soak/save-kill.ts embedded|postgres [kills] [documents]
 *
 * `postgres` uses the server of TEST_POSTGRES_URL (default: local, user postgres) and a database of its own, which it drops.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { Caller } from '../../test-kit/caller.ts'
import { DocumentPage } from '../../test-kit/document-page.ts'

const KIND = process.argv[2] === 'postgres' ? 'postgres' : 'embedded'
const KILLS = Number(process.argv[3] ?? 200)
const DOCUMENTS = Number(process.argv[4] ?? 5)
const ADMIN = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
/** The server is killed at a random moment of this span after writing began, in milliseconds. */
const LIFE_MS = 2_500

const dataDir = mkdtempSync(join(tmpdir(), 'longhand-soak-'))
const database = `longhand_soak_${randomBytes(4).toString('hex')}`
const secret = randomBytes(32).toString('hex')
/** Sentences that the server said are stored, by document. */
const acknowledged = new Map<string, Set<string>>()
let written = 0
let running: ChildProcess | undefined
const person = { email: 'soak@example.test', password: 'pw-soak-12345' }

try {
  if (KIND === 'postgres') await administer(`create database ${database}`)
  await main()
} finally {
  running?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
  if (KIND === 'postgres') await administer(`drop database if exists ${database} with (force)`)
}

async function main(): Promise<void> {
  let server = await startServer()
  let caller = await signUp(server.url)
  const documents = await Promise.all(Array.from({ length: DOCUMENTS }, () => newBlog(caller)))
  for (let kill = 1; kill <= KILLS; kill++) {
    await writeUntilKilled(server, caller, documents)
    server = await startServer()
    caller = await signIn(server.url)
    const lost = await missing(caller, documents)
    if (lost.length > 0)
      throw new Error(`after kill ${kill} these sentences are gone or doubled: ${lost.slice(0, 5).join(', ')}`)
    if (kill % 20 === 0 || kill === KILLS)
      console.log(`${KIND}: ${kill} kills, ${countAll()} of ${written} sentences acknowledged, none lost`)
    // Documents that grow without end would measure something else.
    if (kill % 40 === 0) for (const at of documents.keys()) documents[at] = await newBlog(caller)
  }
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
}

interface Running {
  child: ChildProcess
  url: string
}

async function writeUntilKilled(server: Running, caller: Caller, documents: string[]): Promise<void> {
  const pages = documents.map((id) => new DocumentPage(server.url, { id, cookie: caller.cookie, reconnects: false }))
  await Promise.all(pages.map((page) => page.synced()))
  const stop = new AbortController()
  const writing = Promise.all(pages.map((page, at) => writeOn(page, documents[at] ?? '', stop.signal)))
  await delay(Math.random() * LIFE_MS)
  server.child.kill('SIGKILL')
  await once(server.child, 'exit')
  stop.abort()
  await writing
  for (const page of pages) page.leave()
}

async function writeOn(page: DocumentPage, id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const sentence = `Sentence ${++written} of ${randomBytes(3).toString('hex')}.`
    page.write(sentence)
    const isStored = await page.isStored(signal)
    if (isStored) acknowledged.get(id)?.add(sentence)
    await delay(Math.random() * 120)
  }
}

/** Acknowledged sentences that are not there exactly once. */
async function missing(caller: Caller, documents: string[]): Promise<string[]> {
  const lost: string[] = []
  for (const id of documents) {
    const { body } = await caller.get('/api/get/saved/copy/internal', { copy_id: id })
    const text: string = body.copy_to_save
    for (const sentence of acknowledged.get(id) ?? []) if (text.split(sentence).length !== 2) lost.push(sentence)
  }
  return lost
}

function countAll(): number {
  return [...acknowledged.values()].reduce((sum, sentences) => sum + sentences.size, 0)
}

async function newBlog(caller: Caller): Promise<string> {
  const { body } = await caller.post('/api/blogs', { html: '<h1>Soak</h1><p>Begun.</p>' })
  acknowledged.set(body.blog.id, new Set())
  return body.blog.id
}

function startServer(): Promise<Running> {
  const url = new URL(ADMIN)
  url.pathname = `/${database}`
  const child = spawn(process.execPath, [fileURLToPath(new URL('../speed/serve.ts', import.meta.url))], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      SECRET_KEY: secret,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...(KIND === 'postgres' ? { DATABASE_URL: url.href } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listening on (http:\S+)/.exec(chunk.toString())?.[1]
      if (found) resolve({ child, url: found })
    })
  })
}

async function signUp(url: string): Promise<Caller> {
  const caller = new Caller(url)
  const { body } = await caller.post('/api/auth/sign-up/email', { name: 'Soak', ...person })
  await caller.post('/api/add/user', {
    name: 'Soak',
    email: person.email,
    credit_limit: 0,
    credits_used: 0,
    unique_id: body.user.id,
    team_member: false,
    onboarding_data: {},
    project_name: 'Soak',
  })
  return caller
}

async function signIn(url: string): Promise<Caller> {
  const caller = new Caller(url)
  const { status, text } = await caller.post('/api/auth/sign-in/email', person)
  if (status !== 200) throw new Error(`sign-in answered ${status}: ${text}`)
  return caller
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ADMIN })
  await client.connect()
  await client.query(statement)
  await client.end()
}
