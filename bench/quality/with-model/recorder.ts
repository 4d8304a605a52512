import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { post, textOf } from './post.ts'
import { readEvents } from './read-events.ts'

/** One request to the model as it is in the results folder. */
export const Exchange = z.object({
  key: z.string(),
  request: z.looseObject({ messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })) }),
  contentType: z.string(),
  /** The answer as it came over the line, and the words in it. */
  body: z.string(),
  answer: z.string(),
  tokensIn: z.number().nullable(),
  tokensOut: z.number().nullable(),
  ms: z.number(),
})
export type Exchange = z.output<typeof Exchange>

/** Stands between a writer and a model server: keeps what is said, and says again what was asked before. */
export interface Recorder {
  /** Base address that a writer is given instead of the model server's. */
  url: string
  /** From now on exchanges belong to this folder. */
  recordIn(folder: string): void
  /** What was said since `recordIn`, in order. */
  said(): Exchange[]
  close(): void
}

export async function startRecorder(baseUrl: string): Promise<Recorder> {
  let folder = ''
  let exchanges: Exchange[] = []
  /** How often each was answered: the second answer to the same words is another one. */
  const times = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    if (!request.url?.endsWith('/chat/completions')) return passOn(baseUrl, request, response)
    const key = keyOf(body)
    const time = (times.get(key) ?? 0) + 1
    const file = join(folder, `${key}-${time}.json`)
    const known = existsSync(file) ? Exchange.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
    if (known) {
      times.set(key, time)
      exchanges.push(known)
      return void response.writeHead(200, { 'content-type': known.contentType }).end(known.body)
    }
    const fresh = await ask(baseUrl, { request, body, key }, response)
    // a request that failed is asked again
    if (!fresh) return
    times.set(key, time)
    exchanges.push(fresh)
    writeFileSync(file, `${JSON.stringify(fresh, null, 1)}\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    recordIn(next) {
      mkdirSync(next, { recursive: true })
      folder = next
      exchanges = []
      times.clear()
    },
    said: () => exchanges,
    close: () => void server.close(),
  }
}

/** What is asked, without the marks of quotations, which are new for every article. */
function keyOf(body: string): string {
  return createHash('sha256')
    .update(body.replace(/[0-9a-f]{24}/g, ''))
    .digest('hex')
    .slice(0, 12)
}

/** Asks the model and gives its answer on as it comes; null where it failed or broke off. */
async function ask(
  baseUrl: string,
  { request, body, key }: { request: IncomingMessage; body: string; key: string },
  response: ServerResponse,
): Promise<Exchange | null> {
  const started = performance.now()
  const stop = new AbortController()
  response.on('close', () => stop.abort())
  try {
    const authorization = request.headers.authorization ?? ''
    const answer = await post(`${baseUrl}/chat/completions`, { body, authorization, signal: stop.signal })
    const status = answer.statusCode ?? 502
    const contentType = answer.headers['content-type'] ?? 'application/json'
    response.writeHead(status, { 'content-type': contentType })
    let text = ''
    answer.setEncoding('utf8')
    for await (const piece of answer) {
      text += piece
      response.write(piece)
    }
    response.end()
    if (status !== 200) return null
    const ms = Math.round(performance.now() - started)
    return Exchange.parse({ key, request: JSON.parse(body), contentType, body: text, ...readEvents(text), ms })
  } catch {
    response.destroy()
    return null
  }
}

async function passOn(baseUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '').replace(/^\/v1/, '')
  const answer = await fetch(baseUrl + path, { headers: { authorization: request.headers.authorization ?? '' } })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
}
