import { use } from 'react'
import { type Asker, may, type Permission } from '../../contract/policy.ts'
import { type Session, SessionContext } from './session.ts'

/** Whether the person at the page has a permission; what they may not do is not offered. The server asks again on every call. */
export function useMay(): (permission: Permission) => boolean {
  const asker = askerOf(use(SessionContext))
  return (permission) => may(asker, permission)
}

function askerOf(session: Session | null): Asker {
  if (!session) return { kind: 'nobody' }
  const { uniqueId, role } = session
  return { kind: 'user', userId: uniqueId, ownerId: uniqueId, role, via: 'session' }
}
