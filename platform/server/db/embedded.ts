import { mkdirSync, statfsSync } from 'node:fs'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { PGliteOptions } from '@electric-sql/pglite'
import pg from 'pg'
import { lend, routed, routedDb, transactions } from './current-client.ts'
import { takeLock } from './lock.ts'
import type { Database } from './types.ts'

export type EmbeddedRequest = { id: number } & (
  | { op: 'wire'; data: Uint8Array }
  | { op: 'reset' }
  | { op: 'dump' }
  | { op: 'close' }
)
export interface EmbeddedReply {
  id: number
  out?: Uint8Array
  error?: string
}
type Ask = (request: DistributiveOmit<EmbeddedRequest, 'id'>) => Promise<Uint8Array | undefined>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export interface EmbeddedOptions {
  /** A data folder to open a copy of, as `dump` gives it. */
  snapshot?: Uint8Array
  /** PGlite already compiled, for who opens many in one process. */
  wasm?: PGliteOptions['pgliteWasmModule']
  /** How long a process that holds the folder and may be about to end is waited for, in milliseconds. Default 0. */
  patienceMs?: number
}

/** The embedded database, with what only it can do. */
export interface EmbeddedDatabase extends Database {
  /** The whole data folder as a tar, to open copies from. */
  dump(): Promise<Uint8Array>
}

/**
 * Opens PGlite in a worker thread and speaks to it with plain `pg`, so that everything above is the same as on
 * PostgreSQL. `dir` is a folder, or `memory://` for tests. Refuses a folder that another process holds.
 */
export async function openEmbedded(dir: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { patienceMs, ...forWorker } = options
  const inMemory = dir.startsWith('memory://')
  const unlock = inMemory ? () => {} : await holdFolder(dir, patienceMs)
  const engine = new Engine(inMemory ? dir : `${dir}/postgres`, forWorker)
  await engine.start().catch((error: unknown) => {
    unlock()
    throw inMemory ? error : withRoom(error, dir)
  })
  const ask: Ask = (request) => engine.ask(request)
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    password: 'unused',
    idleTimeoutMillis: 0,
    stream: () => new WireStream(ask) as never,
  })
  pool.on('error', () => {}) // the failed query itself reports it
  pool.on('connect', (client) => client.on('error', () => {}))
  const client = routed(pool)
  return {
    kind: 'embedded',
    db: routedDb(client),
    transaction: transactions(pool),
    query: (text, values) => client.query(text, values),
    onOneConnection: (work) => lend(pool, work),
    listen: async () => null,
    dump: async () => (await ask({ op: 'dump' })) ?? new Uint8Array(),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await pool.end()
      await engine.close()
      unlock()
    },
  }
}

async function holdFolder(dir: string, patienceMs: number | undefined): Promise<() => void> {
  try {
    mkdirSync(dir, { recursive: true })
    return await takeLock(dir, patienceMs)
  } catch (error) {
    throw withRoom(error, dir)
  }
}

/** With less room than this the database cannot begin a file of its log (16 MB), in bytes. */
const LEAST_ROOM = 20 * 1024 * 1024

/** PGlite says “unreachable” or “exit(1)” if its disk is full; only the disk itself shows the reason. */
function withRoom(error: unknown, dir: string): unknown {
  const room = roomAt(dir)
  if (room >= LEAST_ROOM) return error
  const megabytes = (room / 1024 / 1024).toFixed(1)
  return new Error(
    `The disk with DATA_DIR (${dir}) is full: ${megabytes} MB free, and the database needs at least 20 MB to open. Free some space, then start again.`,
    { cause: error },
  )
}

function roomAt(dir: string): number {
  try {
    const { bavail, bsize } = statfsSync(dir)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

interface Running {
  ask: Ask
  ended: Promise<void>
}

/**
 * The database in its thread. It ends where it cannot go on (no room for its log in the middle of a commit); whoever asks
 * next starts it again on the same folder, from its log.
 */
class Engine {
  readonly #dir: string
  readonly #options: Omit<EmbeddedOptions, 'patienceMs'>
  #running: Promise<Running> | null = null

  constructor(dir: string, options: Omit<EmbeddedOptions, 'patienceMs'>) {
    this.#dir = dir
    this.#options = options
  }

  start(): Promise<Running> {
    if (this.#running) return this.#running
    const starting = startWorker(this.#dir, this.#options)
    this.#running = starting
    const over = () => {
      if (this.#running === starting) this.#running = null
    }
    starting.then(({ ended }) => ended.then(over), over)
    return starting
  }

  async ask(request: Parameters<Ask>[0]): Promise<Uint8Array | undefined> {
    const { ask } = await this.start().catch((cause: unknown) => {
      throw new Error('The embedded database has stopped and cannot be opened.', { cause })
    })
    return ask(request)
  }

  async close(): Promise<void> {
    const { ask, ended } = await this.start()
    await ask({ op: 'close' })
    await ended
  }
}

async function startWorker(dir: string, options: Omit<EmbeddedOptions, 'patienceMs'>): Promise<Running> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { dir, ...options },
    execArgv: [],
  })
  const waiting = new Map<number, { done: (out: Uint8Array | undefined) => void; failed: (error: Error) => void }>()
  let lastId = 0
  const failAll = (error: Error) => {
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The embedded database stopped while opening.')))
    worker.on('message', (reply: EmbeddedReply) => {
      if (reply.id === 0) return resolve()
      const caller = waiting.get(reply.id)
      waiting.delete(reply.id)
      if (reply.error === undefined) caller?.done(reply.out)
      else caller?.failed(new Error(reply.error))
    })
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The embedded database has stopped.')))
  const ask: Ask = (request) =>
    new Promise((done, failed) => {
      lastId += 1
      waiting.set(lastId, { done, failed })
      worker.postMessage({ id: lastId, ...request })
    })
  await ready
  return { ask, ended }
}

/** What `pg` takes for a socket: each write goes to the worker as protocol bytes, the answer comes back as read data. */
class WireStream extends Duplex {
  readonly #ask: Ask
  constructor(ask: Ask) {
    super()
    this.#ask = ask
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }
  connect() {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  override _read() {}
  override _writev(chunks: Array<{ chunk: Buffer }>, done: (error?: Error | null) => void) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }
  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.#send(chunk, done)
  }
  #send(bytes: Buffer, done: (error?: Error | null) => void) {
    const isTerminate = bytes[0] === 0x58
    const answered = isTerminate ? this.#ask({ op: 'reset' }) : this.#ask({ op: 'wire', data: new Uint8Array(bytes) })
    answered.then((out) => {
      if (isTerminate) this.push(null)
      else if (out?.length) this.push(Buffer.from(out.buffer, out.byteOffset, out.byteLength))
      done()
    }, done)
  }
}
