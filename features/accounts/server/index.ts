export { type Actor, actingFor, actorOfJob } from './acting-for.ts'
export { type EraseOutside, eraseAccount } from './delete-account.ts'
export {
  createKey,
  createOperatorKey,
  type KeyView,
  listOperatorKeys,
  requireRoomForKey,
  revokeKey,
  revokeOperatorKey,
} from './keys.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { principalOf } from './principal.ts'
export { findPeople, firstPersonId, type Person, personByEmail, personById, profileOf } from './profile-store.ts'
export { type AccountNeighbours, accountsFeature } from './routes.ts'
export { activate, sendPasswordLink, suspend, verifyAddress } from './standing.ts'
export { countingTries, forgetTriesAt } from './tries.ts'
export { preferencesOf } from './user-details.ts'
