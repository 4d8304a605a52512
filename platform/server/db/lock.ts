import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** The data folder belongs to a process that lives. */
export class FolderInUse extends Error {}

/** How often a holder says that it lives, and after what silence one on another machine counts as gone, in milliseconds. */
const SIGN_OF_LIFE_MS = 5_000
const GONE_MS = 20_000

interface Holder {
  pid: number
  start: string
  host: string
}

/**
 * Holds a data folder for this process: PGlite itself would let two processes write into one folder and lose rows.
 * The lock names the process; one whose process is gone is taken over. Containers that share a folder do not see each
 * other's processes, so there the lock itself must show signs of life. Returns the way to let go.
 */
export function takeLock(dir: string): () => void {
  const path = join(dir, 'lock')
  const mine: Holder = { pid: process.pid, start: startedAt(process.pid), host: hostname() }
  while (!tryCreate(path, mine)) {
    const holder = holderOf(path)
    if (holder && isAlive(holder, path)) {
      const where = holder.host === hostname() ? '' : ` on ${holder.host}`
      throw new FolderInUse(
        `Another Longhand (process ${holder.pid}${where}) already uses the data folder. Stop it first, or set another DATA_DIR.`,
      )
    }
    rmSync(path, { force: true })
  }
  const alive = setInterval(() => touch(path), SIGN_OF_LIFE_MS).unref()
  const release = () => {
    clearInterval(alive)
    if (asText(holderOf(path)) === asText(mine)) rmSync(path, { force: true })
  }
  process.once('exit', release)
  return () => {
    process.removeListener('exit', release)
    release()
  }
}

function asText(holder: Holder | null): string {
  return holder ? `${holder.pid} ${holder.start} ${holder.host}` : ''
}

/** What identifies a process even when its number is used again after a restart of the machine. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function tryCreate(path: string, holder: Holder): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, asText(holder))
    closeSync(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** A lock without a host is of a time when it named none: of this machine. */
function holderOf(path: string): Holder | null {
  try {
    const [pid, start = '', host = hostname()] = readFileSync(path, 'utf8').split(' ')
    const number = Number(pid)
    return Number.isInteger(number) && number > 0 ? { pid: number, start, host } : null
  } catch {
    return null
  }
}

function isAlive({ pid, start, host }: Holder, path: string): boolean {
  if (host !== hostname()) return silenceOf(path) < GONE_MS
  if (start && startedAt(pid) && startedAt(pid) !== start) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function silenceOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // somebody took the folder away; the database itself says so soon enough
  }
}
