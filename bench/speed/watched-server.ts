import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '../../app/server/build-server.ts'
import { readConfig } from '../../platform/server/config.ts'
import { createLog } from '../../platform/server/log.ts'
import { Caller } from '../../test-kit/caller.ts'
import { type Held, watchLoop } from './loop-watch.ts'

const OPERATOR = 'bench:bench-secret'

/** A whole server of its own in this process, with a writer who pays and somebody else who only looks. */
export interface WatchedServer {
  writer: Caller
  /** Does the work while other clients request lists, and reports the effect on the server's main thread and on them. */
  watched<T>(work: () => Promise<T>): Promise<Watched<T>>
}

export interface Watched<T> {
  result: T
  ms: number
  held: Held
  /** What calls of somebody else took meanwhile, in milliseconds. */
  calls: number[]
}

/** Opens it for the work, on PostgreSQL where `DATABASE_URL` names one, and clears everything away behind it. */
export async function withServer(work: (server: WatchedServer) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
  const { DATABASE_URL } = process.env
  const settings = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', OPERATOR_KEY: OPERATOR }
  const config = readConfig({ ...settings, ...(DATABASE_URL ? { DATABASE_URL } : {}) })
  const server = await startServer(config, { log: createLog('error') })
  try {
    const writer = await signUp(server.url)
    const other = await signUp(server.url)
    await work({ writer, watched: (what) => watched(other, what) })
  } finally {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** One line about the work. */
export function told({ ms, held, calls }: Watched<unknown>): string {
  const sorted = calls.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const stall = `held up ${Math.round(held.byClock)} ms at most by the clock, ${Math.round(held.ofProcessor)} ms of processor time`
  return `${(ms / 1000).toFixed(1)} s; ${stall}; ${calls.length} calls meanwhile, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`
}

async function watched<T>(other: Caller, work: () => Promise<T>): Promise<Watched<T>> {
  const calls: number[] = []
  const watch = watchLoop()
  const started = performance.now()
  let isOver = false
  const traffic = (async () => {
    for (; !isOver; await delay(20)) calls.push(await callTime(other))
  })()
  try {
    const result = await work()
    return { result, ms: performance.now() - started, held: watch.end(), calls }
  } finally {
    isOver = true
    watch.end()
    await traffic
  }
}

async function callTime(other: Caller): Promise<number> {
  const from = performance.now()
  await other.get('/api/assets')
  return performance.now() - from
}

async function signUp(url: string): Promise<Caller> {
  const caller = new Caller(url)
  const email = `bench-${randomBytes(5).toString('hex')}@example.test`
  const password = `pw-${randomBytes(9).toString('hex')}`
  await caller.post('/api/auth/sign-up/email', { name: 'Bench', email, password })
  const { body } = await caller.post('/api/add/user', { name: 'Bench', email })
  const plan = { credit_limit: 100_000, expiry_days: 30, plan_name: 'premium-tier-1-monthly-june-2024' }
  await new Caller(url, { basic: OPERATOR }).put('/api/update/user', { unique_id: body.unique_id, ...plan })
  return caller
}
