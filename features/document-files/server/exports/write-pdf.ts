import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Config } from '../../../../platform/server/config.ts'
import { inTurn } from '../../../../platform/server/in-turn.ts'
import { DevTools } from './dev-tools.ts'

/** Where a Chromium is on the systems that we run on. */
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
/** Longest time for one document, the start of the browser included, in milliseconds. */
const TIMEOUT_MS = 60_000

type Settings = Partial<Pick<Config, 'CHROMIUM_PATH' | 'CHROMIUM_SANDBOX'>>

/** The browser that makes PDFs here; null where there is none. */
export function pdfBrowser({ CHROMIUM_PATH }: Settings = {}): string | null {
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...BROWSERS].find((path) => existsSync(path)) ?? null
}

/**
 * Prints a self-contained page as a PDF with outline and tags, in a Chromium of its own that runs no script and reaches no
 * network. Refuses `pdf-unavailable` where the server has no browser or the browser does not answer.
 */
export async function writePdf(page: string, settings: Settings = {}): Promise<Uint8Array> {
  const browser = pdfBrowser(settings) ?? refuse('pdf-unavailable')
  // one browser at a time: each takes a few hundred megabytes
  return inTurn('write a PDF', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'longhand-pdf-'))
    try {
      await writeFile(join(dir, 'page.html'), page, { mode: 0o600 })
      return await print(browser, { dir, args: flags(dir, settings) })
    } finally {
      await rm(dir, { recursive: true, force: true, maxRetries: 5 })
    }
  })
}

async function print(browser: string, { dir, args }: { dir: string; args: string[] }): Promise<Uint8Array> {
  const child = spawn(browser, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the browser ended with ${code}`)))
    setTimeout(() => reject(new Error('the browser took too long')), TIMEOUT_MS).unref()
  })
  try {
    return await Promise.race([printWith(new DevTools(child), dir), failed])
  } catch (cause) {
    return refuse('pdf-unavailable', { cause })
  } finally {
    failed.catch(() => {})
    end(child)
  }
}

function flags(dir: string, { CHROMIUM_SANDBOX }: Settings): string[] {
  // Chromium's sandbox does not start for root, nor in containers that may not make namespaces
  const hasSandbox = CHROMIUM_SANDBOX !== 'off' && process.getuid?.() !== 0
  return [
    '--headless=new',
    '--remote-debugging-pipe',
    `--user-data-dir=${join(dir, 'profile')}`,
    '--host-resolver-rules=MAP * ~NOTFOUND',
    ...[
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
    ],
    ...['--no-first-run', '--no-default-browser-check', '--mute-audio', '--disable-dev-shm-usage'],
    ...(hasSandbox ? [] : ['--no-sandbox']),
  ]
}

async function printWith(tools: DevTools, dir: string): Promise<Uint8Array> {
  const { targetId } = await tools.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await tools.send('Target.attachToTarget', { targetId, flatten: true })
  const page = (method: string, params: Record<string, unknown> = {}) => tools.send(method, params, String(sessionId))
  await page('Emulation.setScriptExecutionDisabled', { value: true })
  await page('Page.enable')
  const loaded = tools.event('Page.loadEventFired')
  await page('Page.navigate', { url: pathToFileURL(join(dir, 'page.html')).href })
  await loaded
  const printed = await page('Page.printToPDF', {
    printBackground: true,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  })
  return new Uint8Array(Buffer.from(String(printed.data), 'base64'))
}

/** The browser starts processes of its own; they are a group and end together. */
function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // it ended by itself in this moment
  }
}
