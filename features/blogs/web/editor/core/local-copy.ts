import * as Y from 'yjs'

const UPDATES = 'updates'
const FACTS = 'facts'
const FLUSH_AFTER_MS = 100
const MOST_UPDATES = 300

/**
 * A document's copy on this device. What is changed here or arrives from elsewhere is written within a tenth of a second,
 * in batches, and when the page is hidden; several tabs may share one copy.
 */
export class LocalCopy {
  readonly #database: IDBDatabase
  readonly #ydoc: Y.Doc
  #waiting: Uint8Array[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0
  readonly #changed = (update: Uint8Array, origin: unknown) => {
    if (origin === this) return
    this.#waiting.push(update)
    this.#timer ??= setTimeout(() => this.flush(), FLUSH_AFTER_MS)
  }
  readonly flush = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const [first, ...more] = this.#waiting.splice(0)
    if (!first) return
    this.#store(UPDATES, 'readwrite')?.add(more.length > 0 ? Y.mergeUpdates([first, ...more]) : first)
    this.#count += 1
    if (this.#count > MOST_UPDATES) this.#compact()
  }

  private constructor(database: IDBDatabase, ydoc: Y.Doc) {
    this.#database = database
    this.#ydoc = ydoc
  }

  /** Opens the copy and fills the document from it; null where this browser keeps nothing (a private window, a full disk). */
  static async open(name: string, ydoc: Y.Doc): Promise<LocalCopy | null> {
    try {
      const copy = new LocalCopy(await openDatabase(name), ydoc)
      await copy.#read()
      ydoc.on('update', copy.#changed)
      addEventListener('pagehide', copy.flush)
      document.addEventListener('visibilitychange', copy.flush)
      return copy
    } catch {
      return null
    }
  }

  async fact(name: string): Promise<unknown> {
    const store = this.#store(FACTS, 'readonly')
    return store ? answerOf(store.get(name)) : undefined
  }

  setFact(name: string, value: unknown): void {
    this.#store(FACTS, 'readwrite')?.put(value, name)
  }

  close(): void {
    this.#ydoc.off('update', this.#changed)
    removeEventListener('pagehide', this.flush)
    document.removeEventListener('visibilitychange', this.flush)
    this.flush()
    this.#database.close()
  }

  async #read(): Promise<void> {
    const store = this.#store(UPDATES, 'readonly')
    const updates = store ? (await answerOf(store.getAll())).filter((update) => update instanceof Uint8Array) : []
    this.#count = updates.length
    if (updates.length > 0) Y.applyUpdate(this.#ydoc, Y.mergeUpdates(updates), this)
  }

  // Everything there is, also what another tab has written meanwhile, becomes one update; in one transaction, so that
  // nothing is between the old and the new.
  #compact(): void {
    this.#count = 1
    const store = this.#store(UPDATES, 'readwrite')
    if (!store) return
    const all = store.getAll()
    all.onsuccess = () => {
      const updates = all.result.filter((update) => update instanceof Uint8Array)
      store.clear()
      if (updates.length > 0) store.add(Y.mergeUpdates(updates))
    }
  }

  // A closed database (the browser may take it away) means that nothing is kept from now on, not that writing fails.
  #store(name: string, mode: IDBTransactionMode): IDBObjectStore | undefined {
    try {
      return this.#database.transaction(name, mode).objectStore(name)
    } catch {
      return undefined
    }
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(UPDATES, { autoIncrement: true })
    request.result.createObjectStore(FACTS)
  }
  return answerOf(request)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The local copy did not answer'))
  })
}
