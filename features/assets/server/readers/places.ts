/** Documents read at once by one process: reading costs a processor, and the pages must still be served. */
const PLACES = 3

let free = PLACES
const waiting: (() => void)[] = []

/** Waits for one of the process's reading places; the returned function gives it back. Rejects with the signal's reason. */
export function openPlace(signal?: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      signal?.removeEventListener('abort', leave)
      resolve(once(release))
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1)
      reject(signal?.reason)
    }
    if (free > 0) {
      free--
      return enter()
    }
    waiting.push(enter)
    signal?.addEventListener('abort', leave, { once: true })
  })
}

function release(): void {
  const next = waiting.shift()
  if (next) next()
  else free++
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}
