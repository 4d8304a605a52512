import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The data folder belongs to a process that lives. */
export class FolderInUse extends Error {}

/** How often a holder says that it lives, and after what silence one on another machine counts as gone, in milliseconds. */
const SIGN_OF_LIFE_MS = 5_000
const GONE_MS = 20_000
/** How often somebody who waits for a holder to end looks again, in milliseconds. */
const LOOK_AGAIN_MS = 100

interface Holder {
  pid: number
  start: string
  host: string
}

/**
 * Holds a data folder for this process: PGlite itself would let two processes write into one folder and lose rows.
 * The lock names the process; one whose process is gone is taken over. Containers that share a folder do not see each
 * other's processes, so there the lock itself must show signs of life. A holder that may be about to end is waited for,
 * at most `patienceMs`. Returns the way to let go.
 */
export async function takeLock(dir: string, patienceMs = 0): Promise<() => void> {
  const path = join(dir, 'lock')
  const mine: Holder = { pid: process.pid, start: startedAt(process.pid), host: hostname() }
  for (let waitedMs = 0; !tryCreate(path, mine); ) {
    const holder = holderOf(path)
    if (holder && isAlive(holder, path)) {
      if (waitedMs < patienceMs) {
        await wait(LOOK_AGAIN_MS)
        waitedMs += LOOK_AGAIN_MS
        continue
      }
      const where = holder.host === hostname() ? '' : ` on ${holder.host}`
      throw new FolderInUse(
        `Another Longhand (process ${holder.pid}${where}) is already using the data folder. Stop it first, or set a different DATA_DIR.`,
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
  return factsOf(pid)[19] ?? ''
}

/** What Linux says of a process after its name (proc(5)): its state first, its start at 19. Empty elsewhere. */
function factsOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** A process that has ended keeps its number until its parent asks for its exit code, which a parent may never do. */
function hasEnded(pid: number): boolean {
  try {
    const state = factsOf(pid)[0] ?? execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
    // its threads may still be finishing a write
    return /^[ZX]/.test(state) && threadsOf(pid) <= 1
  } catch {
    return false
  }
}

function threadsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).length
  } catch {
    return 0
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
    return !hasEnded(pid)
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
