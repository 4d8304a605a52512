import type { z } from 'zod'
import type { Deps } from '../deps.ts'

/**
 * Where a delivery stands. `in-doubt`: nobody here knows whether it arrived, because the line or the process broke while it
 * was sent; the target's `readBack` or a person says. `failed`: it did not arrive and is not tried again by itself.
 */
export type DeliveryState = 'due' | 'sending' | 'sent' | 'in-doubt' | 'failed'

/** What the target gave back of what arrived, such as its id there. Small, no content. */
export type Receipt = Record<string, unknown>

/** What a delivery is given while it is sent or asked for. */
export interface DeliveryRun {
  deps: Deps
  /** The same for every try: what the target may know it by. */
  id: string
  ownerId: string | null
  /** Aborted when the time is over. */
  signal: AbortSignal
}

/** One kind of thing that goes to a service outside. Features list theirs as `deliveries`. */
export interface Delivery<Payload> {
  kind: string
  payload: z.ZodType<Payload>
  /** Longest time of one try, in milliseconds. */
  timeoutMs: number
  /** Waits before the second try and each further one, in seconds; then it has failed. */
  retryAfterSeconds: number[]
  /** A second arrival does no harm, as with mail: what is in doubt is tried again. */
  isRepeatable?: boolean
  /** Throws `NotDelivered` where it surely did not arrive; after any other error it is in doubt. */
  deliver(run: DeliveryRun, payload: Payload): Promise<Receipt | undefined>
  /** Asks the target whether it arrived. May throw: then it is asked again later. */
  readBack?(run: DeliveryRun, payload: Payload): Promise<{ arrived: true; receipt?: Receipt } | { arrived: false }>
}

// biome-ignore lint/suspicious/noExplicitAny: deliveries with different payloads; each parses its own
export type AnyDelivery = Delivery<any>

/** The target took nothing. `isFinal`: it never will, so it is not tried again. */
export class NotDelivered extends Error {
  readonly isFinal: boolean
  constructor(message: string, options: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.isFinal = options.isFinal ?? false
  }
}

/** A delivery as its owner or an operator may see it. */
export interface DeliveryView {
  id: string
  kind: string
  state: DeliveryState
  attempts: number
  problem: string | null
  receipt: Receipt | null
}

/** Things on their way to services outside: each arrives once, as far as its target lets that be known. */
export interface Outbox {
  /**
   * Keeps it until it has arrived; inside a transaction, with what it changes or not at all. The same key of a kind is the same
   * delivery for ever. Returns its id.
   */
  add<Payload>(
    delivery: Delivery<Payload>,
    payload: Payload,
    options?: { ownerId?: string; key?: string; at?: Date },
  ): Promise<string>
  view(id: string): Promise<DeliveryView | null>
  /** What a person found out of one in doubt, or wants of one that failed. False when it is neither. */
  decide(id: string, decision: 'sent' | 'again'): Promise<boolean>
}
