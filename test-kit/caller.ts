/** What a call answered; `body` is the parsed JSON where it is JSON. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever a call answered
  body: any
}

interface CallOptions {
  query?: Record<string, string | number | undefined>
  body?: unknown
  raw?: string | Uint8Array<ArrayBuffer> | FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** One event of a streamed call. */
export interface ServerEvent {
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: as above
  data: any
}

/** A program or browser that calls a test server: keeps cookies, sends our own origin. */
export class Caller {
  readonly #url: string
  readonly #basic: string | undefined
  readonly #origin: string
  #cookies = new Map<string, string>()

  constructor(
    url: string,
    { basic, origin = url, cookie = '' }: { basic?: string; origin?: string; cookie?: string } = {},
  ) {
    this.#url = url
    this.#basic = basic
    this.#origin = origin
    for (const pair of cookie.split('; ').filter(Boolean)) this.#keep(pair)
  }

  /** The cookies as a header, for sockets and browsers. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async fetch(
    method: string,
    path: string,
    { query, body, raw, headers = {}, signal }: CallOptions = {},
  ): Promise<Response> {
    const url = new URL(path, this.#url)
    for (const [name, value] of Object.entries(query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value))
    const sent: Record<string, string> = { accept: 'application/json', origin: this.#origin, ...headers }
    if (this.#cookies.size) sent.cookie = this.cookie
    if (this.#basic) sent.authorization = `Basic ${Buffer.from(this.#basic).toString('base64')}`
    if (body !== undefined) sent['content-type'] ??= 'application/json'
    const answer = await fetch(url, {
      method,
      headers: sent,
      redirect: 'manual',
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal,
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const answer = await this.fetch(method, path, options)
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: parse(text) }
  }

  get(path: string, query?: CallOptions['query']): Promise<Answer> {
    return this.call('GET', path, { query })
  }

  post(path: string, body: unknown = {}, options: CallOptions = {}): Promise<Answer> {
    return this.call('POST', path, { body, ...options })
  }

  put(path: string, body: unknown = {}, options: CallOptions = {}): Promise<Answer> {
    return this.call('PUT', path, { body, ...options })
  }

  delete(path: string, query?: CallOptions['query']): Promise<Answer> {
    return this.call('DELETE', path, { query })
  }

  /** The events of a streamed call, in order, once it has ended. */
  async events(path: string, body: unknown): Promise<{ status: number; events: ServerEvent[]; text: string }> {
    const { status, text } = await this.call('POST', path, { body, headers: { accept: 'text/event-stream' } })
    return { status, text, events: text.split('\n\n').flatMap(asEvent) }
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

function asEvent(block: string): ServerEvent[] {
  const event = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  return event && data !== undefined ? [{ event, data: parse(data) }] : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
