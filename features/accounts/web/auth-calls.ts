import { requestJson } from '../../../platform/web/api/request.ts'

/** A browser or device that is signed in. `token` names it to `endSession`; it is no secret beyond one's own pages. */
export interface DeviceSession {
  id: string
  token: string
  userAgent: string
  ipAddress: string
  createdAt: string
  updatedAt: string
}

/** Makes an account. Signed in afterwards, unless the address must be confirmed by mail first. */
export async function signUp(
  person: { name: string; email: string; password: string },
  goOn: string,
): Promise<{ isSignedIn: boolean }> {
  const answer = await post('/sign-up/email', { ...person, callbackURL: goOn })
  return { isSignedIn: isObject(answer) && typeof answer.token === 'string' }
}

/** Sends the mail that confirms a new account's address once more; says nothing of whether there is one. */
export function askForConfirmation(email: string, goOn: string): Promise<unknown> {
  return post('/send-verification-email', { email, callbackURL: goOn })
}

export function signIn(person: { email: string; password: string; rememberMe: boolean }): Promise<unknown> {
  return post('/sign-in/email', person)
}

export function signOut(): Promise<unknown> {
  return post('/sign-out', {})
}

/** Sends a mail with a link that leads to `/login?view=reset&token=…`, if the address has an account; says nothing either way. */
export function askForReset(email: string): Promise<unknown> {
  return post('/request-password-reset', { email, redirectTo: '/login?view=reset' })
}

export function resetPassword(newPassword: string, token: string): Promise<unknown> {
  return post('/reset-password', { newPassword, token })
}

/** Changes the password and ends every other session. */
export function changePassword(currentPassword: string, newPassword: string): Promise<unknown> {
  return post('/change-password', { currentPassword, newPassword, revokeOtherSessions: true })
}

export async function listSessions(): Promise<DeviceSession[]> {
  const sessions = await requestJson({ method: 'GET', path: '/api/auth/list-sessions' })
  return Array.isArray(sessions) ? sessions.filter(isObject).map(asSession) : []
}

/** The token of the session that this page belongs to. */
export async function currentSessionToken(): Promise<string> {
  const answer = await requestJson({ method: 'GET', path: '/api/auth/get-session' })
  return isObject(answer) && isObject(answer.session) ? String(answer.session.token ?? '') : ''
}

export function endSession(token: string): Promise<unknown> {
  return post('/revoke-session', { token })
}

export function endOtherSessions(): Promise<unknown> {
  return post('/revoke-other-sessions', {})
}

// A 401 here means a wrong password, not a lost session.
function post(path: string, body: Record<string, unknown>): Promise<unknown> {
  return requestJson({ method: 'POST', path: `/api/auth${path}`, body, mayBeSignedOut: true })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function asSession(session: Record<string, unknown>): DeviceSession {
  const text = (name: string) => String(session[name] ?? '')
  return {
    id: text('id'),
    token: text('token'),
    userAgent: text('userAgent'),
    ipAddress: text('ipAddress'),
    createdAt: text('createdAt'),
    updatedAt: text('updatedAt'),
  }
}
