import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { Redis } from '@hocuspocus/extension-redis'
import type {
  afterLoadDocumentPayload,
  afterUnloadDocumentPayload,
  beforeBroadcastStatelessPayload,
  onAwarenessUpdatePayload,
  onChangePayload,
} from '@hocuspocus/server'
import type { Deps } from '../../../../platform/server/deps.ts'

/** Longest wait of a document that is being opened for what other processes have of it, in milliseconds. */
const JOIN_WITHIN_MS = 2_000
/** How often a line on which nothing happens is asked whether Redis is still there, and how long it may be silent then, in milliseconds. */
const PULSE_MS = 5_000
const ANSWER_MS = 2_000

/**
 * How processes tell each other of changes to open documents, through Redis. It only brings news sooner, for every process
 * stores what it received and takes in what others stored. Nobody waits for a Redis that is away, and nothing is kept to be
 * told later: once it is back, processes compare what they have open.
 */
export class OtherProcesses extends Redis {
  readonly #deps: Pick<Deps, 'log' | 'reach'>
  readonly #pulse: NodeJS.Timeout
  readonly #open = new Map<string, afterLoadDocumentPayload>()
  #isReachable = false
  #isClosed = false

  constructor(url: string, deps: Pick<Deps, 'log' | 'reach'>) {
    super({ ...lineOf(url), prefix: 'longhand-document' })
    this.#deps = deps
    for (const line of [this.pub, this.sub]) {
      line.on('error', () => {}) // it connects again by itself
      line.on('close', () => this.#lost())
      line.on('ready', () => void this.#found())
    }
    // a Redis that has fallen silent closes nothing: only a question that it does not answer shows it
    this.#pulse = setInterval(() => {
      if (this.#isReachable) for (const line of [this.pub, this.sub]) line.ping().catch(() => {})
    }, PULSE_MS).unref()
  }

  override async afterLoadDocument(payload: afterLoadDocumentPayload): Promise<void> {
    this.#open.set(payload.documentName, payload)
    if (this.#isReachable) await Promise.race([this.#join(payload), wait(JOIN_WITHIN_MS)])
  }

  override async afterUnloadDocument(payload: afterUnloadDocumentPayload): Promise<void> {
    if (payload.instance.documents.has(payload.documentName)) return
    this.#open.delete(payload.documentName)
    if (!this.#isClosed) await super.afterUnloadDocument(payload)
  }

  override async onChange(payload: onChangePayload): Promise<void> {
    if (this.#isReachable) await super.onChange(payload)
  }

  override async onAwarenessUpdate(payload: onAwarenessUpdatePayload): Promise<void> {
    if (this.#isReachable) await super.onAwarenessUpdate(payload)
  }

  override async beforeBroadcastStateless(payload: beforeBroadcastStatelessPayload): Promise<number> {
    return this.#isReachable ? super.beforeBroadcastStateless(payload) : 0
  }

  // Documents are stored by us and not through these hooks, so there is nothing to lock.
  override async onStoreDocument(): Promise<void> {}
  override async afterStoreDocument(): Promise<void> {}

  override async onDestroy(): Promise<void> {
    await nextTurn() // everything to be announced in this turn has been
    clearInterval(this.#pulse)
    this.#isClosed = true
    this.#isReachable = false
    this.pub.disconnect(false)
    this.sub.disconnect(false)
  }

  #lost(): void {
    if (this.#isClosed) return
    this.#isReachable = false
    this.#deps.reach.lost('redis')
  }

  async #found(): Promise<void> {
    if (this.#isReachable || this.pub.status !== 'ready' || this.sub.status !== 'ready') return
    this.#isReachable = true
    this.#deps.reach.found('redis')
    await Promise.all([...this.#open.values()].map((payload) => this.#join(payload)))
  }

  #join(payload: afterLoadDocumentPayload): Promise<void> {
    return super.afterLoadDocument(payload).catch((err: unknown) => {
      if (this.#isClosed) return
      this.#deps.log.warn({ blogId: payload.documentName, err }, 'other processes hear late of a document')
    })
  }
}

function lineOf(url: string) {
  const { hostname, port, username, password, pathname, protocol } = new URL(url)
  const options = {
    // by default twenty failed tries fail what waits, and with it every document opened from then on
    maxRetriesPerRequest: null,
    connectTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
  }
  return { host: hostname, port: Number(port) || 6379, options }
}
