/*
 * A PDF of 300 pages from upload to ready, through a whole server with the embedded database, while somebody else's calls
 * are answered: how long it takes, and how long the server's own thread was held up at the worst.
 *
 *   node bench/speed/pdf.ts [pages] [runs]
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '../../app/server/build-server.ts'
import { readConfig } from '../../platform/server/config.ts'
import { createLog } from '../../platform/server/log.ts'
import { Caller } from '../../test-kit/caller.ts'
import { makePdf } from '../../test-kit/pdf.ts'

const PAGES = Number(process.argv[2] ?? 300)
const RUNS = Number(process.argv[3] ?? 3)
const WORDS =
  'tide water station power barrage gate river energy estuary turbine height flow cost century engineer coast wave storm harbour basin'.split(
    ' ',
  )

const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
const config = readConfig({ PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' })
const server = await startServer(config, { log: createLog('error') })
try {
  const writer = await signUp()
  const warm = await readOnce(writer, 3, 0) // everything is loaded once
  console.log(
    `without reading, in the same traffic: event loop held up ${Math.round(await stallAtRest(writer, warm.id))} ms at most`,
  )
  for (let run = 1; run <= RUNS; run += 1) report(run, await readOnce(writer, PAGES, run))
} finally {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
}

interface Result {
  id: string
  bytes: number
  passages: number
  readyMs: number
  /** The server's own thread, held up at the worst and at the 99th percentile. */
  stallMs: number
  stall99Ms: number
  /** Calls of somebody else meanwhile. */
  calls: number[]
}

async function readOnce(writer: Caller, pages: number, seed: number): Promise<Result> {
  const pdf = makePdf({ pages: Array.from({ length: pages }, (_, at) => ({ lines: linesOf(at, seed) })) })
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  const started = performance.now()
  const { body } = await writer.call('POST', '/api/assets/files', {
    query: { filename: `report-${seed}.pdf` },
    raw: new Uint8Array(pdf),
  })
  if (body?.status !== 200) throw new Error(`the upload answered ${JSON.stringify(body)}`)
  const calls: number[] = []
  for (;;) {
    const from = performance.now()
    const { body: now } = await writer.get(`/api/assets/${body.asset.id}`)
    calls.push(performance.now() - from)
    if (now.asset.state === 'failed') throw new Error(now.asset.problem)
    if (now.asset.state === 'ready') {
      const readyMs = performance.now() - started
      loop.disable()
      return {
        id: body.asset.id,
        bytes: pdf.length,
        passages: now.asset.passages,
        readyMs,
        stallMs: loop.max / 1e6,
        stall99Ms: loop.percentile(99) / 1e6,
        calls,
      }
    }
    await delay(20)
  }
}

/** What the machine's other work alone does to the server's thread, for five seconds of the same calls. */
async function stallAtRest(writer: Caller, id: string): Promise<number> {
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  const until = performance.now() + 5_000
  while (performance.now() < until) {
    await writer.get(`/api/assets/${id}`)
    await delay(20)
  }
  loop.disable()
  return loop.max / 1e6
}

/** Forty lines of sentences, a heading now and then, a running head and a number: a plain report. */
function linesOf(page: number, seed: number) {
  const lines = [
    { text: `Report of the ${seed}th commission`, y: 815, size: 8 },
    { text: String(page + 1), y: 30, x: 290, size: 9 },
  ]
  for (let row = 0; row < 40; row += 1) {
    const y = 780 - row * 18
    if (row === 0 && page % 5 === 0)
      lines.push({ text: `${page / 5 + 1} ${wordAt(page)} and ${wordAt(page + 7)}`, y, size: 16 })
    else lines.push({ text: `${sentence(page * 41 + row + seed * 7919)} `, y, size: 11 })
  }
  return lines
}

function sentence(seed: number): string {
  const words = Array.from({ length: 12 }, (_, at) => wordAt(seed * 31 + at * at * 17 + at))
  return `The ${words.slice(0, 6).join(' ')} of ${1900 + (seed % 120)} was ${words.slice(6).join(' ')}.`
}

function wordAt(at: number): string {
  return WORDS[at % WORDS.length] ?? 'tide'
}

async function signUp(): Promise<Caller> {
  const caller = new Caller(server.url)
  const email = `bench-${randomBytes(5).toString('hex')}@example.test`
  await caller.post('/api/auth/sign-up/email', {
    name: 'Bench',
    email,
    password: `pw-${randomBytes(9).toString('hex')}`,
  })
  await caller.post('/api/add/user', { name: 'Bench', email })
  return caller
}

function report(run: number, { bytes, passages, readyMs, stallMs, stall99Ms, calls }: Result): void {
  const sorted = calls.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  console.log(
    `run ${run}: ${PAGES} pages, ${Math.round(bytes / 1024)} kB, ${passages} passages: ready in ${(readyMs / 1000).toFixed(1)} s (target 20); ` +
      `event loop held up ${Math.round(stallMs)} ms at most, ${Math.round(stall99Ms)} ms p99 (target 100); ` +
      `${calls.length} calls meanwhile, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`,
  )
}
