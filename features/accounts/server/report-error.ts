import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'

type Needs = Pick<Deps, 'clock' | 'config' | 'log'>

const MAX_LENGTH = 2_000
const PER_MINUTE = 20
const MINUTE_MS = 60_000
const MAX_REPORTERS = 10_000

/** Reports of each person in the present minute of this process. */
const counted = new Map<string, { since: number; reports: number }>()

/** Keeps an error of a page in the log: shortened, without what looks like a secret, at most 20 a minute and person. */
export function reportError(deps: Needs, userId: string, message: string): void {
  requireTurn(deps, userId)
  deps.log.warn({ userId, pageError: withoutSecrets(message).slice(0, MAX_LENGTH) }, 'a page reported an error')
}

function requireTurn({ clock, config }: Needs, userId: string): void {
  if (config.RATE_LIMITS === 'off') return
  const now = clock.now().getTime()
  const mine = counted.get(userId)
  if (!mine || now - mine.since >= MINUTE_MS) {
    if (counted.size >= MAX_REPORTERS) counted.clear()
    counted.set(userId, { since: now, reports: 1 })
    return
  }
  mine.reports += 1
  if (mine.reports <= PER_MINUTE) return
  const seconds = Math.ceil((mine.since + MINUTE_MS - now) / 1000)
  refuse('too-many-requests', { seconds, headers: { 'retry-after': String(seconds) } })
}

/** Hides queries of addresses, mail addresses, values named like secrets, and long runs that look like keys. */
export function withoutSecrets(text: string): string {
  return text
    .slice(0, MAX_LENGTH * 2)
    .replace(/\?[^\s)"']{1,1000}/g, '?[hidden]')
    .replace(/\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[address]')
    .replace(/\b(bearer|basic)\s+\S{4,}/gi, '$1 [hidden]')
    .replace(
      /\b(password|secret|token|cookie|authorization|api[-_]?key)(["']?\s*[:=]\s*["']?)[^\s"',;]{4,}/gi,
      '$1$2[hidden]',
    )
    .replace(/\b[A-Za-z0-9_-]{32,}\b/g, '[hidden]')
}
