import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The data folder belongs to a process that lives. */
export class FolderInUse extends Error {}

/**
 * Holds a data folder for this process: PGlite itself would let two processes write into one folder and lose rows.
 * The lock names the process; one whose process is gone is taken over. Returns the way to let go.
 */
export function takeLock(dir: string): () => void {
  const path = join(dir, 'lock')
  for (;;) {
    const taken = tryCreate(path)
    if (taken) break
    const holder = holderOf(path)
    if (holder !== null && isAlive(holder)) {
      throw new FolderInUse(
        `Another Longhand (process ${holder}) already uses the data folder. Stop it first, or set another DATA_DIR.`,
      )
    }
    rmSync(path, { force: true })
  }
  const release = () => {
    if (holderOf(path) === process.pid) rmSync(path, { force: true })
  }
  process.once('exit', release)
  return () => {
    process.removeListener('exit', release)
    release()
  }
}

/** What identifies this process even when its number is used again after a restart of the machine. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function tryCreate(path: string): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, `${process.pid} ${startedAt(process.pid)}`)
    closeSync(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function holderOf(path: string): number | null {
  try {
    const [pid, start] = readFileSync(path, 'utf8').split(' ')
    const holder = Number(pid)
    if (!Number.isInteger(holder) || holder <= 0) return null
    return start && startedAt(holder) && startedAt(holder) !== start ? null : holder
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
