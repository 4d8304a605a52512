import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { whyNotHere } from '../../scripts/try-place.mjs'

const BOOT = new URL('../../scripts/boot.mjs', import.meta.url).pathname

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'longhand-start-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return String(typeof address === 'object' ? address?.port : '')
}

test('a port in use ends the start before anything is installed or built, with a sentence', async () => {
  const env = { ...process.env, PORT: await takenPort(), DATA_DIR: folder() }
  const ended = promisify(execFile)(process.execPath, [BOOT, 'app/server/main.ts'], { env })
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `Port ${env.PORT} on 127.0.0.1 is in use by another program. Stop it, or set another PORT.\n`,
  })
})

test('a folder that cannot be used is named, with what to do', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  for (const DATA_DIR of [file, join(file, 'under')])
    expect(await whyNotHere({ PORT: 0, DATA_DIR })).toMatch(/^DATA_DIR is not a folder: .*Set DATA_DIR to a folder\.$/)
  expect(await whyNotHere({ PORT: 0, DATA_DIR: '/proc/longhand' })).toMatch(/^DATA_DIR cannot be written/)
  const elsewhere = { DATABASE_URL: 'postgres://elsewhere', S3_ENDPOINT: 'https://elsewhere' }
  expect(await whyNotHere({ PORT: 0, DATA_DIR: file, ...elsewhere })).toBeNull()
  expect(await whyNotHere({ PORT: 0, DATA_DIR: folder() })).toBeNull()
})

test('an address that this machine does not have is named', async () => {
  expect(await whyNotHere({ HOST: '192.0.2.1', PORT: 39_000, DATA_DIR: folder() })).toBe(
    'HOST is not an address of this machine: 192.0.2.1.',
  )
})
