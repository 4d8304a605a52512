/** How long a thread was held up at the worst, in milliseconds. */
export interface Held {
  /** By the clock: the work of other programs on the machine counts as well. */
  byClock: number
  /** Of this thread's own processor time. */
  ofProcessor: number
}

const TICK_MS = 5

/** Watches the thread that it is called in until `end`: call it where the server runs. */
export function watchLoop(): { end: () => Held } {
  const held: Held = { byClock: 0, ofProcessor: 0 }
  let clock = performance.now()
  let processor = processorMs()
  const look = () => {
    const [now, used] = [performance.now(), processorMs()]
    held.byClock = Math.max(held.byClock, now - clock - TICK_MS)
    held.ofProcessor = Math.max(held.ofProcessor, used - processor)
    ;[clock, processor] = [now, used]
  }
  const timer = setInterval(look, TICK_MS)
  return {
    end() {
      clearInterval(timer)
      return held
    },
  }
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
