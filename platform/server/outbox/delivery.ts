import type { Deps } from '../deps.ts'
import type { DeliveryKind, Receipt } from './types.ts'

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
export interface Delivery<Payload> extends DeliveryKind<Payload> {
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
