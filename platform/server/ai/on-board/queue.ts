/** Somebody who waits for the model, or has it. */
interface Turn {
  ownerId: string
  begin: () => void
}

/** One after the other, in the order in which they came. */
export class Queue {
  readonly #turns: Turn[] = []

  get length(): number {
    return this.#turns.length
  }

  /** How many are before an owner's first turn; 0 while it is theirs, null where they have none. */
  placeOf(ownerId: string): number | null {
    const at = this.#turns.findIndex((turn) => turn.ownerId === ownerId)
    return at < 0 ? null : at
  }

  /** Waits for the turn; the answer ends it. Rejects with the signal's reason, and is then out of the queue. */
  async take(ownerId: string, signal: AbortSignal | undefined): Promise<() => void> {
    signal?.throwIfAborted()
    const turn: Turn = { ownerId, begin: () => {} }
    const begun = new Promise<void>((resolve) => {
      turn.begin = resolve
    })
    this.#turns.push(turn)
    if (this.#turns[0] === turn) turn.begin()
    const stopped = Promise.withResolvers<never>()
    const onAbort = () => stopped.reject(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      await Promise.race([begun, stopped.promise])
      return () => this.#leave(turn)
    } catch (error) {
      this.#leave(turn)
      throw error
    } finally {
      signal?.removeEventListener('abort', onAbort)
    }
  }

  #leave(turn: Turn): void {
    const at = this.#turns.indexOf(turn)
    if (at >= 0) this.#turns.splice(at, 1)
    this.#turns[0]?.begin()
  }
}
