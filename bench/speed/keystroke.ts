/*
 * What a key costs in a long document: 50,000 words with 1,000 citations, the evidence margin, outline and inspector open,
 * in Chromium, against a server with the built web application.
 *
 *   node bench/speed/keystroke.ts [words] [citations] [keys] [--panels] [--bare]
 *
 * With --panels each check of the inspector stands open in turn, and the keys come with a pause after every tenth, in which
 * the check reads the text again. With --bare the same text is typed into in a plain contenteditable as well, in turns of a
 * few keys in the same browser, so that both meet the same machine: what frames cost there is the price of the platform.
 *
 * Reported: milliseconds of script from a key to its change being in the document and being sent to the server (event handlers
 * and the work they cause at once), in processor time and by the clock; script of the frame that follows (counts, menus,
 * margin); the time from key to the next frame; and frames that came late. By the clock it means something only on a machine
 * that does nothing else. BASE_URL measures a server that runs already.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { frames, type KeyFigures, line, summary } from './keystroke-figures.ts'
import { longest, scriptPerKey, type Trace } from './keystroke-trace.ts'
import { watchKeys } from './keystroke-watch.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { panels: { type: 'boolean' }, bare: { type: 'boolean' } },
})
const [WORDS = 50_000, CITATIONS = 1_000, KEYS = 200] = positionals.map(Number)
const CHECKS = ['Facts', 'SEO', 'Originality', 'Tone', 'Links']
const KEYS_IN_A_TURN = 50
/** A page that was out of sight catches up first. */
const TURN_SETTLES_MS = 2_500
/** A fast typist: 120 words a minute. */
const KEY_EVERY_MS = 100
/** Long enough for what waits for a pause to begin while the next keys come. */
const PAUSE_MS = 420
const PANEL_SETTLES_MS = 15_000

const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
let server: ChildProcess | undefined
const browser = await chromium.launch({
  ...(process.env.CI || process.platform === 'linux' ? { executablePath: '/usr/bin/chromium' } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  const url = process.env.BASE_URL ?? (await startServer())
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(watchKeys)
  const blogId = await makeBlog(page, url)
  await page.goto(`${url}/blogs/${blogId}`)
  await page.waitForSelector('.doc h2', { timeout: 120_000 })
  await page.waitForSelector('.evidence-mark', { timeout: 60_000 })
  await measure(page)
  console.log(await page.evaluate(() => document.querySelector('[data-status]')?.textContent))
  if (values.bare) await compare(page, await barePage(url))
  if (values.panels) for (const check of CHECKS) await measureBeside(page, check)
} finally {
  await browser.close()
  server?.kill()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(page: Page, pauseEvery?: number): Promise<void> {
  await caretInTheMiddle(page)
  await type(page, 20)
  const figures = await watched(page, KEYS, pauseEvery)
  const trace = await traced(page, pauseEvery)
  console.log(`${WORDS} words, ${CITATIONS} citations, ${figures.marks} marks drawn, ${figures.nodes} elements`)
  console.log(line('script per key, processor time', scriptPerKey(trace)))
  console.log(summary(figures))
  console.log(longest(trace))
}

async function watched(page: Page, keys: number, pauseEvery?: number): Promise<KeyFigures> {
  await page.evaluate(() => window.keyWatch.reset())
  await type(page, keys, pauseEvery)
  return page.evaluate(() => window.keyWatch.read())
}

async function traced(page: Page, pauseEvery?: number): Promise<Trace> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await type(page, KEYS, pauseEvery)
  return JSON.parse(String(await browser.stopTracing()))
}

/** With a check open beside the text; its first reading is waited for. */
async function measureBeside(page: Page, check: string): Promise<void> {
  console.log(`\n${check} beside the text, a pause after every tenth key`)
  await page.bringToFront()
  await page.getByRole('tab', { name: check, exact: true }).click()
  await page.waitForTimeout(PANEL_SETTLES_MS)
  await measure(page, 10)
}

/** The same text without anything of ours but its place in a column. */
async function barePage(url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const style = 'width: 640px; margin: auto; font: 18px/1.6 serif; white-space: pre-wrap; outline: none'
  const body = `<!doctype html><div class="doc" contenteditable spellcheck="false" style="${style}">${text()}</div>`
  await page.route(`${url}/bare`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.addInitScript(watchKeys)
  await page.goto(`${url}/bare`)
  return page
}

async function compare(ours: Page, bare: Page): Promise<void> {
  const pages = [
    { name: 'ours', page: ours, turns: [] as KeyFigures[] },
    { name: 'a plain contenteditable', page: bare, turns: [] as KeyFigures[] },
  ]
  await caretInTheMiddle(bare)
  for (let keys = 0; keys < KEYS; keys += KEYS_IN_A_TURN) {
    for (const { page, turns } of pages) {
      await page.bringToFront()
      await page.waitForTimeout(TURN_SETTLES_MS)
      await type(page, 10)
      turns.push(await watched(page, KEYS_IN_A_TURN))
    }
  }
  console.log('\nin turns with the same text in a plain contenteditable')
  for (const { name, turns } of pages) console.log(`${name}\n${frames(turns)}`)
  await bare.bringToFront()
  console.log(longest(await traced(bare)))
}

async function type(page: Page, count: number, pauseEvery = Number.POSITIVE_INFINITY): Promise<void> {
  const letters = 'the tide turns and the water falls '
  for (let key = 0; key < count; key++) {
    await page.keyboard.press(letters[key % letters.length] === ' ' ? 'Space' : (letters[key % letters.length] ?? 'a'))
    await page.waitForTimeout((key + 1) % pauseEvery === 0 ? PAUSE_MS : KEY_EVERY_MS)
  }
}

async function caretInTheMiddle(page: Page): Promise<void> {
  const paragraphs = page.locator('.doc > p')
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2))
  await middle.scrollIntoViewIfNeeded()
  await middle.click()
  await page.waitForTimeout(1_500)
}

// Sections of 250 words: a heading and five paragraphs, each with a sentence that is cited and one that is not.
function text(): string {
  const perParagraph = 50
  const paragraphs = Math.round(WORDS / perParagraph)
  const everyNth = Math.max(1, Math.round(paragraphs / CITATIONS))
  const parts = ['<h1>A very long text</h1>']
  for (let index = 0; index < paragraphs; index++) {
    if (index % 5 === 0) parts.push(`<h2>Section ${index / 5 + 1}</h2>`)
    const cited = `The station number ${index} opened in ${1900 + (index % 120)} with ${index % 97} turbines.`
    const mark = index % everyNth === 0 ? `<span data-citation="c${index}">${cited}</span>` : cited
    parts.push(
      `<p>${'Water comes and goes as it has always done. '.repeat(3)}${mark} Its <b>wall</b> is ${index} metres long. ${'Few have seen it from near. '.repeat(2)}</p>`,
    )
  }
  return parts.join('')
}

async function makeBlog(page: Page, url: string): Promise<string> {
  const headers = { origin: url }
  const email = `bench-${crypto.randomUUID()}@example.test`
  const signedUp = await page.request.post(`${url}/api/auth/sign-up/email`, {
    headers,
    data: { name: 'Bench', email, password: crypto.randomUUID() },
  })
  const { user } = await signedUp.json()
  await page.request.post(`${url}/api/add/user`, {
    headers,
    data: {
      unique_id: user.id,
      name: 'Bench',
      email,
      credit_limit: 0,
      credits_used: 0,
      team_member: false,
      onboarding_data: { name: 'Bench' },
      project_name: 'Bench',
    },
  })
  const made = await page.request.post(`${url}/api/blogs`, { headers, data: { html: text() } })
  return (await made.json()).blog.id
}

function startServer(): Promise<string> {
  const child = spawn(process.execPath, ['app/server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server stopped while starting (${code}).`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /listening on (http\S+)/.exec(String(chunk))?.[1]
      if (url) resolve(url)
    })
  })
}
