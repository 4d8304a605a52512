import { CALLS_SOCKET, type HeadBySocket } from '../../contract/calls-by-socket.ts'

/** What of a call goes over a socket. */
export interface SocketCall {
  method: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal
}

const ANSWERED = 1000
/** Milliseconds; whatever lies between page and server may swallow sockets without a word. */
const PATIENCE_MS = 5_000

/**
 * Makes a call as `fetch` does, over a WebSocket: over HTTP/1.1 browsers allow six connections to a server, for all tabs
 * together, and sockets do not count among them. Null where no socket could be had and nothing was sent.
 */
export async function answerBySocket(path: string, call: SocketCall): Promise<Response | null> {
  const { signal, ...asked } = call
  signal?.throwIfAborted()
  const socket = await opened(signal)
  if (!socket) return null
  const answer = answerOn(socket, signal)
  socket.send(JSON.stringify({ path, ...asked }))
  return answer
}

function opened(signal: AbortSignal | undefined): Promise<WebSocket | null> {
  const socket = new WebSocket(new URL(CALLS_SOCKET, location.href.replace(/^http/, 'ws')))
  socket.binaryType = 'arraybuffer'
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      socket.onopen = socket.onclose = null
      end()
    }
    const give = (found: WebSocket | null) =>
      settle(() => {
        if (!found) socket.close()
        resolve(found)
      })
    const leave = () =>
      settle(() => {
        socket.close()
        reject(stopped(signal))
      })
    const timer = setTimeout(() => give(null), PATIENCE_MS)
    socket.onopen = () => give(socket)
    socket.onclose = () => give(null)
    signal?.addEventListener('abort', leave)
  })
}

/** The answer on a socket, from its head on; its body comes as it does. Leaving it closes the socket, which ends the call. */
function answerOn(socket: WebSocket, signal: AbortSignal | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    const fail = (cause: unknown) => {
      reject(cause)
      body?.error(cause)
      end()
    }
    const leave = () => fail(stopped(signal))
    const end = () => {
      signal?.removeEventListener('abort', leave)
      socket.onmessage = socket.onclose = null
      socket.close()
    }
    signal?.addEventListener('abort', leave)
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data !== 'string') {
        body?.enqueue(new Uint8Array(data))
        return
      }
      const head: HeadBySocket = JSON.parse(data)
      const bytes = new ReadableStream<Uint8Array>({
        start: (controller) => {
          body = controller
        },
        cancel: end,
      })
      resolve(new Response(bytes, head))
    }
    socket.onclose = ({ code }) => {
      if (code !== ANSWERED || !body) return fail(new TypeError(`the socket closed (${code})`))
      body.close()
      end()
    }
  })
}

/** As `fetch` would throw it. */
function stopped(signal: AbortSignal | undefined): unknown {
  return signal?.reason ?? new DOMException('stopped', 'AbortError')
}
