import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../../contract/failures.ts'
import type { Principal } from '../call-context.ts'
import type { Deps } from '../deps.ts'
import type { Schedule } from '../plug-points.ts'
import {
  claimKey,
  findKey,
  forgetKeysBefore,
  type KeyOwner,
  keepAnswer,
  releaseAbandoned,
  releaseKey,
  touchKey,
} from './idempotency-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'hub' | 'secrets'>

const KEPT_MS = 24 * 3600_000
const SIGN_OF_LIFE_MS = 10_000
const ABANDONED_MS = 60_000
/** How often it is looked whether a call of another process still lives; its end is heard of at once. */
const LOOK_AGAIN_MS = 10_000
const MAX_KEY_LENGTH = 255

/** A call with a key. */
interface KeyedCall {
  principal: Exclude<Principal, { kind: 'nobody' }>
  key: string
  route: string
  input: unknown
}

/** How a call with a key ended. After `broken` (a fault of ours, a caller that went away) the next one tries again. */
type Outcome = { state: 'answered'; answer: unknown } | { state: 'refused'; refusal: Refusal } | { state: 'broken' }

interface Running {
  fingerprint: string
  outcome: Promise<Outcome>
}

/** Calls with a key that this process is at, by database: tests run several servers in one process. */
const runningCalls = new WeakMap<Needs['db'], Map<string, Running>>()

/** Runs a call, only once where it brings an `Idempotency-Key`. Anonymous callers have no keys: they could not be distinguished. */
export function onceByKey<T>(
  deps: Needs,
  { headers, principal }: Pick<FastifyRequest, 'headers' | 'principal'>,
  call: { route: string; input: unknown },
  run: () => Promise<T>,
): Promise<T> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !key || principal.kind === 'nobody') return run()
  return once(deps, { principal, key, ...call }, run)
}

/**
 * Gives the first answer again for the same caller and key. Calls that come while the first is at work wait for it within
 * the process, without the database; they hear its refusal too. Any other failure frees the key. The same key with another
 * request is a 409.
 */
async function once<T>(deps: Needs, request: KeyedCall, run: () => Promise<T>): Promise<T> {
  if (request.key.length > MAX_KEY_LENGTH)
    refuse('invalid', { details: [{ path: 'Idempotency-Key', message: `At most ${MAX_KEY_LENGTH} characters.` }] })
  const owner: KeyOwner = { principal: nameOf(request.principal), key: request.key }
  const fingerprint = fingerprintOf(deps, request)
  const running = runningCalls.get(deps.db) ?? new Map<string, Running>()
  runningCalls.set(deps.db, running)
  const name = `${owner.principal}\0${owner.key}`
  for (let first = running.get(name); first; first = running.get(name)) {
    if (first.fingerprint !== fingerprint) refuse('idempotency-key-reused')
    const outcome = await first.outcome
    if (outcome.state === 'answered') return outcome.answer as T
    if (outcome.state === 'refused') throw outcome.refusal
  }
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  running.set(name, { fingerprint, outcome: promise })
  let outcome: Outcome = { state: 'broken' }
  try {
    const answer = await claimAndRun(deps, { owner, fingerprint }, run)
    outcome = { state: 'answered', answer }
    return answer
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) outcome = { state: 'refused', refusal: error }
    throw error
  } finally {
    running.delete(name)
    resolve(outcome)
  }
}

/** Runs it when no other process does or has; else gives that one's answer. */
async function claimAndRun<T>(
  deps: Needs,
  { owner, fingerprint }: { owner: KeyOwner; fingerprint: string },
  run: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const ended = heardEnd(deps, owner) // before it is looked, so that no end is missed
    try {
      if (await claimKey(deps.db, owner, fingerprint, deps.clock.now())) break
      const first = await findKey(deps.db, owner)
      if (!first) continue
      if (first.fingerprint !== fingerprint) refuse('idempotency-key-reused')
      if (first.answer !== null) return first.answer as T
      await releaseAbandoned(deps.db, owner, new Date(deps.clock.now().getTime() - ABANDONED_MS))
      await ended.orLater(LOOK_AGAIN_MS)
    } finally {
      ended.stop()
    }
  }
  return runAndKeep(deps, owner, run)
}

async function runAndKeep<T>(deps: Needs, owner: KeyOwner, run: () => Promise<T>): Promise<T> {
  const alive = setInterval(() => touchKey(deps.db, owner, deps.clock.now()).catch(() => {}), SIGN_OF_LIFE_MS)
  try {
    const answer = await run()
    await keepAnswer(deps.db, owner, answer)
    return answer
  } catch (error) {
    await releaseKey(deps.db, owner).catch(() => {}) // the failure itself is what the caller must hear
    throw error
  } finally {
    clearInterval(alive)
    await deps.hub.publish(channelOf(owner), { kind: 'key-ended' }).catch(() => {}) // others look again by themselves
  }
}

/** Hears when the call that holds a key ends, in whatever process. */
function heardEnd({ hub }: Needs, owner: KeyOwner) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = hub.subscribe(channelOf(owner), () => resolve())
  return {
    stop,
    async orLater(ms: number): Promise<void> {
      const timer = setTimeout(resolve, ms)
      await promise
      clearTimeout(timer)
    },
  }
}

function channelOf({ principal, key }: KeyOwner): string {
  return `idempotency:${createHash('sha256').update(`${principal}\0${key}`).digest('base64url')}`
}

/** Keyed, since an input may hold a password, as that of a share link does. */
function fingerprintOf({ secrets }: Needs, { route, input }: KeyedCall): string {
  return secrets.fingerprint(`${route}\0${JSON.stringify(input)}`)
}

/** Forgets answers older than 24 hours. */
export const forgetOldAnswers: Schedule = {
  name: 'forget-old-answers',
  cron: '17 * * * *',
  run: ({ db, clock }) => forgetKeysBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
}

function nameOf(principal: Exclude<Principal, { kind: 'nobody' }>): string {
  return principal.kind === 'user' ? `user:${principal.userId}` : `operator:${principal.name}`
}
