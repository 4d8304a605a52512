// Warm start to ready, and memory at rest, with the embedded database: node bench/speed/start.ts [runs]
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const RUNS = Number(process.argv[2] ?? 5)
/** After this long without a call the process counts as at rest. */
const REST_MS = 20_000

const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
const cold = await run(0)
const warm: number[] = []
let restMb = 0
for (let n = 1; n <= RUNS; n += 1) {
  const { readyMs, mb } = await run(n === RUNS ? REST_MS : 0)
  warm.push(readyMs)
  restMb = mb
}
rmSync(dataDir, { recursive: true, force: true })
const sorted = warm.toSorted((a, b) => a - b)
console.log(`cold start to ready: ${Math.round(cold.readyMs)} ms`)
console.log(
  `warm start to ready: median ${Math.round(sorted[Math.floor(RUNS / 2)] ?? 0)} ms, worst ${Math.round(sorted.at(-1) ?? 0)} ms (${RUNS} runs)`,
)
console.log(`memory after ${REST_MS / 1000} s at rest: ${Math.round(restMb)} MB resident`)

async function run(restMs: number): Promise<{ readyMs: number; mb: number }> {
  const from = performance.now()
  const child = spawn(process.execPath, ['scripts/boot.mjs', 'app/server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await listening(child)
  while (!(await fetch(`${url}/readyz`)).ok) await delay(5)
  const readyMs = performance.now() - from
  await delay(restMs)
  const mb = residentMb(child)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { readyMs, mb }
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /listening on (http\S+)/.exec(String(chunk))?.[1]
      if (url) resolve(url)
    })
  })
}

function residentMb({ pid }: ChildProcess): number {
  // boot.mjs only waits for the process that does the work
  const worker = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${worker}/status`, 'utf8'))?.[1] ?? 0) / 1024
}
