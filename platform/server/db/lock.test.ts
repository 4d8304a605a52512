import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FolderInUse, takeLock } from './lock.ts'

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'longhand-lock-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

test('a process that was killed holds nothing, although its parent has not asked for its exit code', async () => {
  const dir = folder()
  // the shell becomes `sleep`, which never asks for the exit codes of the shell's children
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [printed] = await once(parent.stdout, 'data')
  writeFileSync(join(dir, 'lock'), `${Number(printed)}  ${hostname()}`)
  const letGo = await takeLock(dir, 10_000)
  letGo()
})

test('a process that ends soon is waited for, one that lives on is named', async () => {
  const dir = folder()
  const letGo = await takeLock(dir)
  await expect(takeLock(dir)).rejects.toThrow(FolderInUse)
  await expect(takeLock(dir, 200)).rejects.toThrow(`process ${process.pid}`)
  const taken = takeLock(dir, 10_000)
  letGo()
  const letGoAgain = await taken
  letGoAgain()
})
