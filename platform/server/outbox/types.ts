import type { z } from 'zod'

/**
 * Where a delivery stands. `in-doubt`: nobody here knows whether it arrived, because the line or the process broke while it
 * was sent; the target's `readBack` or a person says. `failed`: it did not arrive and is not tried again by itself.
 */
export type DeliveryState = 'due' | 'sending' | 'sent' | 'in-doubt' | 'failed'

/** What the target gave back of what arrived, such as its id there. Small, no content. */
export type Receipt = Record<string, unknown>

/** What a delivery is known by where it is added: how it goes out is for the sender alone. */
export interface DeliveryKind<Payload> {
  kind: string
  payload: z.ZodType<Payload>
}

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
  /** When it is tried or asked for next; of the past where it ended. */
  dueAt: Date
  updatedAt: Date
}

/** Things on their way to services outside: each arrives once, as far as its target lets that be known. */
export interface Outbox {
  /**
   * Keeps it until it has arrived; inside a transaction, with what it changes or not at all. The same key of a kind is the same
   * delivery for ever. Returns its id.
   */
  add<Payload>(
    delivery: DeliveryKind<Payload>,
    payload: Payload,
    options?: { ownerId?: string; key?: string; at?: Date },
  ): Promise<string>
  view(id: string): Promise<DeliveryView | null>
  /** What has not arrived, what needs a person first: in doubt, failed, being sent, due. */
  undelivered(page: { offset: number; limit: number }): Promise<{ deliveries: DeliveryView[]; total: number }>
  /** What a person found out of one in doubt, or wants of one that failed. False when it is neither. */
  decide(id: string, decision: 'sent' | 'again'): Promise<boolean>
}
