import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

const PLACES = [
  // the same browser without windows, which cost every walk a third of what its page costs
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The Chromium of this machine; null when there is none in the usual places. */
export function findChromium(): string | null {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? null
}

/** Installs Debian's Chromium where there is none and we may; says plainly when it cannot. */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return
  if (process.getuid?.() === 0 && (await ends('apt-get', ['--version']))) {
    console.log('installing Chromium for the tests in the browser …')
    await ends('apt-get', ['update', '-qq'])
    // the server prints documents with the one, walks run in the other; not every Debian has that
    await ends('apt-get', ['install', '-y', '-qq', 'chromium'])
    await ends('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  }
  if (!findChromium())
    console.log(
      'No Chromium was found or could be installed (Debian: apt-get install chromium). The tests in the browser cannot run.',
    )
}

/** Whether a command ends well. */
async function ends(command: string, args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, args, { env, stdio: 'ignore' })
  const [status] = await once(child, 'exit').catch(() => [null])
  return status === 0
}
