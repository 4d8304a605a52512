import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { Redis } from '@hocuspocus/extension-redis'
import type {
  afterLoadDocumentPayload,
  afterUnloadDocumentPayload,
  beforeBroadcastStatelessPayload,
  onAwarenessUpdatePayload,
  onChangePayload,
} from '@hocuspocus/server'
import type { Log } from '../../../../platform/server/log.ts'

/** Longest wait of a document that is being opened for what other processes have of it, in milliseconds. */
const JOIN_WITHIN_MS = 2_000

/**
 * How processes tell each other of changes to open documents, through Redis. It only brings news sooner, for every process
 * stores what it received and takes in what others stored. Nobody waits for a Redis that is away, and nothing is kept to be
 * told later: once it is back, processes compare what they have open.
 */
export class OtherProcesses extends Redis {
  readonly #log: Log
  readonly #open = new Map<string, afterLoadDocumentPayload>()
  #isReachable = true
  #isClosed = false

  constructor(url: string, log: Log) {
    super({ ...lineOf(url), prefix: 'longhand-document' })
    this.#log = log
    for (const line of [this.pub, this.sub]) line.on('error', () => {}) // it connects again by itself
    this.sub.on('close', () => this.#lost())
    this.sub.on('ready', () => void this.#found())
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
    await nextTurn() // what was to be told in this turn is told
    this.#isClosed = true
    this.#isReachable = false
    this.pub.disconnect(false)
    this.sub.disconnect(false)
  }

  #lost(): void {
    if (!this.#isReachable) return
    this.#isReachable = false
    this.#log.warn('Redis is away, other processes hear late of what is written')
  }

  async #found(): Promise<void> {
    if (this.#isReachable) return
    this.#isReachable = true
    this.#log.info('Redis is back')
    await Promise.all([...this.#open.values()].map((payload) => this.#join(payload)))
  }

  #join(payload: afterLoadDocumentPayload): Promise<void> {
    return super.afterLoadDocument(payload).catch((err: unknown) => {
      if (this.#isClosed) return
      this.#log.warn({ blogId: payload.documentName, err }, 'other processes hear late of a document')
    })
  }
}

function lineOf(url: string) {
  const { hostname, port, username, password, pathname, protocol } = new URL(url)
  const options = {
    // by default twenty failed tries fail what waits, and with it every document opened from then on
    maxRetriesPerRequest: null,
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
  }
  return { host: hostname, port: Number(port) || 6379, options }
}
