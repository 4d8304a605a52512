import { createContext, use } from 'react'
import type { Role } from '../../contract/policy.ts'

/** Who is signed in, as far as every page may know. */
export interface Session {
  /** The user's id, which most calls take as `unique_id`. */
  uniqueId: string
  name: string
  email: string
  /** Their place among those who share what they work with. */
  role: Role
}

export const SessionContext = createContext<Session | null>(null)

/** The signed-in person. Only pages with `who: 'user'` may ask. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession stands outside of a page for signed-in people')
  return session
}
