import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { asFailure } from '../../../platform/web/api/failure.ts'
import type { Session } from '../../../platform/web/session/session.ts'
import type { UserDetails } from '../contract.ts'
import { accountsApi } from './api.ts'
import { currentSessionToken } from './auth-calls.ts'

/** Everything the pages know of the signed-in person. */
export type Me = z.output<typeof UserDetails>

const meOptions = accountsApi.query.userDetails.queryOptions({ input: {}, staleTime: 60_000 })

/**
 * The signed-in person; null where nobody is. Other failures are thrown. A browser in which nobody was signed in before is
 * asked for a session first, since asking for the person would be refused, and browsers show refusals as errors.
 */
export async function loadMe(queries: QueryClient): Promise<Me | null> {
  if (!wasSignedIn() && !(await currentSessionToken())) return null
  try {
    const me = await queries.ensureQueryData(meOptions)
    rememberSignedIn(true)
    return me
  } catch (error) {
    if (!asFailure(error).isSignedOut) throw error
    rememberSignedIn(false)
    return null
  }
}

const SIGNED_IN = 'longhand-signed-in'

// Only saves a question to the server; who is signed in, the server decides by its cookie.
function wasSignedIn(): boolean {
  return localStorage.getItem(SIGNED_IN) !== null
}

function rememberSignedIn(isSo: boolean): void {
  if (isSo) localStorage.setItem(SIGNED_IN, '1')
  else localStorage.removeItem(SIGNED_IN)
}

/** The person again, after something about them changed. */
export function reloadMe(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: meOptions.queryKey })
}

/** The signed-in person, kept current. */
export function useMe() {
  return useQuery(meOptions)
}

/** What every page may know of a person. */
export function sessionOf(me: Me): Session {
  return { uniqueId: me.unique_id, name: me.display_name, email: me.email, role: me.role }
}
