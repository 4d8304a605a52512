/* A server in a process of its own, to be killed and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { Caller } from '../../test-kit/caller.ts'

const ADMIN = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export interface Killable {
  url: string
  /** Starts it, the first time or again. */
  start(): Promise<void>
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
  /** Ends it and takes its data away. */
  remove(): Promise<void>
}

/** A server on the embedded database, or on a PostgreSQL database of its own that `remove` drops. */
export async function killable(
  kind: 'embedded' | 'postgres',
  settings: Record<string, string> = {},
): Promise<Killable> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-soak-'))
  const database = `longhand_soak_${randomBytes(4).toString('hex')}`
  const address = new URL(ADMIN)
  address.pathname = `/${database}`
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    SECRET_KEY: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...(kind === 'postgres' ? { DATABASE_URL: address.href } : {}),
    ...settings,
  }
  let child: ChildProcess | undefined
  if (kind === 'postgres') await administer(`create database ${database}`)
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const server: Killable = {
    url: '',
    async start() {
      const started = spawn(process.execPath, [fileURLToPath(new URL('../speed/serve.ts', import.meta.url))], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child = started
      server.url = await listening(started)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
      if (kind === 'postgres') await administer(`drop database if exists ${database} with (force)`)
    },
  }
  return server
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /listening on (http:\S+)/.exec(chunk.toString())?.[1]
      if (found) resolve(found)
    })
  })
}

const person = { email: 'soak@example.test', password: 'pw-soak-12345' }

/** Makes the one account of a soak. */
export async function signUp(url: string): Promise<Caller & { id: string }> {
  const caller = new Caller(url)
  const { body } = await caller.post('/api/auth/sign-up/email', { name: 'Soak', ...person })
  const id: string = body.user.id
  await caller.post('/api/add/user', {
    name: 'Soak',
    email: person.email,
    credit_limit: 0,
    credits_used: 0,
    unique_id: id,
    team_member: false,
    onboarding_data: {},
    project_name: 'Soak',
  })
  return Object.assign(caller, { id })
}

/** The same account, on a server that was started again. */
export async function signIn(url: string): Promise<Caller> {
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
