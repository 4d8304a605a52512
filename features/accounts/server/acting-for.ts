import { refuse } from '../../../platform/contract/failures.ts'
import type { Member } from '../../../platform/contract/policy.ts'
import type { CallContext, Principal } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Whose } from '../../../platform/server/plug-points.ts'
import type { Plan } from '../../billing/contract.ts'
import { type Entitlement, entitlementOf } from '../../billing/server/index.ts'
import { identifiedAs } from './identified.ts'

/** Who does something, for whom, in which role, and on which plan. */
export interface Actor extends Member {
  teamId: string | null
  /** The plan in force. */
  plan: Plan
  /** What the plan was read from, for the call that has just looked it up. */
  entitlement?: Entitlement
}

/**
 * For whom a call acts. The ids in a body prove nothing, so they must be the caller's own: 403 for somebody else's
 * `unique_id`, and for a team that the caller is not in.
 */
export async function actingFor(context: CallContext, { unique_id, team_id }: Whose = {}): Promise<Actor> {
  const { principal } = context
  if (principal.kind !== 'user') return refuse(principal.kind === 'nobody' ? 'not-signed-in' : 'not-allowed')
  if (unique_id && unique_id !== principal.userId) refuse('not-yours')
  if (team_id) refuse('not-yours')
  const asked = acting.get(principal) ?? look(context, principal)
  acting.set(principal, asked)
  return asked
}

/** Answers by their call, which alone has its principal: the rights check and the work behind it ask after the same person. */
const acting = new WeakMap<Principal, Promise<Actor>>()

async function look({ deps }: CallContext, principal: Extract<Principal, { kind: 'user' }>): Promise<Actor> {
  const { userId, via, scope } = principal
  const entitlement = await entitlementOf(deps, userId, identifiedAs(principal)?.account)
  return { ...ownerThemselves(userId, via), ...(scope ? { scope } : {}), plan: entitlement.plan, entitlement }
}

/** Who long work acts for, with the plan and the role of now rather than of when it was queued. */
export async function actorOfJob(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { userId, ownerId }: { userId: string; ownerId: string },
): Promise<Actor> {
  if (userId !== ownerId) refuse('not-yours')
  const { plan } = await entitlementOf(deps, ownerId)
  return { ...ownerThemselves(userId, 'job'), plan }
}

/** Somebody who acts for nobody but themselves owns what they make. */
function ownerThemselves(userId: string, via: Member['via']) {
  return { kind: 'user', userId, ownerId: userId, teamId: null, role: 'owner', via } as const
}
