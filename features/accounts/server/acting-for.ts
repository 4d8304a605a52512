import { refuse } from '../../../platform/contract/failures.ts'
import { type CallContext, userOf } from '../../../platform/server/call-context.ts'
import type { Plan } from '../../billing/contract.ts'
import { type Entitlement, entitlementOf } from '../../billing/server/index.ts'
import { identifiedAs } from './identified.ts'

/** Who does something, for whom, and on which plan. */
export interface Actor {
  userId: string
  /** Owns what is made and pays for it: the person, or their team. */
  ownerId: string
  teamId: string | null
  /** The plan in force. */
  plan: Plan
  /** What the plan was read from, for the call that has just looked it up. */
  entitlement?: Entitlement
}

/** The ids that a program names: itself, and the team it acts in. */
export interface Whose {
  unique_id?: string | null
  team_id?: string | null
}

/**
 * For whom a call acts. The ids in a body prove nothing, so they must be the caller's own: 403 for somebody else's
 * `unique_id`, and for a team that the caller is not in.
 */
export async function actingFor(context: CallContext, { unique_id, team_id }: Whose = {}): Promise<Actor> {
  const userId = userOf(context)
  if (unique_id && unique_id !== userId) refuse('not-yours')
  if (team_id) refuse('not-yours')
  const asked = acting.get(context.signal) ?? look(context, userId)
  acting.set(context.signal, asked)
  return asked
}

/** Answers by the signal of their call: a flag check and the work behind it ask after the same person. */
const acting = new WeakMap<AbortSignal, Promise<Actor>>()

async function look({ deps, principal }: CallContext, userId: string): Promise<Actor> {
  const entitlement = await entitlementOf(deps, userId, identifiedAs(principal)?.account)
  return { userId, ownerId: userId, teamId: null, plan: entitlement.plan, entitlement }
}
