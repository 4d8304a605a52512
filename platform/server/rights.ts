import { refuse } from '../contract/failures.ts'
import { type Asker, isInScope, type Member, may, type Permission } from '../contract/policy.ts'
import type { CallContext } from './call-context.ts'

/**
 * Refuses what the policy does not permit: 401 for somebody without credentials, 404 for a thing of others (the same as
 * for one that does not exist), 403 for whatever else, with a code of its own for a key that is limited to less.
 */
export function allow(asker: Asker, permission: Permission, thing?: { ownerId: string }): void {
  if (may(asker, permission, thing)) return
  if (asker.kind === 'nobody') refuseNobody(asker)
  const isForeign = thing !== undefined && asker.kind === 'user' && thing.ownerId !== asker.ownerId
  if (isForeign) refuse('not-found')
  refuse(asker.kind === 'user' && !isInScope(asker.scope, permission) ? 'key-scope' : 'not-allowed')
}

/** For whom a call acts that only users may make; 403 for an operator. */
export function memberOf({ member, principal }: Pick<CallContext, 'member' | 'principal'>): Member {
  return member ?? (principal.kind === 'nobody' ? refuseNobody(principal) : refuse('not-allowed'))
}

function refuseNobody({ isSuspended }: { isSuspended?: true }): never {
  return refuse(isSuspended ? 'account-suspended' : 'not-signed-in')
}
