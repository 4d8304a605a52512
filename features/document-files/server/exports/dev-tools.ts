import type { ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

interface Answer {
  id?: number
  method?: string
  result?: Record<string, unknown>
  error?: { message: string }
}

interface Waiting {
  resolve: (result: Record<string, unknown>) => void
  reject: (error: Error) => void
}

/** A browser spoken to by the Chrome DevTools Protocol over its pipe (file descriptors 3 and 4, messages ended by NUL). */
export class DevTools {
  readonly #to: Writable
  readonly #waiting = new Map<number, Waiting>()
  readonly #events = new Map<string, () => void>()
  #last = 0

  constructor(child: ChildProcess) {
    const [, , , to, from] = child.stdio
    this.#to = to as Writable
    // a browser that ends breaks the pipe; whoever started it hears of that by itself
    this.#to.on('error', () => {})
    this.#listen(from as Readable)
  }

  send(method: string, params: Record<string, unknown>, sessionId?: string): Promise<Record<string, unknown>> {
    const id = ++this.#last
    this.#to.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`)
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  /** Resolves when the event comes next. */
  event(method: string): Promise<void> {
    return new Promise((resolve) => this.#events.set(method, resolve))
  }

  #listen(from: Readable): void {
    let pending: Buffer[] = []
    from.on('error', () => {})
    from.on('data', (chunk: Buffer) => {
      let rest = chunk
      for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
        this.#hear(JSON.parse(Buffer.concat([...pending, rest.subarray(0, end)]).toString('utf8')))
        pending = []
        rest = rest.subarray(end + 1)
      }
      if (rest.length > 0) pending.push(rest)
    })
  }

  #hear({ id, method, result, error }: Answer): void {
    if (method) this.#events.get(method)?.()
    const waiting = id === undefined ? undefined : this.#waiting.get(id)
    if (!waiting || id === undefined) return
    this.#waiting.delete(id)
    if (error) waiting.reject(new Error(error.message))
    else waiting.resolve(result ?? {})
  }
}
