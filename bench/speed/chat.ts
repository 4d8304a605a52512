/*
 * What FactGPT costs the page: an answer of 5,000 words with citations as it streams, and a thread of 500 messages as it
 * opens and scrolls, in Chromium, against a server with the built web application.
 *
 *   node scripts/boot.mjs bench/speed/chat.ts [words] [messages]
 *
 * Reported: processor time of the page's main thread (all of it, script, styles, layout) and of its single tasks, so that it
 * means something on a busy machine too.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'

const [WORDS = 5_000, MESSAGES = 500] = process.argv.slice(2).map(Number)
const WORDS_A_SECOND = 250
const WHEEL_TURNS = 150
/** A task that takes longer drops a frame. */
const FRAME_MS = 16.7
const OPERATOR = 'bench:bench-secret'
const SOURCE = 'The Rance station in Brittany opened in 1966 and has 24 turbines. Its capacity is 240 megawatts.'

const OPENED = [
  'The Rance station in Brittany opened in 1966',
  'In 1966 the Rance station opened in Brittany',
  'Opened in 1966, the Rance station is in Brittany',
  'In Brittany, the Rance station opened in 1966',
  'The station at the Rance opened in 1966, in Brittany',
  'Brittany has had the Rance station, which opened in 1966',
  'It was in 1966 that the Rance station opened',
]
const CAPACITY = [
  'Its capacity is 240 megawatts',
  'The capacity of it is 240 megawatts',
  'With 240 megawatts of capacity',
  'It has a capacity of 240 megawatts',
  'Capacity: 240 megawatts',
]

/** A short answer for the thread, the long one where 5,000 words are ordered. */
function answerTo(prompt: string): string {
  const count = /Write \d+ words/.test(prompt) ? Math.ceil(WORDS / 80) : 2
  return Array.from({ length: count }, (_, at) => partOf(at)).join('\n\n')
}

/** No two parts alike in eight words: a model that repeats itself is ended. */
function partOf(at: number): string {
  const year = 1900 + (at % 100)
  return `## Part ${at + 1}

${OPENED[at % OPENED.length]} [1]. It has **24 turbines** [1]. In part ${at} the tides follow the moon, in part ${at + 1} they come twice a day, in part ${at + 2} they are told years ahead.

- ${CAPACITY[at % CAPACITY.length]} [1].
- In ${year} somebody counted ${at + 17} boats behind the barrage, and in ${year + 1} another wrote ${at + 18} in a *large* book.
- What part ${at} leaves out, part ${at + 3} says.

| Station | Turbines in ${year} |
|---|---|
| Rance ${at} | 24 |`
}

const model = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  const text = answerTo(body)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const say = (content: string, finish_reason: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`)
  const isLong = text.length > 2_000
  for (const [at, piece] of text.split(/(?<=\s)/).entries()) {
    say(piece)
    if (isLong && at % 5 === 0) await delay(5_000 / WORDS_A_SECOND)
  }
  say('', 'stop')
  response.end('data: [DONE]\n\n')
})
await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))

const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
let server: ChildProcess | undefined
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const url = await startServer()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const { chatId } = await prepare(page, url)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await streaming(page, cdp, url)
  await longThread(page, cdp, { url, chatId })
} finally {
  await browser.close()
  server?.kill()
  model.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function streaming(page: Page, cdp: CDPSession, url: string): Promise<void> {
  await page.goto(`${url}/factgpt`)
  await page.getByRole('radio', { name: 'My sources' }).check({ force: true })
  await page.getByRole('button', { name: 'Choose sources' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill(`Write ${WORDS} words about the Rance station.`)
  const spent = await watched(page, cdp, async () => {
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByRole('button', { name: 'Regenerate' }).waitFor({ timeout: 300_000 })
  })
  const words = (
    await page
      .locator('article')
      .last()
      .evaluate(({ textContent }) => textContent ?? '')
  ).split(/\s+/).length
  console.log(`an answer of ${words} words as it streams: ${spent}`)
}

async function longThread(page: Page, cdp: CDPSession, { url, chatId }: { url: string; chatId: string }) {
  await page.goto(`${url}/factgpt`)
  await page.getByRole('heading', { name: 'Ask a question' }).waitFor()
  const opened = await watched(page, cdp, async () => {
    await page.locator(`a[href="/factgpt/${chatId}"]`).click()
    await page.waitForFunction((all) => document.querySelectorAll('article').length >= all, MESSAGES)
    await delay(1_000)
  })
  const count = await page.locator('article').count()
  console.log(`a thread of ${count} messages as it opens: ${opened}`)
  await page.mouse.move(800, 400)
  const scrolled = await watched(page, cdp, async () => {
    for (let turn = 0; turn < WHEEL_TURNS; turn++) {
      await page.mouse.wheel(0, -600)
      await delay(30)
    }
  })
  console.log(`the same as it scrolls, ${WHEEL_TURNS} turns of the wheel: ${scrolled}`)
  const field = page.getByRole('textbox', { name: 'Question' })
  const typed = await watched(page, cdp, () => field.pressSequentially('How old is it by now?', { delay: 40 }))
  console.log(`the same as somebody types 21 letters: ${typed}`)
}

async function watched(page: Page, cdp: CDPSession, work: () => Promise<void>): Promise<string> {
  const before = await spentBy(cdp)
  await browser.startTracing(page, { categories: ['toplevel'] })
  await work()
  const tasks = tasksIn(JSON.parse(String(await browser.stopTracing())))
  const after = await spentBy(cdp)
  const ms = (name: keyof typeof after) => `${((after[name] - before[name]) * 1_000).toFixed(0)} ms`
  const late = tasks.filter((task) => task > FRAME_MS)
  return `${ms('TaskDuration')} of processor time (script ${ms('ScriptDuration')}, styles ${ms('RecalcStyleDuration')}, layout ${ms('LayoutDuration')}), ${late.length} of ${tasks.length} tasks over a frame, longest ${Math.max(0, ...tasks).toFixed(0)} ms`
}

/** Milliseconds of processor time of each task of the page's main thread. */
function tasksIn({ traceEvents }: { traceEvents: TraceEvent[] }): number[] {
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isOnMain = (event: TraceEvent) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid)
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && isOnMain(event))
    .map(({ tdur = 0 }) => tdur / 1_000)
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

async function spentBy(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return {
    TaskDuration: of('TaskDuration'),
    ScriptDuration: of('ScriptDuration'),
    RecalcStyleDuration: of('RecalcStyleDuration'),
    LayoutDuration: of('LayoutDuration'),
  }
}

/** Somebody with a source and a thread. */
async function prepare(page: Page, url: string): Promise<{ chatId: string }> {
  const headers = { origin: url }
  const post = async (path: string, data: object) => (await page.request.post(url + path, { headers, data })).json()
  const person = { name: 'Bench', email: 'bench@example.test', password: 'pw-bench-4711-tides' }
  const { user } = await post('/api/auth/sign-up/email', person)
  const onboarded = { onboarding_data: { name: 'Bench' }, project_name: 'Bench', team_member: false }
  const account = { unique_id: user.id, name: 'Bench', email: person.email, credit_limit: 0, credits_used: 0 }
  await post('/api/add/user', { ...account, ...onboarded })
  await page.request.put(`${url}/api/update/user`, {
    headers: { authorization: `Basic ${Buffer.from(OPERATOR).toString('base64')}` },
    data: {
      unique_id: user.id,
      credit_limit: 10_000,
      expiry_days: 30,
      plan_name: 'premium-tier-1-monthly-june-2024',
    },
  })
  const added = await page.request.post(`${url}/api/assets/files?filename=tides.txt`, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: Buffer.from(SOURCE),
  })
  const file = (await added.json()).asset.id
  for (let state = ''; state !== 'ready'; await delay(200))
    state = (await (await page.request.get(`${url}/api/assets/${file}`)).json()).asset.state
  const { chat } = await post('/api/chats', { title: 'A long thread', mode: 'file', files: [file] })
  for (let asked = 0; asked < MESSAGES / 2; asked++)
    await post(`/api/chats/${chat.id}/ask`, { question: `How many turbines has it, for the ${asked}th time?` })
  return { chatId: chat.id }
}

async function startServer(): Promise<string> {
  const { port } = model.address() as AddressInfo
  server = spawn(process.execPath, ['--import', './scripts/fast-modules.mjs', 'app/server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      OPERATOR_KEY: OPERATOR,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      LOCAL_MODELS: 'off',
      OUTBOUND_ALLOW: '127.0.0.1',
      COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}/v1`,
      COMPATIBLE_MODEL: 'bench',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { stdout } = server
  if (!stdout) throw new Error('the server has no output')
  for await (const chunk of stdout) {
    const found = /listening on (http\S+)/.exec(String(chunk))
    if (found?.[1]) {
      stdout.resume()
      return found[1]
    }
  }
  throw new Error('the server ended before it listened')
}
