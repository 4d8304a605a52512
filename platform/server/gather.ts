import type { Log } from './log.ts'

const WRITTEN_EVERY_MS = 60_000

/** What one process notes between two writes, so that no call waits for one. */
export interface Gathered<Value> {
  note(key: string, value: Value): void
  /** Writes what was gathered; keeps it for the next time where that fails. */
  write(): Promise<void>
  /** Ends the writing once a minute, with what is left. */
  stop(): Promise<void>
}

/** Gathers values by key, `merge`s those that share one, and writes them together once a minute. `what` names them in the log. */
export function gather<Value>(log: Log, { what, merge, write }: Gathering<Value>): Gathered<Value> {
  let pending = new Map<string, Value>()
  const note = (key: string, value: Value) => {
    const earlier = pending.get(key)
    pending.set(key, earlier === undefined ? value : merge(earlier, value))
  }
  const writeAll = async () => {
    if (pending.size === 0) return
    const written = pending
    pending = new Map()
    try {
      await write(written)
    } catch (err) {
      log.warn({ err }, `${what} could not be written`)
      const since = pending
      pending = written
      for (const [key, value] of since) note(key, value)
    }
  }
  const timer = setInterval(() => void writeAll(), WRITTEN_EVERY_MS)
  timer.unref()
  return {
    note,
    write: writeAll,
    stop: async () => {
      clearInterval(timer)
      await writeAll()
    },
  }
}

interface Gathering<Value> {
  what: string
  merge: (earlier: Value, later: Value) => Value
  write: (gathered: ReadonlyMap<string, Value>) => Promise<void>
}
