import {
  type Connection,
  type ConnectionConfiguration,
  type Document,
  Hocuspocus,
  isTransactionOrigin,
} from '@hocuspocus/server'
import { applyUpdate, type Doc, encodeStateAsUpdate } from 'yjs'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Member } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { MAX_DOCUMENT_BYTES } from '../../contract/fixed-values.ts'
import { PageMessage, type ServerMessageShape } from '../../contract/sync.ts'
import { readBody } from '../store/body-store.ts'
import { type Committed, Keeper, type Waiting } from './keeper.ts'
import { openingOf, RefusedDocument } from './opening.ts'
import { OtherProcesses } from './other-processes.ts'
import { FROM_DATABASE } from './store-document.ts'

/** Process-wide limit for storing what is open when the process ends, in milliseconds. */
const CLOSE_WITHIN_MS = 20_000
/** How long a call waits for a database that takes nothing, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000

/** Who opened a document, as Hocuspocus carries it along. */
export interface CollabContext {
  userId: string
  /** Whom a page's socket acts for; our own changes prove their right before. */
  member?: Member
  /** Set once the right to the document is proven. */
  ownerId?: string
  /** The server takes no changes when the page connects. */
  isReadOnly?: boolean
  /** Ends the socket, so that the page connects again by itself. */
  dropSocket?: () => void
}

/** Every open document of this process: people's pages and our own changes meet in it. */
export class Collaboration {
  readonly #deps: Deps
  readonly #keeper: Keeper
  readonly hocuspocus: Hocuspocus<CollabContext>

  constructor(deps: Deps) {
    this.#deps = deps
    this.#keeper = new Keeper(deps, {
      settled: (blogId) => this.#unloadIfIdle(blogId),
      failing: (blogId) => this.#tellAll(blogId, { kind: 'storing-fails' }),
      gone: (blogId) => this.dismiss(blogId),
    })
    this.hocuspocus = new Hocuspocus<CollabContext>({
      quiet: true,
      debounce: 200,
      maxDebounce: 500,
      extensions: deps.config.REDIS_URL ? [new OtherProcesses(deps.config.REDIS_URL, deps)] : [],
      onAuthenticate: ({ documentName, context, connectionConfig }) =>
        this.#prove(documentName, context, connectionConfig),
      onLoadDocument: ({ documentName, document, context }) => this.#load(documentName, document, context),
      connected: async ({ documentName, connection }) => this.#dropIfUnloaded(documentName, connection),
      beforeHandleMessage: async ({ documentName, connection, update }) =>
        this.#checkSize(documentName, connection, update.byteLength),
      onStateless: async ({ documentName, connection, payload }) => this.#hear(documentName, connection, payload),
      onChange: async ({ documentName, transactionOrigin, context, update }) =>
        this.#changed(documentName, transactionOrigin, context, update),
      beforeUnloadDocument: ({ documentName }) => this.#keeper.settled(documentName),
    })
  }

  /**
   * Changes a document as one ordinary edit that every open page sees, in one commit with what `alongside` stores. Refuses
   * `not-found` when the blog is gone, `database-unavailable` when the database does not take it in time (then nothing of it
   * is or will be stored), and `outcome-unknown` when the database does not say whether it took it.
   */
  change<T, A = undefined>(
    blog: { blogId: string; ownerId: string; userId: string },
    change: (ydoc: Doc) => T,
    alongside?: () => Promise<A>,
  ): Promise<Committed<T, A>> {
    return inTime((caller) => this.#carryOut(blog, (held) => this.#keeper.commit(held, change, { caller, alongside })))
  }

  async #carryOut<T>(
    { blogId, userId, ownerId }: { blogId: string; ownerId: string; userId: string },
    work: (blogId: string) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      const connection = await this.hocuspocus.openDirectConnection(blogId, { userId, ownerId })
      try {
        // It may have been unloaded between being found and being held; a change to it would be lost.
        if (connection.document?.isDestroyed !== false) continue
        return await work(blogId)
      } finally {
        await connection.disconnect()
      }
    }
  }

  /** The document as it is now, edits that are not stored yet included. Null when there is no such blog. */
  async state(blogId: string, ownerId: string): Promise<Uint8Array | null> {
    const open = this.#keeper.kept(blogId)
    if (open && open.ownerId === ownerId) return encodeStateAsUpdate(open.ydoc)
    return (await readBody(this.#deps.db, ownerId, blogId))?.ydoc ?? null
  }

  /** Resolves once every edit that this process has received of a blog is committed; refuses when that takes too long. */
  flush(blogId: string): Promise<void> {
    return inTime(() => this.#keeper.stored(blogId))
  }

  /** Ends every page's connection to a document that went into the trash or away. */
  dismiss(blogId: string): void {
    this.#tellAll(blogId, { kind: 'gone' })
    this.hocuspocus.closeConnections(blogId)
  }

  /** Stores everything that is open. Pages must have been disconnected. */
  async close(): Promise<void> {
    await this.#keeper.close(CLOSE_WITHIN_MS)
    await this.hocuspocus.hooks('onDestroy', { instance: this.hocuspocus })
  }

  async #prove(
    blogId: string,
    { member, dropSocket, isReadOnly }: CollabContext,
    connection: ConnectionConfiguration,
  ): Promise<{ ownerId: string }> {
    if (!member) throw new RefusedDocument('not-found')
    const { ownerId, canWrite } = await openingOf(this.#deps, blogId, { member, ...(dropSocket ? { dropSocket } : {}) })
    connection.readOnly = !canWrite || isReadOnly === true
    return { ownerId }
  }

  async #load(blogId: string, document: Document, { ownerId, userId }: CollabContext): Promise<void> {
    const body = ownerId ? await readBody(this.#deps.db, ownerId, blogId) : null
    if (!body || !ownerId) throw new RefusedDocument('not-found')
    applyUpdate(document, body.ydoc, FROM_DATABASE)
    this.#keeper.track({
      blogId,
      ownerId,
      ydoc: document,
      revision: body.revision,
      bytes: body.ydoc.byteLength,
      authorId: userId,
    })
  }

  /** A page that came in just while its document was put away holds a dead one: it must connect again. */
  #dropIfUnloaded(blogId: string, connection: Connection<CollabContext>): void {
    if (this.hocuspocus.documents.get(blogId) !== connection.document) connection.context.dropSocket?.()
  }

  #checkSize(blogId: string, connection: Connection<CollabContext>, messageBytes: number): void {
    const kept = this.#keeper.kept(blogId)
    if (!kept || connection.readOnly || kept.bytes + messageBytes <= MAX_DOCUMENT_BYTES) return
    const bytes = encodeStateAsUpdate(kept.ydoc).byteLength + messageBytes
    if (bytes <= MAX_DOCUMENT_BYTES) return
    connection.readOnly = true
    tell(connection, { kind: 'too-large', bytes, limit: MAX_DOCUMENT_BYTES })
  }

  #hear(blogId: string, connection: Connection<CollabContext>, payload: string): void {
    const message = PageMessage.safeParse(parseJson(payload))
    if (!message.success || connection.readOnly) return
    if (this.#keeper.isFailing(blogId)) tell(connection, { kind: 'storing-fails' })
    this.#keeper.stored(blogId).then(
      () => tell(connection, { kind: 'stored', n: message.data.n }),
      () => tell(connection, { kind: 'gone' }),
    )
  }

  #changed(blogId: string, origin: unknown, context: CollabContext, update: Uint8Array): void {
    if (origin === FROM_DATABASE) return
    const isOthers = isTransactionOrigin(origin) && origin.source === 'redis'
    this.#keeper.changed(blogId, { authorId: context.userId ?? null, bytes: update.byteLength, isOthers })
  }

  #tellAll(blogId: string, message: ServerMessageShape): void {
    this.hocuspocus.documents.get(blogId)?.broadcastStateless(JSON.stringify(message))
  }

  #unloadIfIdle(blogId: string): void {
    const document = this.hocuspocus.documents.get(blogId)
    if (document && this.hocuspocus.shouldUnloadDocument(document)) void this.hocuspocus.unloadDocument(document)
  }
}

/**
 * Refuses `database-unavailable` when the work takes too long. Work that has come to its last step by then is waited for once
 * more as long, since it cannot be called back; without an answer its outcome is unknown.
 */
async function inTime<T>(work: (caller: Waiting) => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const refusal = new Refusal('database-unavailable', { headers: { 'retry-after': '5' } })
  let isRefused = false
  let timer = setTimeout(() => {
    isRefused = true
    reject(refusal)
  }, ANSWER_WITHIN_MS)
  const goOn = () => {
    if (isRefused) throw refusal
  }
  const lastStep = () => {
    goOn()
    clearTimeout(timer)
    timer = setTimeout(() => reject(new Refusal('outcome-unknown')), ANSWER_WITHIN_MS)
  }
  try {
    return await Promise.race([work({ goOn, lastStep }), late])
  } finally {
    clearTimeout(timer)
  }
}

function tell(connection: Connection<CollabContext>, message: ServerMessageShape): void {
  connection.sendStateless(JSON.stringify(message))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
