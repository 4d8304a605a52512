/** Characters of one line; no piece of an answer is near as long, and a line without end must not fill our memory. */
export const LONGEST_LINE = 1024 * 1024

/**
 * What the server-sent events of an answer hold, one by one. Every word of every model passes here, so it is one loop
 * over the bytes as they come. Leaving it ends the connection.
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  let data = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      pending += decoder.decode(value, { stream: true })
      let from = 0
      for (let end = pending.indexOf('\n'); end >= 0; end = pending.indexOf('\n', from)) {
        const line = pending.slice(from, pending[end - 1] === '\r' && end > from ? end - 1 : end)
        from = end + 1
        if (line.startsWith('data:')) data += `${data && '\n'}${line.slice(line[5] === ' ' ? 6 : 5)}`
        else if (line === '' && data) {
          yield data
          data = ''
        }
      }
      pending = pending.slice(from)
      if (pending.length + data.length > LONGEST_LINE)
        throw new Error('a piece of the answer is longer than one can be')
    }
  } finally {
    // nobody waits for it: a body that is over or broken has nothing left to end
    reader.cancel().catch(() => {})
  }
}
