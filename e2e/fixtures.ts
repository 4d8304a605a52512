import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { ScriptedModels } from '../test-kit/models.ts'

export { expect }

/** Operator credentials of the server under test. */
export const OPERATOR = 'e2e-operator:e2e-operator-secret'

/** Environment variable: the data folder of a server that has started once and that nobody has used (see unused-data.ts). */
export const UNUSED_DATA = 'LONGHAND_E2E_UNUSED_DATA'

/** A Longhand process of its own, as a user would start it. */
export interface Longhand {
  url: string
  dataDir: string
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  /** Asks the process to end, and waits until it has. */
  stop(): Promise<void>
  /** Starts it, or starts it again on the same data and port. */
  start(): Promise<void>
  /** Ends the process and removes its data. */
  end(): Promise<void>
}

/** A signed-in person: the page carries their session. */
export interface Writer {
  id: string
  email: string
  password: string
  projectId: string
}

/** What a walk may ask for besides its page. */
interface Walk {
  /** Signed in on the page. */
  writer: Writer
  /** Starts a server of the walk's own, which ends with it however the walk ends. */
  start(settings?: Record<string, string>): Promise<Longhand>
}

/** Tests with a running server, and a page that somebody is signed in on. */
export const test = base.extend<Walk, { longhand: Longhand }>({
  longhand: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
    async ({}, use) => {
      const longhand = prepareLonghand()
      await longhand.start()
      await use(longhand)
      await longhand.end()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ longhand }, use) => use(longhand.url),
  writer: async ({ page, longhand }, use) => use(await signUp(page, longhand.url)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
  start: async ({}, use) => {
    const prepared: Longhand[] = []
    await use(async (settings) => {
      const longhand = prepareLonghand(settings)
      prepared.push(longhand)
      await longhand.start()
      return longhand
    })
    await Promise.all(prepared.map((longhand) => longhand.end()))
  },
})

/** A server on a free port that nobody has used, not yet started. */
export function prepareLonghand(settings: Record<string, string> = {}): Longhand {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-e2e-'))
  const unused = process.env[UNUSED_DATA]
  if (unused) cpSync(unused, dataDir, { recursive: true })
  let port = '0'
  let child: ChildProcess | undefined
  const longhand: Longhand = {
    url: '',
    dataDir,
    kill: () => endProcess('SIGKILL'),
    stop: () => endProcess('SIGTERM'),
    async end() {
      process.off('exit', endAtOnce)
      await longhand.kill()
      removeData()
    },
    async start() {
      child = spawn(process.execPath, ['--import', './scripts/fast-modules.mjs', 'app/server/main.ts'], {
        env: {
          ...process.env,
          PORT: port,
          DATA_DIR: dataDir,
          OPERATOR_KEY: OPERATOR,
          RATE_LIMITS: 'off',
          // a script answers the orders it knows, and a test that is about reviews turns them on
          MODEL_REVIEW: 'off',
          LOG_LEVEL: 'warn',
          OUTBOUND_ALLOW: '127.0.0.1',
          LOCAL_MODELS: 'off',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      longhand.url = await listening(child)
      port = new URL(longhand.url).port
    },
  }
  async function endProcess(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    // one that crashed has a signal instead of a code
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  // a walk that hangs or is interrupted may end with its process, without a word to its servers
  const endAtOnce = () => {
    child?.kill('SIGKILL')
    removeData()
  }
  process.once('exit', endAtOnce)
  return longhand
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server stopped while starting (${code}).`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /listening on (http\S+)/.exec(String(chunk))?.[1]
      if (url) resolve(url)
    })
  })
}

/** Signs a new person up over the calls and gives the page their session. */
export async function signUp(page: Page, url: string): Promise<Writer> {
  const email = `e2e-${crypto.randomUUID().slice(0, 12)}@example.test`
  const password = `pw-${crypto.randomUUID()}`
  const headers = { origin: url }
  const signedUp = await page.request.post(`${url}/api/auth/sign-up/email`, {
    headers,
    data: { name: 'Ella Writer', email, password },
  })
  expect(signedUp.status(), await signedUp.text()).toBe(200)
  const { user } = await signedUp.json()
  const added = await page.request.post(`${url}/api/add/user`, {
    headers,
    data: {
      unique_id: user.id,
      name: 'Ella Writer',
      email,
      credit_limit: 0,
      credits_used: 0,
      team_member: false,
      onboarding_data: { name: 'Ella' },
      project_name: 'First project',
    },
  })
  expect(added.status(), await added.text()).toBe(200)
  const details = await (await page.request.get(`${url}/api/fetch/user/details?unique_id=${user.id}`)).json()
  return { id: user.id, email, password, projectId: details.projects[0].project_id }
}

/** Gives the person of a page a model of their own, which answers as the test scripts it. */
export async function connectModel(page: Page, url: string, models: ScriptedModels): Promise<void> {
  models.says('ready', 'ready')
  const saved = await page.request.put(`${url}/api/user/key`, { headers: { origin: url }, data: models.ownKey })
  expect(saved.status(), await saved.text()).toBe(200)
}

/** The body of the next call that takes long, once it is over: pages make it over a socket of its own. */
export async function callBySocket(page: Page, path: RegExp): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/api/socket')) return
    socket.on('framesent', ({ payload }) => {
      const asked = JSON.parse(String(payload))
      if (path.test(asked.path)) socket.on('close', () => resolve(JSON.parse(asked.body)))
    })
  })
  return promise
}

/** Fails on any violation that axe finds on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(transitionsOver)
  // axe is half a megabyte of script: each document gets it once
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
  expect(await page.evaluate(violations)).toEqual([])
}

/** Rules that are broken, each with the elements that break it. Runs in the page. */
async function violations(): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const found = await axe.run(document, { resultTypes: ['violations'], preload: false })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * Colors in transition from light to dark have no meaningful contrast, so transitions finish at once: also those that begin
 * when a page rearranges itself for another width. Runs in the page.
 */
async function transitionsOver(): Promise<void> {
  for (let still = 0; still < 4; still += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    if (running.length > 0) still = 0
    for (const animation of running) animation.finish()
  }
}
