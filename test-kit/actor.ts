import type { Actor } from '../features/accounts/server/index.ts'
import { nobodysPlan, type Plan } from '../features/billing/contract.ts'

/** A person who acts for themselves, as use cases take one. */
export function actorFor(userId: string, plan: Plan | null = null): Actor {
  return {
    kind: 'user',
    userId,
    ownerId: userId,
    teamId: null,
    role: 'owner',
    via: 'session',
    plan: plan ?? nobodysPlan,
  }
}
