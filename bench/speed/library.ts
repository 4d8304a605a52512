/*
 * A page of 20 among 100,000 blogs of one writer, and searches in their words, over HTTP on PostgreSQL: how long each call
 * takes. The texts are drawn from a vocabulary in which few words are common and most are rare, as in real ones.
 *
 *   node bench/speed/library.ts [blogs] [calls of each kind]
 *
 * Uses the PostgreSQL of TEST_POSTGRES_URL (default: local, user postgres) and a database of its own, which it drops.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { searchVectorOf } from '../../features/blogs/server/search/search-words.ts'
import { Caller } from '../../test-kit/caller.ts'

const BLOGS = Number(process.argv[2] ?? 100_000)
const CALLS = Number(process.argv[3] ?? 200)
const ADMIN = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const WORDS_A_BLOG = 400
const VOCABULARY = 30_000
const TAGS = ['news', 'guide', 'tides', 'energy', 'history']
const STATES = ['draft', 'draft', 'draft', 'in-review', 'approved', 'published']

const name = `longhand_bench_${randomBytes(4).toString('hex')}`
const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
let server: ChildProcess | undefined
try {
  await administer(`create database ${name}`)
  await main()
} finally {
  server?.kill()
  rmSync(dataDir, { recursive: true, force: true })
  await administer(`drop database if exists ${name} with (force)`)
}

async function main(): Promise<void> {
  const database = new URL(ADMIN)
  database.pathname = `/${name}`
  const url = await startServer(database.href)
  const { caller, id, projectId } = await signUp(url)
  const seconds = await fill(database.href, id, projectId)
  console.log(`${BLOGS} blogs of ${WORDS_A_BLOG} words filled in ${seconds.toFixed(0)} s`)
  const rare = () => word(5_000 + Math.random() * 25_000)
  const middling = () => word(100 + Math.random() * 900)
  const common = () => word(Math.random() * 20)
  await measure('first page', 20, () => caller.get('/api/blogs', { end_count: 20 }))
  await measure('any page', 20, () => {
    const at = Math.floor(Math.random() * (BLOGS - 20))
    return caller.get('/api/blogs', { start_count: at, end_count: at + 20 })
  })
  await measure('by title', 20, () => caller.get('/api/blogs', { sort: 'title', end_count: 20 }))
  await measure('of a project and state', 20, () =>
    caller.get('/api/blogs', { project_id: projectId, state: 'published', end_count: 20 }),
  )
  await measure('of a tag', 20, () => caller.get('/api/blogs', { tag: 'tides', end_count: 20 }))
  await measure('search, rare word', 60, () => caller.get('/api/blogs', { q: `${rare()} `, end_count: 20 }))
  await measure('search, middling word', 60, () => caller.get('/api/blogs', { q: `${middling()} `, end_count: 20 }))
  await measure('search, common word', 60, () => caller.get('/api/blogs', { q: `${common()} `, end_count: 20 }))
  await measure('search, two words', 60, () =>
    caller.get('/api/blogs', { q: `${common()} ${middling()} `, end_count: 20 }),
  )
  await measure('search, beginning of a word', 60, () =>
    caller.get('/api/blogs', { q: rare().slice(0, 4), end_count: 20 }),
  )
  await measure('palette', 60, () => caller.get('/api/search/documents', { q: middling().slice(0, 5) }))
}

async function measure(what: string, target: number, call: () => Promise<{ status: number }>): Promise<void> {
  const times: number[] = []
  for (let at = 0; at < CALLS + 10; at++) {
    const from = performance.now()
    const { status } = await call()
    if (status !== 200) throw new Error(`${what} answered ${status}`)
    if (at >= 10) times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(
    `${what.padEnd(30)} p50 ${at(0.5).padStart(6)} ms  p95 ${at(0.95).padStart(6)} ms  (target ${target} ms at p95)`,
  )
}

function startServer(databaseUrl: string): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./serve.ts', import.meta.url))], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: randomBytes(32).toString('hex'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /listening on (http:\S+)/.exec(chunk.toString())?.[1]
      if (url) resolve(url)
    })
  })
}

async function signUp(url: string) {
  const caller = new Caller(url)
  const email = `bench-${randomBytes(4).toString('hex')}@example.test`
  const { body } = await caller.post('/api/auth/sign-up/email', { name: 'Bench', email, password: 'pw-bench-12345' })
  const id: string = body.user.id
  await caller.post('/api/add/user', {
    name: 'Bench',
    email,
    credit_limit: 0,
    credits_used: 0,
    unique_id: id,
    team_member: false,
    onboarding_data: {},
    project_name: 'Bench',
  })
  const details = await caller.get('/api/fetch/user/details', { unique_id: id })
  return { caller, id, projectId: String(details.body.projects[0].project_id) }
}

async function fill(databaseUrl: string, owner: string, project: string): Promise<number> {
  const from = performance.now()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const began = Date.now() - BLOGS * 60_000
  for (let at = 0; at < BLOGS; at += 500) {
    const rows = Array.from({ length: Math.min(500, BLOGS - at) }, (_, index) => row(at + index, began))
    const column = <Key extends keyof ReturnType<typeof row>>(key: Key) => rows.map((entry) => entry[key])
    await client.query(
      `insert into blogs (id, owner_id, author_id, project_id, title, excerpt, state, shelf, tags, words, version, input_type, output_type, style, user_input, meta, created_at, updated_at)
       select id, $1, $1, $2, title, left(body, 200), state, 'active', array[tag], ${WORDS_A_BLOG}, 1, 'blog', 'blog', '', '{}', '{}', at, at
       from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[]) as rows(id, title, body, state, tag, at)`,
      [owner, project, column('id'), column('title'), column('body'), column('state'), column('tag'), column('at')],
    )
    await client.query(
      `insert into blog_bodies (blog_id, owner_id, ydoc, text, revision) select id, $1, '\\x00', body, 1 from unnest($2::text[], $3::text[]) as rows(id, body)`,
      [owner, column('id'), column('body')],
    )
    await client.query(
      `insert into blog_words (blog_id, owner_id, words) select id, $1, words::tsvector from unnest($2::text[], $3::text[]) as rows(id, words)`,
      [owner, column('id'), rows.map(({ title, body }) => searchVectorOf(owner, title, body))],
    )
  }
  await client.query('vacuum analyze blogs, blog_bodies, blog_words')
  await client.end()
  return (performance.now() - from) / 1000
}

function row(index: number, began: number) {
  const body = Array.from({ length: WORDS_A_BLOG }, () => word(VOCABULARY ** Math.random())).join(' ')
  const title = Array.from({ length: 6 }, () => word(VOCABULARY ** Math.random())).join(' ')
  const [state = 'draft', tag = 'news'] = [STATES[index % STATES.length], TAGS[index % TAGS.length]]
  return {
    id: `bench-${String(index).padStart(8, '0')}`,
    title,
    body,
    state,
    tag,
    at: new Date(began + index * 60_000).toISOString(),
  }
}

/** The word of a rank: the same letters every time. */
function word(rank: number): string {
  let left = (Math.floor(rank) + 1) * 7919
  let made = ''
  while (left > 0) {
    made += 'taseriondulm'[left % 12]
    left = Math.floor(left / 12)
  }
  return made
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ADMIN })
  await client.connect()
  await client.query(statement)
  await client.end()
}
