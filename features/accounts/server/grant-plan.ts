import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { type Entitlement, extendTrial, grant } from '../../billing/server/index.ts'
import { actingFor } from './acting-for.ts'
import { personById } from './profile-store.ts'

/** The operator extends anybody by any number of days; a person extends their own trial, once. */
export async function extended(
  context: CallContext,
  { unique_id, expiry_days }: { unique_id?: string; expiry_days: number },
): Promise<Entitlement> {
  if (context.principal.kind !== 'operator') {
    return extendTrial(context.deps, await actingFor(context, { unique_id }), expiry_days)
  }
  if (!unique_id) return refuse('invalid', { details: [{ path: 'unique_id', message: 'Enter the user’s unique_id.' }] })
  return grantTo(context, unique_id, { extendDays: expiry_days })
}

/** What an operator gives a person: a plan, credits, days. 404 where nobody has the id. */
export async function grantTo({ deps, principal }: CallContext, userId: string, wish: Parameters<typeof grant>[2]) {
  if (principal.kind !== 'operator') return refuse('not-allowed')
  if (!(await personById(deps.db, userId))) return refuse('not-found')
  return grant(deps, { operator: principal.name, ownerId: userId }, wish)
}
