/*
 * What a plain call costs: how many a second we answer beside bare Fastify with one prepared question on the same database,
 * 20 connections, asked by another process on the same machine; and how many statements one takes. In turns, so that what
 * else the machine does falls on both; and the processor time of each process for one call, which other work falls on less.
 *
 *   node bench/speed/call.ts [turns] [seconds of each]
 *
 * On the PostgreSQL of TEST_POSTGRES_URL (default: local, user postgres) where it answers, in a database of its own, which it
 * drops; and on the embedded database. ROLE=web leaves long work out of our process.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { signUp } from '../../test-kit/server.ts'

const TURNS = Number(process.argv[2] ?? 5)
const SECONDS = process.argv[3] ?? '3'
const ADMIN = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const COUNTED = 200

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

await onPostgres().catch((error: Error) => console.log(`postgres: not measured, ${error.message}`))
await measure('embedded', {})
process.exit(0)

async function onPostgres(): Promise<void> {
  const name = `longhand_bench_${randomBytes(4).toString('hex')}`
  const address = new URL(ADMIN)
  address.pathname = `/${name}`
  await administer(`create database ${name}`)
  try {
    await measure('postgres', { DATABASE_URL: address.href, SECRET_KEY: randomBytes(32).toString('hex') })
  } finally {
    await administer(`drop database if exists ${name} with (force)`)
  }
}

async function measure(kind: string, settings: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
  const ours = await start('call-server.ts', {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    ...settings,
  })
  const bare = await start('call-bare.ts', settings)
  try {
    const { caller, id } = await signUp(ours.url)
    const { body } = await caller.post('/api/account/keys', { name: 'Bench' })
    const byKey = { authorization: `Basic ${Buffer.from(`${body.key.key_id}:${body.secret}`).toString('base64')}` }
    for (const path of ['/api/projects', '/api/fetch/user/details']) {
      for (const [by, headers] of Object.entries({ session: { cookie: caller.cookie }, key: byKey })) {
        const measured = { child: ours.child, url: `${ours.url}${path}`, headers }
        const statements = await statementsOf(measured)
        const rates = await inTurns({ child: bare.child, url: `${bare.url}/${id}`, headers: {} }, measured)
        console.log(`${kind}, ${path} by ${by}: ${statements} statements a call, ${rates}`)
      }
    }
  } finally {
    for (const { child } of [ours, bare]) {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Asked {
  child: ChildProcess
  url: string
  headers: Record<string, string>
}

async function inTurns(bare: Asked, ours: Asked): Promise<string> {
  await rateOf(bare)
  await rateOf(ours)
  const rates: [Rate, Rate][] = []
  for (let turn = 0; turn < TURNS; turn++) rates.push([await rateOf(bare), await rateOf(ours)])
  const of = (part: keyof Rate) => ({
    theirs: middle(rates.map(([one]) => one[part])).toFixed(0),
    own: middle(rates.map(([, one]) => one[part])).toFixed(0),
    share: middle(rates.map(([one, other]) => other[part] / one[part])),
  })
  const [calls, cpu] = [of('calls'), of('cpu')]
  return (
    `${calls.own} a second beside ${calls.theirs}: ${(calls.share * 100).toFixed(0)} % of bare Fastify; ` +
    `${cpu.own} µs of processor beside ${cpu.theirs}: ${cpu.share.toFixed(1)} times`
  )
}

interface Rate {
  /** A second. */
  calls: number
  /** Processor time of the server's process for one call, in microseconds. */
  cpu: number
}

async function rateOf({ child, url, headers }: Asked): Promise<Rate> {
  const load = [here('call-load.ts'), url, SECONDS, JSON.stringify(headers)]
  const before = (await reportOf(child)).cpu
  const calls = Number((await promisify(execFile)(process.execPath, load)).stdout)
  const { user, system } = (await reportOf(child)).cpu
  return { calls, cpu: (user - before.user + system - before.system) / (calls * Number(SECONDS)) }
}

/** What runs beside the calls asks now and then, too: a little more than the calls' own. */
async function statementsOf({ child, url, headers }: Asked): Promise<string> {
  const { statements: before } = await reportOf(child)
  for (let at = 0; at < COUNTED; at++) await (await fetch(url, { headers })).text()
  return (((await reportOf(child)).statements - before) / COUNTED).toFixed(1)
}

async function reportOf(child: ChildProcess): Promise<{ statements: number; cpu: NodeJS.CpuUsage }> {
  child.send('report')
  const [report] = await once(child, 'message')
  return report
}

function middle(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

async function start(file: string, env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [here(file)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  process.on('exit', () => child.kill())
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /listening on (http:\S+)/.exec(chunk.toString())?.[1]
      if (found) resolve(found)
    })
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return { child, url }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ADMIN })
  await client.connect()
  await client.query(statement)
  await client.end()
}
