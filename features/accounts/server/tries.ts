import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import {
  addFailure,
  failuresOf,
  forgetTriesUnder,
  forgetTry,
  giveBackTry,
  giveBackTurns,
  reserveTry,
  takeTurn,
} from './tries-store.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'clock'>

/** Tries before the first wait: from where nobody was signed in before, and from a browser or session of the person’s own. */
const FREE = { stranger: 5, known: 10 }
/** Wrong tries at one lock by strangers within a day, after which each new address has a single free one. */
const FAILURES_BEFORE_CAUTION = 10
/**
 * Wrong tries that all strangers together have at one link: a hundred, and another every 20 seconds. Each right one earns
 * one more, so that the mistakes of a thousand readers hold nobody up.
 */
const AT_A_LINK = { burst: 100, everyMs: 20_000 }

/** What a password opens: an account, or a link that anybody may try who has it. */
export type Lock = { email: string } | { link: string }

/** Who tries a password: a stranger at an address, or a browser (`device` id) or session that has opened this lock before. */
export interface Guess {
  lock: Lock
  from: { address: string } | { device: string } | 'own session'
}

/** `right` and `wrong` are about the password; `none`: it was not looked at. */
export type Outcome = 'right' | 'wrong' | 'none'

/**
 * Lets a password be tried, and lets it be tried ever more slowly when it was wrong: 429 `too-many-tries` until the wait is
 * over. Nobody can keep a person out of an account with that: tries count by account and where they come from, so that the
 * first from a new address is always free, and the person's own browsers wait for nobody. A link has short passwords and
 * no owner to warn, so strangers have a common pace there too; browsers that have opened it go on. Counts are in the
 * database, so that processes agree.
 */
export async function countingTries<T extends { outcome: Outcome }>(
  deps: Needs,
  guess: Guess,
  attempt: () => Promise<T>,
): Promise<T> {
  if (deps.config.RATE_LIMITS === 'off') return attempt()
  const lock = nameOf(guess.lock)
  const name = `${lock}:${sourceOf(guess)}`
  const reserved = await reserveTry(deps.db, { name, free: await freeTries(deps, guess) }, deps.clock.now())
  if (!reserved.isGranted) refuseFor(reserved.waitMs)
  const pace = 'link' in guess.lock && isStranger(guess) ? { name: `${lock}:all`, ...AT_A_LINK } : null
  const waitMs = pace ? await takeTurn(deps.db, pace, deps.clock.now()) : 0
  if (waitMs > 0) {
    await giveBackTry(deps.db, name)
    refuseFor(waitMs)
  }
  const tried = await attempt().catch(async (error: unknown) => {
    await giveBackTry(deps.db, name)
    throw error
  })
  if (tried.outcome === 'right') await forgetTry(deps.db, name)
  else if (tried.outcome === 'none') await giveBackTry(deps.db, name)
  else if (isStranger(guess)) await addFailure(deps.db, lock, deps.clock.now())
  if (pace && tried.outcome === 'right') await giveBackTurns(deps.db, pace, 2)
  return tried
}

/** Starts again for a lock that has just got another password. */
export function forgetTriesAt({ db }: Pick<Deps, 'db'>, lock: Lock): Promise<void> {
  return forgetTriesUnder(db, nameOf(lock))
}

function refuseFor(waitMs: number): never {
  const seconds = Math.ceil(waitMs / 1000)
  refuse('too-many-tries', { seconds, headers: { 'retry-after': String(seconds) } })
}

async function freeTries({ db, clock }: Needs, guess: Guess): Promise<number> {
  if (!isStranger(guess)) return FREE.known
  const failures = await failuresOf(db, nameOf(guess.lock), clock.now())
  return failures < FAILURES_BEFORE_CAUTION ? FREE.stranger : 1
}

function isStranger({ from }: Guess): boolean {
  return typeof from === 'object' && 'address' in from
}

/** A hash, because people type addresses that nobody here has, and mistype others. */
function nameOf(lock: Lock): string {
  if ('link' in lock) return `tries:link:${lock.link}`
  return `tries:${createHash('sha256').update(lock.email.trim().toLowerCase()).digest('base64url')}`
}

function sourceOf({ from }: Guess): string {
  if (from === 'own session') return 'session'
  return 'device' in from ? `device:${from.device}` : `network:${networkOf(from.address)}`
}

/** An IPv4 address, or the 64 bits of an IPv6 one that a household shares. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join('-')
    : parsed.toString()
}
