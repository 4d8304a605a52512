import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A model that the fake Ollama has, as its API describes it. */
interface HeldModel {
  /** What the model was trained with, in tokens. */
  context: number
  capabilities: string[]
  bytes: number
  parameters?: string
  /** Runs at Ollama's cloud, not here. */
  remoteHost?: string
}

/**
 * What a pull of a model does: succeed, bring a model for embeddings, end in the
 * middle, say that the disk is full, or never end.
 */
type PullFate = 'arrives' | 'not-for-text' | 'breaks-off' | 'disk-full' | 'hangs'

/** Speaks as much of Ollama's API as Longhand uses, on loopback. Shapes: ollama/ollama docs/api.md. */
export interface FakeOllama {
  port: number
  address: string
  held: Map<string, HeldModel>
  /** Names of models now in memory. */
  loaded: Set<string>
  /** What the library has, and what happens to a pull of it; taken one by one, the last stays. */
  library: Map<string, PullFate[]>
  /** Bytes already here of models that are not complete. */
  partial: Map<string, number>
  /** What was sent to `/api/chat` last. */
  lastChat: Record<string, unknown> | undefined
  /** What the next chats answer, as pieces. */
  answer: { thinking?: string; content: string }[]
  close(): Promise<void>
}

const PULL_BYTES = 2_000_000_000
const PULL_STEPS = 8

/** Starts a fake Ollama on a free port, or on the given one. */
export async function fakeOllama(stepMs = 5, port = 0): Promise<FakeOllama> {
  const fake: FakeOllama = {
    port: 0,
    address: '',
    held: new Map(),
    loaded: new Set(),
    library: new Map(),
    partial: new Map(),
    lastChat: undefined,
    answer: [{ content: 'From a model on this machine.' }],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer((request, response) => void serve(fake, stepMs, request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const place = server.address()
  if (typeof place !== 'object' || !place) throw new Error('no port')
  return Object.assign(fake, { port: place.port, address: `http://127.0.0.1:${place.port}` })
}

async function serve(fake: FakeOllama, stepMs: number, request: IncomingMessage, response: ServerResponse) {
  const body = await bodyOf(request)
  const json = (value: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  const held = [...fake.held]
  switch (request.url) {
    case '/api/version':
      return json({ version: '0.12.6' })
    case '/v1/models':
      // a Go slice without anything in it
      if (held.length === 0) return json({ object: 'list', data: null })
      return json({
        object: 'list',
        data: held.map(([id]) => ({ id, object: 'model', created: 1, owned_by: 'library' })),
      })
    case '/api/tags':
      return json({
        models: held.map(([name, { bytes, remoteHost }]) => ({
          name,
          model: name,
          size: bytes,
          ...(remoteHost ? { remote_host: remoteHost } : {}),
        })),
      })
    case '/api/ps':
      return json({ models: [...fake.loaded].map((name) => ({ name, context_length: 4096 })) })
    case '/api/show': {
      const shown = fake.held.get(String(body.model))
      if (!shown) return json({ error: `model '${body.model}' not found` }, 404)
      return json({
        parameters: shown.parameters ?? '',
        capabilities: shown.capabilities,
        model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': shown.context },
      })
    }
    case '/api/chat':
      return chat(fake, body, response)
    case '/api/pull':
      return pull(fake, String(body.model), stepMs, response)
    default:
      response.writeHead(404).end('404 page not found')
  }
}

function chat(fake: FakeOllama, body: Record<string, unknown>, response: ServerResponse) {
  fake.lastChat = body
  const model = String(body.model)
  if (!fake.held.has(model)) {
    response.writeHead(404, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ error: `model '${model}' not found` }))
  }
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  for (const message of fake.answer)
    response.write(`${JSON.stringify({ model, message: { role: 'assistant', ...message }, done: false })}\n`)
  const message = { role: 'assistant', content: '' }
  const counts = { prompt_eval_count: 11, eval_count: 7 }
  return response.end(`${JSON.stringify({ model, message, done: true, done_reason: 'stop', ...counts })}\n`)
}

async function pull(fake: FakeOllama, model: string, stepMs: number, response: ServerResponse) {
  const say = (line: object) => void response.write(`${JSON.stringify(line)}\n`)
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  say({ status: 'pulling manifest' })
  const fates = fake.library.get(model)
  const fate = fates && fates.length > 1 ? fates.shift() : fates?.[0]
  if (!fate) return response.end(`${JSON.stringify({ error: 'pull model manifest: file does not exist' })}\n`)
  const digest = 'sha256:8eeb52dfb3bb'
  const of = { status: `pulling ${digest.slice(7)}`, digest, total: PULL_BYTES }
  for (let at = fake.partial.get(model) ?? 0; at < PULL_BYTES; ) {
    await wait(stepMs)
    if (response.destroyed) return
    const isHalf = at >= PULL_BYTES / 2
    if (isHalf && fate === 'breaks-off') return response.destroy()
    if (isHalf && fate === 'disk-full')
      return response.end(
        `${JSON.stringify({ error: 'write /root/.ollama/models/blobs/x: no space left on device' })}\n`,
      )
    if (isHalf && fate === 'hangs') continue
    at += PULL_BYTES / PULL_STEPS
    fake.partial.set(model, at)
    say({ ...of, completed: at })
  }
  for (const status of ['verifying sha256 digest', 'writing manifest', 'success']) say({ status })
  fake.partial.delete(model)
  fake.held.set(model, {
    context: 40_960,
    capabilities: fate === 'not-for-text' ? ['embedding'] : ['completion', 'thinking'],
    bytes: PULL_BYTES,
  })
  return response.end()
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const piece of request) text += piece
  return text ? JSON.parse(text) : {}
}
