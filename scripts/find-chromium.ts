import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
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
export function ensureChromium(): string | null {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('installing Chromium for the tests in the browser …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' })
  }
  const installed = findChromium()
  if (!installed)
    console.log(
      'No Chromium was found or could be installed (Debian: apt-get install chromium). The tests in the browser cannot run.',
    )
  return installed
}
