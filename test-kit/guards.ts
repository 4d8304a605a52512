import type { Guards } from '../platform/server/plug-points.ts'

/** For servers without accounts: whoever calls acts for themselves. */
export const memberOf: Guards['memberOf'] = async ({ principal }) => {
  if (principal.kind !== 'user') throw new Error('Only users are members.')
  return { kind: 'user', userId: principal.userId, ownerId: principal.userId, role: 'owner', via: principal.via }
}
