import { announceFailure } from './announce-failure.ts'
import { answerBySocket } from './by-socket.ts'
import { ApiFailure, isStopped, unreachable } from './failure.ts'

/** One call over HTTP. `body` is sent as JSON unless it is a form. */
export interface Request {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** A 401 here is an answer (a wrong password), not a lost session. */
  mayBeSignedOut?: boolean
  /** Goes over a socket, so that it takes up none of the six connections of the browser. Its body is JSON. */
  takesLong?: boolean
}

/** Makes the call; an answer outside 200–299 and a missing answer throw an `ApiFailure`. */
export async function request(call: Request): Promise<Response> {
  const response = await answerOf(call)
  if (response.ok) return response
  const failure = new ApiFailure(response.status, await bodyOf(response), response.headers)
  announceFailure(failure, call)
  throw failure
}

/** The JSON body of a call's answer; an empty answer is null. */
export async function requestJson(call: Request): Promise<unknown> {
  const response = await request(call)
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

async function answerOf({ method, path, body, headers: more, signal, takesLong }: Request): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = { accept: 'application/json', ...(isJson ? { 'content-type': 'application/json' } : {}), ...more }
  const sent = isJson ? JSON.stringify(body) : undefined
  try {
    const answer = takesLong ? await answerBySocket(path, { method, headers, body: sent, signal }) : null
    if (answer) return answer
    return await fetch(path, {
      method,
      headers,
      body: body instanceof FormData ? body : sent,
      credentials: 'same-origin',
      signal,
    })
  } catch (cause) {
    if (isStopped(cause)) throw cause
    throw unreachable(cause)
  }
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}
