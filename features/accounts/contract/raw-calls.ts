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
    description: `${description} Answers in the sign-in library’s own form, without \`status\`. A browser must come from our own pages.`,
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
    description: 'Sets the session cookie, unless the address must be confirmed by mail first (`token` is null then).',
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
  signInCall({ id: 'signOut', name: 'sign-out', summary: 'Sign out', description: 'Ends the session of the cookie.' }),
  signInCall({
    id: 'session',
    name: 'get-session',
    method: 'GET',
    summary: 'The session of the cookie',
    description: '`null` for somebody who is not signed in.',
    answer: z.object({ session: Session, user: User }).nullable(),
  }),
  signInCall({
    id: 'sessions',
    name: 'list-sessions',
    method: 'GET',
    summary: 'Every device that is signed in',
    description: 'Each with the token by which it can be signed out.',
    answer: z.array(Session),
    fails: ['not-signed-in'],
  }),
  signInCall({
    id: 'endSession',
    name: 'revoke-session',
    summary: 'Sign a device out',
    description: 'By the token that `list-sessions` names.',
    body: z.object({ token: z.string() }),
    fails: ['not-signed-in'],
  }),
  signInCall({
    id: 'endSessions',
    name: 'revoke-sessions',
    summary: 'Sign every device out',
    description: 'This one too.',
    fails: ['not-signed-in'],
  }),
  signInCall({
    id: 'endOtherSessions',
    name: 'revoke-other-sessions',
    summary: 'Sign every other device out',
    description: 'This one stays.',
    fails: ['not-signed-in'],
  }),
  signInCall({
    id: 'askForReset',
    name: 'request-password-reset',
    summary: 'Send a link to choose a new password',
    description: 'Says the same whether the address has an account or not.',
    body: z.object({ email: Email, redirectTo: z.string().optional() }),
  }),
  signInCall({
    id: 'openReset',
    name: 'reset-password/{token}',
    method: 'GET',
    summary: 'Where the link for a new password leads',
    description: 'Leads on to the page with the token, or with an error.',
    parameters: z.object({ token: z.string(), callbackURL: z.string() }),
  }),
  signInCall({
    id: 'resetPassword',
    name: 'reset-password',
    summary: 'Choose a new password',
    description: 'With the token of the mailed link.',
    body: z.object({ newPassword: Password, token: z.string() }),
  }),
  signInCall({
    id: 'changePassword',
    name: 'change-password',
    summary: 'Change the password',
    description: 'Needs the one that holds now.',
    body: z.object({ currentPassword: z.string(), newPassword: Password, revokeOtherSessions: z.boolean().optional() }),
    fails: ['not-signed-in', 'too-many-tries'],
  }),
  signInCall({
    id: 'verifyEmail',
    name: 'verify-email',
    method: 'GET',
    summary: 'Where the link to confirm an address leads',
    description: 'Confirms it and leads on to the page.',
    parameters: z.object({ token: z.string(), callbackURL: z.string().optional() }),
  }),
  signInCall({
    id: 'sendVerification',
    name: 'send-verification-email',
    summary: 'Send the link to confirm an address again',
    description: 'Says the same whether the address has an account or not.',
    body: z.object({ email: Email, callbackURL: z.string().optional() }),
  }),
]
