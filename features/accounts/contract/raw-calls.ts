import { z } from 'zod'
import { Moment } from '../../../platform/contract/ids.ts'
import type { RawCall } from '../../../platform/contract/raw-call.ts'

const Email = z.email().max(320)
const Password = z.string().min(8).max(128)
const User = z.looseObject({ id: z.string(), name: z.string(), email: z.string(), emailVerified: z.boolean() })
const Session = z.looseObject({ id: z.string(), token: z.string(), expiresAt: Moment, userAgent: z.string().nullish() })
const Done = z.looseObject({})

interface SignInCall {
  id: string
  name: string
  summary: string
  description: string
  method?: 'GET' | 'POST'
  parameters?: z.ZodObject
  body?: z.ZodObject
  answer?: z.ZodType
  fails?: RawCall['fails']
}

function signInCall({ id, name, summary, description, ...call }: SignInCall): RawCall {
  const { method = 'POST', parameters, body, answer = Done, fails = [] } = call
  return {
    id,
    method,
    path: `/api/auth/${name}`,
    summary,
    description: `${description} Responds in the sign-in library’s format, without \`status\`. Browsers can only call it from this site’s pages.`,
    may: 'sign-in:use',
    ...(parameters ? { parameters } : {}),
    ...(body ? { body: { 'application/json': body } } : {}),
    answer: { status: 200, description: 'Done', content: { 'application/json': answer } },
    fails: ['foreign-origin', ...fails],
  }
}

/** Signing up and in, sessions and passwords: the paths of the sign-in library that the product uses. */
export const signInRawCalls: readonly RawCall[] = [
  signInCall({
    id: 'signUp',
    name: 'sign-up/email',
    summary: 'Create an account',
    description: 'Sets the session cookie, unless the email address must be confirmed first (then `token` is null).',
    body: z.object({ name: z.string(), email: Email, password: Password, callbackURL: z.string().optional() }),
    answer: z.looseObject({ token: z.string().nullable(), user: User }),
  }),
  signInCall({
    id: 'signIn',
    name: 'sign-in/email',
    summary: 'Sign in',
    description: 'Sets the session cookie.',
    body: z.object({ email: Email, password: z.string(), rememberMe: z.boolean().optional() }),
    answer: z.looseObject({ token: z.string(), user: User }),
    fails: ['not-signed-in', 'too-many-tries'],
  }),
  signInCall({ id: 'signOut', name: 'sign-out', summary: 'Sign out', description: 'Ends the current session.' }),
  signInCall({
    id: 'session',
    name: 'get-session',
    method: 'GET',
    summary: 'Get the current session',
    description: '`null` if nobody is signed in.',
    answer: z.object({ session: Session, user: User }).nullable(),
  }),
  signInCall({
    id: 'sessions',
    name: 'list-sessions',
    method: 'GET',
    summary: 'List signed-in devices',
    description: 'Each with the token to sign it out.',
    answer: z.array(Session),
    fails: ['not-signed-in'],
  }),
  signInCall({
    id: 'endSession',
    name: 'revoke-session',
    summary: 'Sign out a device',
    description: 'By its token from `list-sessions`.',
    body: z.object({ token: z.string() }),
    fails: ['not-signed-in'],
  }),
  signInCall({
    id: 'endSessions',
    name: 'revoke-sessions',
    summary: 'Sign out all devices',
    description: 'Includes this one.',
    fails: ['not-signed-in'],
  }),
  signInCall({
    id: 'endOtherSessions',
    name: 'revoke-other-sessions',
    summary: 'Sign out all other devices',
    description: 'This one stays signed in.',
    fails: ['not-signed-in'],
  }),
  signInCall({
    id: 'askForReset',
    name: 'request-password-reset',
    summary: 'Email a password reset link',
    description: 'The response is the same whether or not an account exists.',
    body: z.object({ email: Email, redirectTo: z.string().optional() }),
  }),
  signInCall({
    id: 'openReset',
    name: 'reset-password/{token}',
    method: 'GET',
    summary: 'Open a password reset link',
    description: 'Redirects to the page with the token, or with an error.',
    parameters: z.object({ token: z.string(), callbackURL: z.string() }),
  }),
  signInCall({
    id: 'resetPassword',
    name: 'reset-password',
    summary: 'Choose a new password',
    description: 'Requires the token from the emailed link.',
    body: z.object({ newPassword: Password, token: z.string() }),
  }),
  signInCall({
    id: 'changePassword',
    name: 'change-password',
    summary: 'Change the password',
    description: 'Requires the current password.',
    body: z.object({ currentPassword: z.string(), newPassword: Password, revokeOtherSessions: z.boolean().optional() }),
    fails: ['not-signed-in', 'too-many-tries'],
  }),
  signInCall({
    id: 'verifyEmail',
    name: 'verify-email',
    method: 'GET',
    summary: 'Open an email confirmation link',
    description: 'Confirms the address and redirects to the page.',
    parameters: z.object({ token: z.string(), callbackURL: z.string().optional() }),
  }),
  signInCall({
    id: 'sendVerification',
    name: 'send-verification-email',
    summary: 'Email the confirmation link again',
    description: 'The response is the same whether or not an account exists.',
    body: z.object({ email: Email, callbackURL: z.string().optional() }),
  }),
]
