import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Operator credentials of the server under test. */
export const OPERATOR = 'e2e-operator:e2e-operator-secret'

/** A Longhand process of its own, as a user would start it. */
export interface Longhand {
  url: string
  dataDir: string
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  start(): Promise<void>
}

/** A signed-in person: the page carries their session. */
export interface Writer {
  id: string
  email: string
  password: string
  projectId: string
}

/** Tests with a running server, and a page that somebody is signed in on. */
export const test = base.extend<{ writer: Writer }, { longhand: Longhand }>({
  longhand: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
    async ({}, use) => {
      const longhand = await startLonghand()
      await use(longhand)
      await longhand.kill()
      rmSync(longhand.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ longhand }, use) => use(longhand.url),
  writer: async ({ page, longhand }, use) => use(await signUp(page, longhand.url)),
})

/** Starts a server on a free port with an empty data folder. */
export async function startLonghand(settings: Record<string, string> = {}): Promise<Longhand> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-e2e-'))
  let port = '0'
  let child: ChildProcess | undefined
  const longhand: Longhand = {
    url: '',
    dataDir,
    async kill() {
      // one that crashed has a signal instead of a code
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
    async start() {
      child = spawn(process.execPath, ['--import', './scripts/fast-modules.mjs', 'app/server/main.ts'], {
        env: {
          ...process.env,
          PORT: port,
          DATA_DIR: dataDir,
          OPERATOR_KEY: OPERATOR,
          RATE_LIMITS: 'off',
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
  await longhand.start()
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

/** Fails on any violation that axe finds on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(transitionsOver)
  // our pages hold no frames of others, so that axe need not open a page of its own for every look: half the time
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
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
