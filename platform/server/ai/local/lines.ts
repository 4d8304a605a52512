import { LONGEST_LINE } from '../event-data.ts'

/** The lines of an answer as they come, without their ends. Leaving the loop ends the connection. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) {
        if (pending) yield pending
        return
      }
      pending += decoder.decode(value, { stream: true })
      let from = 0
      for (let end = pending.indexOf('\n'); end >= 0; end = pending.indexOf('\n', from)) {
        yield pending.slice(from, end)
        from = end + 1
      }
      pending = pending.slice(from)
      if (pending.length > LONGEST_LINE) throw new Error('a piece of the answer is longer than one can be')
    }
  } finally {
    // nobody waits for it: a body that is over or broken has nothing left to end
    reader.cancel().catch(() => {})
  }
}
