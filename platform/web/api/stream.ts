import { announceFailure } from './announce-failure.ts'
import { ApiFailure, unreachable } from './failure.ts'

/** The events of a streamed call; its result is what it would have returned without streaming. */
export interface Heard {
  /** A piece of text for the copy with this index. */
  onDelta?: (text: string, index: number) => void
  /** A citation that the text is on. */
  onSource?: (source: Record<string, unknown>) => void
  onProgress?: (at: Record<string, unknown>) => void
}

/** One server-sent event. */
export interface ServerEvent {
  event: string
  data: string
}

/** Reads the answer of a streamed call to its end: hands on what comes, returns `done`, throws `error`. */
export async function heardToTheEnd(response: Response, heard: Heard): Promise<unknown> {
  for await (const { event, data } of eventsOf(response)) {
    const body: unknown = JSON.parse(data)
    if (event === 'done') return body
    if (event === 'error') throw failureIn(body)
    if (isRecord(body)) tell(event, body, heard)
  }
  // The connection ended before `done`: what came is kept by the listener, the rest is lost.
  throw unreachable(new Error('the stream ended early'))
}

/** The events of a `text/event-stream` answer, as they arrive. */
export async function* eventsOf(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return
  const decoder = new TextDecoder()
  let waiting = ''
  for await (const bytes of chunksOf(response.body)) {
    waiting += decoder.decode(bytes, { stream: true })
    const blocks = waiting.split(/\r?\n\r?\n/)
    waiting = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventIn(block)
      if (event) yield event
    }
  }
}

// Safari has no async iteration of streams before 26.
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

function eventIn(block: string): ServerEvent | null {
  const lines = block.split(/\r?\n/)
  const field = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const data = field('data')
  return data.length === 0 ? null : { event: field('event')[0] ?? 'message', data: data.join('\n') }
}

function tell(event: string, body: Record<string, unknown>, heard: Heard): void {
  if (event === 'delta' && typeof body.text === 'string') heard.onDelta?.(body.text, Number(body.index ?? 0))
  else if (event === 'source') heard.onSource?.(body)
  else if (event === 'progress') heard.onProgress?.(body)
}

function failureIn(body: unknown): ApiFailure {
  const record = isRecord(body) ? body : {}
  const failure = new ApiFailure(Number(record.status ?? 500), record)
  announceFailure(failure)
  return failure
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
