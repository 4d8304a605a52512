import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { OUTBOX_CHANNEL } from './create-outbox.ts'
import type { AnyDelivery, DeliveryRun } from './delivery.ts'
import {
  changeDelivery,
  claimDue,
  doubtAbandoned,
  doubtful,
  forgetEnded,
  type OutboxRow,
  showAlive,
} from './outbox-store.ts'
import { NotDelivered } from './types.ts'

/** How often one looks by oneself for what has become due, in milliseconds. */
const LOOK_MS = 5_000
const SIGN_OF_LIFE_MS = 5_000
/** How long after a break the target is asked: what it was sent may still be on its way. In milliseconds. */
const ASK_AFTER_MS = 10_000
/** A target that cannot be asked is asked again after this, in milliseconds. */
const ASK_AGAIN_MS = 60_000
/** How many go out at once from one process. */
const AT_ONCE = 4
/** What a stopping process gives deliveries on their way, in milliseconds. Those still under way then are in doubt. */
const STOP_MS = 10_000
const FORGET_MS = 30 * 24 * 3_600_000

/** Sends what is due, and settles what is in doubt, until stopped. */
export async function startSending(
  deps: Deps,
  deliveries: AnyDelivery[],
  { isAlone }: { isAlone: boolean },
): Promise<() => Promise<void>> {
  const byKind = new Map(deliveries.map((delivery) => [delivery.kind, delivery]))
  const sending = new Set<Promise<void>>()
  let stopping = false
  let isLooking = false
  let lookAgain = false

  async function look(): Promise<void> {
    lookAgain = true
    if (isLooking) return
    isLooking = true
    while (lookAgain && !stopping) {
      lookAgain = false
      await lookOnce().catch((err: unknown) => deps.log.warn({ err }, 'outbox could not be read'))
    }
    isLooking = false
  }

  async function lookOnce(): Promise<void> {
    const now = deps.clock.now()
    for (const row of await doubtAbandoned(deps.db, { now, all: false })) logDoubt(deps, row)
    for (const row of await doubtful(deps.db, { kinds: [...byKind.keys()], now })) await settle(deps, byKind, row)
    while (!stopping && sending.size < AT_ONCE) {
      const attemptId = newId()
      const row = await claimDue(deps.db, { kinds: [...byKind.keys()], attemptId, now: deps.clock.now() })
      if (!row) return
      const one = send(deps, byKind, { ...row, attemptId })
        .catch((err: unknown) => deps.log.error({ err, deliveryId: row.id }, 'end of a delivery could not be kept'))
        .finally(() => {
          sending.delete(one)
          void look()
        })
      sending.add(one)
    }
  }

  if (isAlone)
    for (const row of await doubtAbandoned(deps.db, { now: deps.clock.now(), all: true })) logDoubt(deps, row)
  const unsubscribe = deps.hub.subscribe(OUTBOX_CHANNEL, () => void look())
  const timer = setInterval(() => void look(), LOOK_MS).unref()
  void look()
  return async () => {
    stopping = true
    clearInterval(timer)
    unsubscribe()
    await Promise.race([Promise.all(sending), wait(STOP_MS, undefined, { ref: false })])
  }
}

type Claimed = OutboxRow & { attemptId: string }
type Kinds = Map<string, AnyDelivery>

async function send(deps: Deps, kinds: Kinds, row: Claimed): Promise<void> {
  const delivery = kinds.get(row.kind)
  if (!delivery) return
  const alive = setInterval(() => showAlive(deps.db, row).catch(() => {}), SIGN_OF_LIFE_MS).unref()
  try {
    const receipt = await inTime(delivery, (signal) =>
      delivery.deliver(runOf(deps, row, signal), payloadOf(deps, delivery, row)),
    )
    await change(deps, row, 'sending', { state: 'sent', receipt: receipt ?? null, payload: null, problem: null })
    deps.log.info({ deliveryId: row.id, kind: row.kind, attempts: row.attempts }, 'delivery arrived')
  } catch (error) {
    await notSent(deps, delivery, row, error)
  } finally {
    clearInterval(alive)
  }
}

async function notSent(deps: Deps, delivery: AnyDelivery, row: Claimed, error: unknown): Promise<void> {
  const problem = error instanceof Error ? error.message : String(error)
  if (error instanceof NotDelivered || delivery.isRepeatable)
    return tryAgain(deps, delivery, row, { from: 'sending', problem, error })
  const dueAt = new Date(deps.clock.now().getTime() + ASK_AFTER_MS)
  if (await change(deps, row, 'sending', { state: 'in-doubt', dueAt, problem })) logDoubt(deps, row, error)
}

async function tryAgain(
  deps: Deps,
  { retryAfterSeconds }: AnyDelivery,
  row: Claimed,
  { from, problem, error }: { from: 'sending' | 'in-doubt'; problem: string; error?: unknown },
): Promise<void> {
  const facts = { deliveryId: row.id, kind: row.kind, attempts: row.attempts, reason: problem, err: error }
  const seconds = retryAfterSeconds[row.attempts - 1]
  if (seconds === undefined || (error instanceof NotDelivered && error.isFinal)) {
    await change(deps, row, from, { state: 'failed', problem })
    return deps.log.error(facts, 'delivery was given up')
  }
  const dueAt = new Date(deps.clock.now().getTime() + seconds * 1_000)
  await change(deps, row, from, { state: 'due', dueAt, problem })
  deps.log.warn({ ...facts, seconds }, 'delivery did not arrive and is tried again')
}

/** Finds out by the target what became of a delivery. Without a way to ask it stays in doubt, for a person to decide. */
async function settle(deps: Deps, kinds: Kinds, row: OutboxRow): Promise<void> {
  const delivery = kinds.get(row.kind)
  if (!delivery || row.attemptId === null) return
  const claimed = { ...row, attemptId: row.attemptId }
  const problem = row.problem ?? ''
  if (delivery.isRepeatable) return tryAgain(deps, delivery, claimed, { from: 'in-doubt', problem })
  const later = { dueAt: new Date(deps.clock.now().getTime() + ASK_AGAIN_MS) }
  const { readBack } = delivery
  if (!readBack) return void (await change(deps, claimed, 'in-doubt', later))
  try {
    const found = await inTime(delivery, (signal) =>
      readBack.call(delivery, runOf(deps, row, signal), payloadOf(deps, delivery, row)),
    )
    if (!found.arrived) return await tryAgain(deps, delivery, claimed, { from: 'in-doubt', problem })
    const receipt = found.receipt ?? null
    await change(deps, claimed, 'in-doubt', { state: 'sent', receipt, payload: null, problem: null })
    deps.log.info({ deliveryId: row.id, kind: row.kind }, 'delivery in doubt was found at its target')
  } catch (err) {
    await change(deps, claimed, 'in-doubt', later)
    deps.log.warn({ err, deliveryId: row.id, kind: row.kind }, 'target could not be asked for a delivery in doubt')
  }
}

function change(deps: Deps, row: Claimed, from: 'sending' | 'in-doubt', values: Partial<OutboxRow>): Promise<boolean> {
  return changeDelivery(deps.db, row, from, { ...values, updatedAt: deps.clock.now() })
}

/** The time is over for whoever does not heed the signal, too. */
async function inTime<T>({ timeoutMs }: AnyDelivery, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs)
  const over = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error(`Timed out after ${timeoutMs / 1000} s.`))),
  )
  return Promise.race([work(signal), over])
}

function runOf(deps: Deps, { id, ownerId }: OutboxRow, signal: AbortSignal): DeliveryRun {
  return { deps, id, ownerId, signal }
}

function payloadOf(deps: Deps, delivery: AnyDelivery, row: OutboxRow): unknown {
  return delivery.payload.parse(JSON.parse(deps.secrets.decrypt(row.payload ?? '')))
}

function logDoubt({ log }: Deps, { id, kind, attempts }: OutboxRow, err?: unknown): void {
  log.warn({ deliveryId: id, kind, attempts, err }, 'delivery is in doubt: it broke off while it was sent')
}

/** Forgets each day what ended long ago. */
export const forgetOldDeliveries = {
  name: 'forget-old-deliveries',
  cron: '40 3 * * *',
  run: ({ db, clock }: Deps) => forgetEnded(db, new Date(clock.now().getTime() - FORGET_MS)),
}
