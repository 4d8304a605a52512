/** Why a document is not being stored, as the server said it. */
export type SaveTrouble = 'storing-fails' | 'too-large' | 'gone' | 'not-signed-in' | 'not-found' | 'in-trash'

/** Where the changes of this page are. `waiting` counts those that the server has not yet said to have stored. */
export type SaveStatus =
  | { state: 'opening' }
  | { state: 'saved'; at: number | null }
  | { state: 'saving'; waiting: number }
  | { state: 'offline'; waiting: number }
  | { state: 'read-only'; waiting: number }
  | { state: 'failed'; trouble: SaveTrouble; waiting: number }

/** What the tracker needs of the connection and of time. */
export interface SaveDependencies {
  /** Asks the server to say when everything sent so far is stored; `n` comes back with the answer. */
  mark: (n: number) => void
  now: () => number
  /** Runs something later; answers how to call it off. */
  later: (run: () => void, ms: number) => () => void
  /** Keeps the number of waiting changes for the next opening of the page. */
  remember: (waiting: number) => void
}

const MARK_AFTER_MS = 250
/** `Saved` shows when nothing has changed for this long: while somebody types, more is always in transit. */
const QUIET_MS = 600
const LEAVE_WARNING_MS = 120_000

/**
 * Says truly where the words are: a change counts as saved only when the server has answered that it is in the database.
 * Each change to the document counts one; a mark carries the count that it covers, and comes back when all that is stored.
 */
export class SaveTracker {
  readonly #dependencies: SaveDependencies
  readonly #listeners = new Set<() => void>()
  #status: SaveStatus = { state: 'opening' }
  #changes: number
  #stored = 0
  #savedAt: number | null = null
  #firstWaitingAt: number | null = null
  #isConnected = false
  #isOpen = false
  #hasSentAll = false
  #isReadOnly = false
  #trouble: SaveTrouble | null = null
  #cancelMark: (() => void) | null = null
  #cancelQuiet: (() => void) | null = null

  constructor(dependencies: SaveDependencies, waitingBefore = 0) {
    this.#dependencies = dependencies
    this.#changes = waitingBefore
    if (waitingBefore > 0) this.#firstWaitingAt = dependencies.now()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  status = (): SaveStatus => this.#status

  /** Whether leaving now deserves a warning: changes wait, and the last save is more than 120 seconds ago. */
  shouldWarn(): boolean {
    const since = Math.max(this.#savedAt ?? 0, this.#firstWaitingAt ?? 0)
    return this.waiting > 0 && this.#dependencies.now() - since > LEAVE_WARNING_MS
  }

  get waiting(): number {
    return this.#changes - this.#stored
  }

  /** The document is on the page, from this device or from the server. */
  opened(): void {
    this.#isOpen = true
    this.#tell()
  }

  /** This page changed the document. */
  changed(): void {
    this.#changes += 1
    this.#firstWaitingAt ??= this.#dependencies.now()
    if (this.#trouble === 'too-large') this.#trouble = null
    this.#dependencies.remember(this.waiting)
    this.#tell()
  }

  connected(isConnected: boolean): void {
    this.#isConnected = isConnected
    if (!isConnected) this.#hasSentAll = false
    if (isConnected && this.#trouble !== 'too-large') this.#trouble = null
    this.#tell()
  }

  /** The server lets this page read and takes no changes from it, for now or permanently. */
  readOnly(isReadOnly: boolean): void {
    this.#isReadOnly = isReadOnly
    this.#tell()
  }

  /** Whether the server has received everything that this page has (not: stored it). */
  sent(hasSentAll: boolean): void {
    this.#hasSentAll = hasSentAll
    if (hasSentAll && this.waiting > 0) this.#markSoon()
    this.#tell()
  }

  stored(n: number): void {
    this.#stored = Math.max(this.#stored, Math.min(n, this.#changes))
    this.#savedAt = this.#dependencies.now()
    this.#firstWaitingAt = this.waiting > 0 ? this.#dependencies.now() : null
    this.#trouble = null
    this.#dependencies.remember(this.waiting)
    if (this.waiting > 0 && this.#hasSentAll) this.#markSoon()
    this.#tell()
  }

  failed(trouble: SaveTrouble): void {
    this.#trouble = trouble
    this.#tell()
  }

  close(): void {
    this.#cancelMark?.()
    this.#cancelQuiet?.()
    this.#listeners.clear()
  }

  #markSoon(): void {
    this.#cancelMark ??= this.#dependencies.later(() => {
      this.#cancelMark = null
      if (this.#hasSentAll && this.waiting > 0) this.#dependencies.mark(this.#changes)
    }, MARK_AFTER_MS)
  }

  #tell(): void {
    const next = this.#current()
    this.#cancelQuiet?.()
    this.#cancelQuiet = null
    if (next.state === 'saved' && this.#status.state === 'saving')
      this.#cancelQuiet = this.#dependencies.later(() => this.#become(next), QUIET_MS)
    else this.#become(next)
  }

  // Listeners hear only of visible changes; one more waiting key while saving is not one.
  #become(next: SaveStatus): void {
    const before = this.#status
    this.#status = next
    if (before.state === next.state && next.state === 'saving') return
    for (const listener of this.#listeners) listener()
  }

  #current(): SaveStatus {
    const { waiting } = this
    if (this.#trouble) return { state: 'failed', trouble: this.#trouble, waiting }
    if (!this.#isOpen) return { state: 'opening' }
    if (!this.#isConnected) return { state: 'offline', waiting }
    if (this.#isReadOnly) return { state: 'read-only', waiting }
    return waiting > 0 ? { state: 'saving', waiting } : { state: 'saved', at: this.#savedAt }
  }
}
