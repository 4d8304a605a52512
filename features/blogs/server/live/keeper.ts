import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs'
import { refuse } from '../../../../platform/contract/failures.ts'
import { CommitInDoubt } from '../../../../platform/server/db/current-client.ts'
import type { KeeperNeeds, Kept } from './kept.ts'
import { FROM_DATABASE, storeDocument } from './store-document.ts'

/** Longest wait from a change to the beginning of its storing, in milliseconds. */
const STORE_AFTER_MS = 300
/** The same for changes that another process received: it stores them itself, this is for the case that it dies. */
const STORE_OTHERS_AFTER_MS = 2_000
/** Waits after failures, in milliseconds; the last one from then on. */
const RETRY_AFTER_MS = [250, 500, 1_000, 2_000]
/** How long title, text and search words of a large document may lag behind its stored state, in milliseconds. */
const DERIVE_AFTER_MS = 5_000

interface Entry extends Kept {
  /** Changes so far, and how many of them are stored, and have gone into title, text and search words. */
  changes: number
  stored: number
  derived: number
  timer: NodeJS.Timeout | null
  timerAt: number
  /** Resolves when nothing is being stored, whatever the outcome; null while nothing is. */
  storing: Promise<void> | null
  failures: number
  waiting: { upTo: number; done: () => void; failed: (error: unknown) => void }[]
}

/** What a change returned, and what was done alongside it. */
export interface Committed<T, A> {
  value: T
  beside: A | undefined
}

/** A caller who does not wait for ever. */
export interface Waiting {
  /** Refuses once the caller got the answer that nothing is stored; after `lastStep`, only the outcome is reported. */
  goOn(): void
  lastStep(): void
}

/** What the keeper reports to the owner of the open documents. */
export interface KeeperEvents {
  /** Nothing is left to store of this document. */
  settled(blogId: string): void
  /** The database did not take it; the keeper tries again by itself. */
  failing(blogId: string): void
  /** The blog was deleted while its document was open. */
  gone(blogId: string): void
}

/**
 * Stores open documents within a second of every change and tries until the database takes them. Several changes are
 * stored at once; a document is never stored twice at the same time.
 */
export class Keeper {
  readonly #deps: KeeperNeeds
  readonly #events: KeeperEvents
  readonly #entries = new Map<string, Entry>()

  constructor(deps: KeeperNeeds, events: KeeperEvents) {
    this.#deps = deps
    this.#events = events
  }

  /** Begins to keep a document that was just loaded. */
  track(kept: Pick<Kept, 'blogId' | 'ownerId' | 'ydoc' | 'revision' | 'bytes'> & { authorId: string }): void {
    const fresh = { storedVector: encodeStateVector(kept.ydoc), wordsHash: '', derivedAt: 0, versionAt: null }
    const counts = {
      changes: 0,
      stored: 0,
      derived: 0,
      timer: null,
      timerAt: 0,
      storing: null,
      failures: 0,
      waiting: [],
    }
    this.#entries.set(kept.blogId, { ...kept, ...fresh, ...counts })
    kept.ydoc.once('destroy', () => this.#forget(kept.blogId, kept.ydoc))
  }

  /** Notes a change; `isOthers` when another process received it. */
  changed(blogId: string, change: { authorId: string | null; bytes: number; isOthers: boolean }): void {
    const entry = this.#entries.get(blogId)
    if (!entry) return
    entry.changes += 1
    entry.bytes += change.bytes
    if (change.authorId) entry.authorId = change.authorId
    this.#schedule(entry, change.isOthers ? STORE_OTHERS_AFTER_MS : STORE_AFTER_MS)
  }

  /** Resolves once everything up to now is committed. Rejects with `not-found` when the blog is gone. */
  stored(blogId: string): Promise<void> {
    const entry = this.#entries.get(blogId)
    if (!entry || entry.stored >= entry.changes) return Promise.resolve()
    return new Promise((done, failed) => {
      entry.waiting.push({ upTo: entry.changes, done, failed })
      this.#schedule(entry, entry.failures > 0 ? STORE_AFTER_MS : 0)
    })
  }

  /**
   * Changes a document and commits that together with `alongside`, and with what pages wrote before. The open document gets
   * the change only then: where the database does not take it, nobody has seen any of it. Refuses `not-found` when the blog
   * is gone, and what the caller refuses who was told meanwhile that nothing is stored.
   */
  async commit<T, A>(
    blogId: string,
    change: (ydoc: Doc) => T,
    { caller, alongside }: { caller: Waiting; alongside?: (() => Promise<A>) | undefined },
  ): Promise<Committed<T, A>> {
    const entry = this.#entries.get(blogId) ?? refuse('not-found')
    while (entry.storing) await entry.storing
    caller.goOn()
    if (this.#entries.get(blogId) !== entry) refuse('not-found')
    const draft = { ...entry, ydoc: copyOf(entry.ydoc) }
    let isChanged = false
    draft.ydoc.on('update', () => {
      isChanged = true
    })
    const value = change(draft.ydoc)
    if (!isChanged && !alongside) return { value, beside: undefined }
    const store = async () => {
      const stored = await storeDocument(this.#deps, draft, { deriveAfterMs: 0 })
      const beside = stored === 'gone' ? undefined : await alongside?.()
      caller.lastStep()
      return stored === 'gone' ? stored : { beside }
    }
    return this.#alone(entry, async () => ({ value, beside: await this.#commitDraft(entry, draft, store) }))
  }

  async #commitDraft<A>(
    entry: Entry,
    draft: Entry,
    store: () => Promise<'gone' | { beside: A | undefined }>,
  ): Promise<A | undefined> {
    const outcome = await this.#deps.transaction(store).catch((error: unknown) => {
      // It may be stored all the same: storing once more takes in what is there.
      if (error instanceof CommitInDoubt) entry.changes += 1
      throw error
    })
    if (outcome === 'gone') {
      this.#end(entry)
      return refuse('not-found')
    }
    const { revision, storedVector, bytes, wordsHash, derivedAt, versionAt, changes } = draft
    Object.assign(entry, { revision, storedVector, bytes, wordsHash, derivedAt, versionAt, failures: 0 })
    applyUpdate(entry.ydoc, encodeStateAsUpdate(draft.ydoc, encodeStateVector(entry.ydoc)), FROM_DATABASE)
    this.#settle(entry, changes, true)
    return outcome.beside
  }

  /** Resolves once everything is stored and derived, so that the document may be forgotten. */
  async settled(blogId: string): Promise<void> {
    const entry = this.#entries.get(blogId)
    if (!entry) return
    entry.derivedAt = 0
    await this.stored(blogId).catch(ignoreGone)
    if (entry.derived >= entry.changes || !this.#entries.has(blogId)) return
    entry.changes += 1
    await this.stored(blogId).catch(ignoreGone)
  }

  /** What is known of an open document; undefined when it is not open here. */
  kept(blogId: string): Kept | undefined {
    return this.#entries.get(blogId)
  }

  isFailing(blogId: string): boolean {
    return (this.#entries.get(blogId)?.failures ?? 0) > 0
  }

  /** Stores everything that is left, for a process that ends. Gives up after `withinMs`. */
  async close(withinMs: number): Promise<void> {
    const all = Promise.all([...this.#entries.keys()].map((blogId) => this.settled(blogId)))
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, withinMs).unref())
    await Promise.race([all, timeout])
    for (const { timer } of this.#entries.values()) if (timer) clearTimeout(timer)
  }

  #forget(blogId: string, ydoc: Doc): void {
    const entry = this.#entries.get(blogId)
    if (entry?.ydoc !== ydoc) return
    if (entry.timer) clearTimeout(entry.timer)
    this.#entries.delete(blogId)
  }

  #schedule(entry: Entry, afterMs: number): void {
    const at = Date.now() + afterMs
    if (entry.storing || (entry.timer && entry.timerAt <= at)) return
    if (entry.timer) clearTimeout(entry.timer)
    entry.timerAt = at
    entry.timer = setTimeout(() => void this.#store(entry), afterMs)
  }

  #store(entry: Entry): Promise<void> {
    const upTo = entry.changes
    return this.#alone(entry, async () => {
      try {
        const outcome = await storeDocument(this.#deps, entry, { deriveAfterMs: DERIVE_AFTER_MS })
        entry.failures = 0
        if (outcome === 'gone') this.#end(entry)
        else this.#settle(entry, upTo, outcome === 'derived')
      } catch (error) {
        this.#fail(entry, error)
      }
    })
  }

  /** Stores in some way, then continues with what is left. Nothing else is stored of the document meanwhile. */
  async #alone<T>(entry: Entry, work: () => Promise<T>): Promise<T> {
    if (entry.timer) clearTimeout(entry.timer)
    entry.timer = null
    const { promise, resolve } = Promise.withResolvers<void>()
    entry.storing = promise
    try {
      return await work()
    } finally {
      entry.storing = null
      resolve()
      this.#goOn(entry)
    }
  }

  #settle(entry: Entry, upTo: number, isDerived: boolean): void {
    entry.stored = upTo
    if (isDerived) entry.derived = upTo
    const done = entry.waiting.filter((waiter) => waiter.upTo <= upTo)
    entry.waiting = entry.waiting.filter((waiter) => waiter.upTo > upTo)
    for (const waiter of done) waiter.done()
  }

  #goOn(entry: Entry): void {
    if (this.#entries.get(entry.blogId) !== entry) return
    if (entry.failures > 0)
      this.#schedule(entry, RETRY_AFTER_MS[Math.min(entry.failures, RETRY_AFTER_MS.length) - 1] ?? 2_000)
    else if (entry.stored < entry.changes) this.#schedule(entry, entry.waiting.length > 0 ? 0 : STORE_AFTER_MS)
    else if (entry.derived < entry.changes) this.#schedule(entry, DERIVE_AFTER_MS)
    else this.#events.settled(entry.blogId)
  }

  #fail(entry: Entry, error: unknown): void {
    entry.failures += 1
    const level = entry.failures === 1 ? 'warn' : 'debug'
    this.#deps.log[level](
      { blogId: entry.blogId, failures: entry.failures, err: error },
      'document not stored, trying again',
    )
    this.#events.failing(entry.blogId)
  }

  #end(entry: Entry): void {
    this.#entries.delete(entry.blogId)
    for (const waiter of entry.waiting) {
      try {
        refuse('not-found')
      } catch (refusal) {
        waiter.failed(refusal)
      }
    }
    this.#events.gone(entry.blogId)
  }
}

function copyOf(ydoc: Doc): Doc {
  const copy = new Doc()
  applyUpdate(copy, encodeStateAsUpdate(ydoc))
  return copy
}

/** A document that was deleted has nothing left to store. */
function ignoreGone(): void {}
