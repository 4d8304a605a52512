import type { KeyScope } from '../../../platform/contract/policy.ts'
import type { Principal } from '../../../platform/server/call-context.ts'
import type { AccountRead } from '../../billing/server/index.ts'

/** The person that the credentials belong to, with their account, read in one query. */
export interface Identified {
  userId: string
  account: AccountRead
  isSuspended: boolean
}

/** Longest time, in milliseconds, for which what was read with the credentials is believed: a body may take minutes to arrive. */
const FRESH_MS = 1_000

const readWith = new WeakMap<Principal, Identified & { at: number }>()

/** The principal of somebody whose credentials, a session or a key of some scope, were read together with their account. */
export function principalFrom(
  identified: Identified,
  by: { via: 'session' } | { via: 'api-key'; scope: KeyScope; expiresAt?: Date },
): Principal {
  const principal: Principal = { kind: 'user', userId: identified.userId, ...by }
  readWith.set(principal, { ...identified, at: performance.now() })
  return principal
}

/** What was read with a principal's credentials, while that is fresh; null where it must be read again. */
export function identifiedAs(principal: Principal): Identified | null {
  const read = readWith.get(principal)
  return read && performance.now() - read.at < FRESH_MS ? read : null
}
