/** Lets requests to one host go one after the other with a pause between them, while other hosts go on. */
export interface HostTurns {
  /** Runs `work` when it is this host's turn; rejects with the signal's reason when that comes first. */
  take<T>(host: string, work: () => Promise<T>, options?: { pauseMs?: number; signal?: AbortSignal }): Promise<T>
}

export const DEFAULT_PAUSE_MS = 200

interface Line {
  last: Promise<unknown>
  waiting: number
}

/** `pauseMs` is the least time between the end of one request to a host and the start of its next. */
export function createHostTurns(defaultPauseMs: number = DEFAULT_PAUSE_MS): HostTurns {
  const lines = new Map<string, Line>()
  return {
    take(host, work, { pauseMs = defaultPauseMs, signal } = {}) {
      const line = lines.get(host) ?? { last: Promise.resolve(), waiting: 0 }
      lines.set(host, line)
      line.waiting++
      const mine = line.last.then(() => {
        signal?.throwIfAborted()
        return work()
      })
      const settled = mine.then(
        () => pause(pauseMs, signal),
        () => pause(pauseMs, signal),
      )
      line.last = settled.finally(() => {
        line.waiting--
        if (line.waiting === 0) lines.delete(host)
      })
      return mine
    },
  }
}

/** Ends early, without an error, when the signal does. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    signal?.addEventListener('abort', end)
  })
}
