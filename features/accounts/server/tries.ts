import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { addFailure, failuresOf, forgetTriesUnder, forgetTry, giveBackTry, reserveTry } from './tries-store.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'clock'>

/** Tries before the first wait: from where nobody was signed in before, and from a browser or session of the person’s own. */
const FREE = { stranger: 5, known: 10 }
/** Wrong tries at one account by strangers within a day, after which each new address has a single free one. */
const MANY = 10

/** Who tries a password: a stranger at an address, or a browser (`device` id) or session that has signed in before. */
export interface Guess {
  email: string
  from: { address: string } | { device: string } | 'own session'
}

/** `right` and `wrong` are about the password; `none`: it was not looked at. */
export type Outcome = 'right' | 'wrong' | 'none'

/**
 * Lets a password be tried, and lets it be tried ever more slowly when it was wrong: 429 `too-many-tries` until the wait is
 * over. Nobody can keep a person out with that: tries count by account and where they come from, so that the first
 * from a new address is always free, and the person's own browsers wait for nobody. Counts lie in the database, so
 * that processes agree.
 */
export async function countingTries<T extends { outcome: Outcome }>(
  deps: Needs,
  guess: Guess,
  attempt: () => Promise<T>,
): Promise<T> {
  if (deps.config.RATE_LIMITS === 'off') return attempt()
  const account = accountOf(guess.email)
  const name = `${account}:${sourceOf(guess)}`
  const reserved = await reserveTry(deps.db, { name, free: await freeTries(deps, guess) }, deps.clock.now())
  if (!reserved.isGranted) {
    const seconds = Math.ceil(reserved.waitMs / 1000)
    refuse('too-many-tries', { seconds, headers: { 'retry-after': String(seconds) } })
  }
  const tried = await attempt().catch(async (error: unknown) => {
    await giveBackTry(deps.db, name)
    throw error
  })
  if (tried.outcome === 'right') await forgetTry(deps.db, name)
  else if (tried.outcome === 'none') await giveBackTry(deps.db, name)
  else if (isStranger(guess)) await addFailure(deps.db, account, deps.clock.now())
  return tried
}

/** Starts anew for somebody who has just chosen a new password. */
export function forgetTriesOf({ db }: Pick<Deps, 'db'>, email: string): Promise<void> {
  return forgetTriesUnder(db, accountOf(email))
}

async function freeTries({ db, clock }: Needs, guess: Guess): Promise<number> {
  if (!isStranger(guess)) return FREE.known
  const failures = await failuresOf(db, accountOf(guess.email), clock.now())
  return failures < MANY ? FREE.stranger : 1
}

function isStranger({ from }: Guess): boolean {
  return typeof from === 'object' && 'address' in from
}

/** A hash, because people type addresses that nobody here has, and mistype others. */
function accountOf(email: string): string {
  return `tries:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`
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
