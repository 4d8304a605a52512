import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
/** Faults that come when they are called. */
const FAULTS = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waited for this')))
  process.on('SIGWINCH', () => { throw new Error('nothing catches this') })`)}`

test('an unhandled rejection is logged and the server continues; a thrown error shuts it down cleanly', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-unforeseen-'))
  try {
    // as a worker it needs no web application
    const child = spawn(process.execPath, ['--import', FAULTS, MAIN], {
      env: { ...process.env, ROLE: 'worker', PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const printed = printedBy(child)
    const url = await printed.find(/listening on (http\S+)/)
    child.kill('SIGUSR2')
    await printed.find(/"level":50.*nobody waited for this/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const exited = once(child, 'exit')
    child.kill('SIGWINCH')
    await printed.find(/"level":60.*nothing catches this/)
    await printed.find(/server is stopping/)
    expect((await exited)[0]).toBe(1)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** What a process prints, waited for: the first group of the expression, or all that it matches. */
function printedBy(child: ChildProcess): { find(wanted: RegExp): Promise<string> } {
  let text = ''
  const heard = new Set<() => void>()
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk
    for (const look of heard) look()
  })
  return {
    find: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const found = wanted.exec(text)
          if (!found) return
          heard.delete(look)
          resolve(found[1] ?? found[0])
        }
        heard.add(look)
        look()
      }),
  }
}
