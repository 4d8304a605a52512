/*
 * How much later the first word of a model comes through us than from the model server itself, with 200 streams open at
 * once; whether any word is lost; whether memory stays flat; what a stream costs our processor. Everything on this machine,
 * each in a process of its own.
 *
 *   node bench/speed/first-token.ts [streams] [arrivals per second]
 *
 * On the embedded database, or on the empty one that DATABASE_URL names.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Caller } from '../../test-kit/caller.ts'

const STREAMS = Number(process.argv[2] ?? 200)
const PER_SECOND = Number(process.argv[3] ?? 10)
const WRITERS = 50
const WARM_UP = 100
const { DATABASE_URL } = process.env
/** Long enough that the first stream still runs when the last begins. */
const WORDS = Math.ceil((STREAMS / PER_SECOND + 5) * 15)
const OPERATOR = 'bench:bench-secret'
const PROMPT = 'Tides rise and fall twice a day on most coasts. Write on.'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const running: ChildProcess[] = []

const stopAll = () => running.forEach((child) => void child.kill())
process.on('exit', stopAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
await main()
process.exit(0)

async function main(): Promise<void> {
  const models = await start([here('model-server.ts'), String(WORDS), '15'], {})
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
  const server = await start([here('../../scripts/boot.mjs'), here('serve.ts')], {
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    OPERATOR_KEY: OPERATOR,
    COMPATIBLE_BASE_URL: `${models.url}/v1`,
    COMPATIBLE_MODEL: 'bench',
    ...(DATABASE_URL ? { DATABASE_URL, SECRET_KEY: randomBytes(32).toString('hex') } : {}),
  })
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => signUp(server.url)))
  const throughUs = (index: number) => streamThroughUs(writers[index % WRITERS] ?? new Caller(server.url))
  const direct = () => streamDirectly(models.url)
  await round(WARM_UP, throughUs)
  await round(WARM_UP, direct)

  // boot.mjs only waits for the process that does the work
  const pid = Number(readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, 'utf8'))
  const atRest = memoryOf(pid)
  const base = await round(STREAMS, direct)
  const watch = watchMemory(pid)
  const before = processorMs(pid)
  const ours = await round(STREAMS, throughUs)
  const spent = processorMs(pid) - before
  const peak = watch.end()
  await delay(2_000)
  report('model server directly', base)
  report('through us', ours)
  console.log(`more: p50 ${more(base, ours, 0.5)} ms (target 8), p95 ${more(base, ours, 0.95)} ms (target 25)`)
  console.log(`memory of our server: at rest ${atRest} MB, highest ${peak} MB, afterwards ${memoryOf(pid)} MB`)
  const each = (spent / STREAMS / WORDS) * 1_000
  console.log(`processor time of our server: ${(spent / STREAMS).toFixed(1)} ms a stream, ${each.toFixed(0)} µs a word`)
  server.child.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

interface Streamed {
  firstMs: number
  isWhole: boolean
}

/** Opens streams at a steady pace; all of them run at once before the first ends. */
async function round(count: number, open: (index: number) => Promise<Streamed>): Promise<Streamed[]> {
  const streams: Promise<Streamed>[] = []
  for (let index = 0; index < count; index++) {
    streams.push(open(index))
    await delay(1000 / PER_SECOND)
  }
  return Promise.all(streams)
}

async function streamDirectly(url: string): Promise<Streamed> {
  const body = {
    model: 'bench',
    stream: true,
    max_tokens: 680,
    messages: [
      { role: 'system', content: 'Write.' },
      { role: 'user', content: PROMPT },
    ],
  }
  const started = performance.now()
  const answer = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return readStream(answer, started, (data) => data.choices?.[0]?.delta?.content ?? '')
}

async function streamThroughUs(writer: Caller): Promise<Streamed> {
  const started = performance.now()
  const answer = await writer.fetch('POST', '/api/content/write/for/me', {
    body: { text: PROMPT, use_cohere: false },
    headers: { accept: 'text/event-stream' },
  })
  return readStream(answer, started, (data) => ('text' in data && 'index' in data ? String(data.text) : ''))
}

// biome-ignore lint/suspicious/noExplicitAny: events of two servers, told apart by what they hold
async function readStream(answer: Response, started: number, textOf: (data: any) => string): Promise<Streamed> {
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}: ${await answer.text()}`)
  let firstMs = Number.NaN
  let text = ''
  let pending = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    pending += chunk
    const blocks = pending.split('\n\n')
    pending = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (\{.*)$/m.exec(block)?.[1]
      const piece = data ? textOf(JSON.parse(data)) : ''
      if (piece && Number.isNaN(firstMs)) firstMs = performance.now() - started
      text += piece
    }
  }
  return {
    firstMs,
    isWhole: text.trim().endsWith(`word${WORDS - 1}`) && text.trim().startsWith('The tide word0 word1 '),
  }
}

async function signUp(url: string): Promise<Caller> {
  const caller = new Caller(url)
  const email = `bench-${crypto.randomUUID()}@example.test`
  const signedUp = await caller.post('/api/auth/sign-up/email', {
    name: 'Bench',
    email,
    password: `pw-${crypto.randomUUID()}`,
  })
  const id = signedUp.body?.user?.id
  await caller.post('/api/add/user', {
    name: 'Bench',
    email,
    credit_limit: 0,
    credits_used: 0,
    unique_id: id,
    project_name: 'Bench',
  })
  await new Caller(url, { basic: OPERATOR }).put('/api/update/user', {
    unique_id: id,
    credit_limit: 1_000,
    expiry_days: 30,
    plan_name: 'premium-tier-1-monthly-june-2024',
  })
  return caller
}

async function start(args: string[], env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /listening on (http:\S+)/.exec(chunk.toString())?.[1]
      if (found) resolve(found)
    })
    child.on('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)))
  })
  return { child, url }
}

function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

/** Processor time of all threads so far, in the kernel and outside; the kernel counts in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function watchMemory(pid: number): { end(): number } {
  let highest = 0
  const timer = setInterval(() => {
    highest = Math.max(highest, memoryOf(pid))
  }, 250)
  return {
    end: () => {
      clearInterval(timer)
      return highest
    },
  }
}

function at(streams: readonly Streamed[], share: number): number {
  const sorted = streams.map(({ firstMs }) => firstMs).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function more(base: readonly Streamed[], ours: readonly Streamed[], share: number): string {
  return (at(ours, share) - at(base, share)).toFixed(1)
}

function report(name: string, streams: readonly Streamed[]): void {
  const lost = streams.filter(({ isWhole }) => !isWhole).length
  console.log(
    `${name}: ${streams.length} streams, first word p50 ${at(streams, 0.5).toFixed(1)} ms, p95 ${at(streams, 0.95).toFixed(1)} ms, not whole: ${lost}`,
  )
}
