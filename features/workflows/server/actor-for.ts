import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { entitlementOf } from '../../billing/server/index.ts'

/** Who long work acts for, with the plan in force now rather than when it was queued. */
export async function actorFor(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { userId, ownerId }: { userId: string; ownerId: string },
): Promise<Actor> {
  const { plan } = await entitlementOf(deps, ownerId)
  return { userId, ownerId, teamId: userId === ownerId ? null : ownerId, plan }
}
