import { AsyncLocalStorage } from 'node:async_hooks'
import { hkdfSync } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { failures as refusals } from '../../../platform/contract/failures.ts'
import type { Config } from '../../../platform/server/config.ts'
import { afterCommit } from '../../../platform/server/db/current-client.ts'
import { prepared } from '../../../platform/server/db/prepared.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { recheckConnections } from '../../../platform/server/http/still-signed-in.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Log } from '../../../platform/server/log.ts'
import type { Mail } from '../../../platform/server/mail/types.ts'
import { secretKeyOf } from '../../../platform/server/secrets/secret-key.ts'
import { sessions, signInAttempts, signInMethods, users, verifications } from './auth-tables.ts'
import { changeMail, resetMail, verificationMail } from './mails.ts'
import { verifyPassword } from './passwords.ts'
import { isSuspended } from './standing-store.ts'
import { forgetTriesAt } from './tries.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'hub' | 'transaction' | 'mail' | 'log' | 'hashPassword'>

/** The header in which our own routes tell the sign-in library the caller's real address. Never taken from outside. */
export const ADDRESS_HEADER = 'x-longhand-address'

/** In characters. */
export const SHORTEST_PASSWORD = 8

const DAY_SECONDS = 24 * 3600
const LOOPBACK_HOSTS = ['127.0.0.1:*', 'localhost:*', '[::1]:*', '127.0.0.1', 'localhost', '[::1]']

/** Sign-in, sessions and passwords: better-auth on our tables, with what it offers beyond that left off. */
export type Auth = ReturnType<typeof createAuth>

/** What broke while the library answered one call; it would answer an empty 500 and print the rest. */
const failures = new AsyncLocalStorage<unknown[]>()

/** The library's answer to a call. What is our fault, not the caller's, is thrown. */
export async function answerOf(deps: Needs, request: Request): Promise<Response> {
  const broken: unknown[] = []
  const answer = await failures.run(broken, () => authOf(deps).handler(request))
  if (answer.status < 500) return answer
  throw new Error(`Sign-in broke at ${new URL(request.url).pathname}.`, { cause: broken[0] })
}

const made = new WeakMap<Db, Auth>()

/** The one sign-in of a database; made at first need. */
export function authOf(deps: Needs): Auth {
  const auth = made.get(deps.db) ?? createAuth(deps)
  made.set(deps.db, auth)
  return auth
}

function createAuth({ config, db, hub, transaction, mail, log, hashPassword }: Needs) {
  const mustVerify = config.SMTP_URL !== undefined
  // after the response, so that its time doesn't reveal whether an address is known, and outside the library's
  // transaction, which may be over by then
  const sendLater = (letter: Mail) =>
    afterCommit(() => void mail.send(letter).catch((err) => log.error({ err }, 'sign-in mail could not be kept')))
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: users,
      session: sessions,
      account: signInMethods,
      verification: verifications,
      rateLimit: signInAttempts,
    },
  })
  return betterAuth({
    appName: 'Longhand',
    baseURL: baseUrlOf(config),
    secret: Buffer.from(hkdfSync('sha256', secretKeyOf(config), 'longhand', 'sessions', 32)).toString('base64url'),
    // its transactions are ours: the same connection, joined when nested
    database: (options: Parameters<typeof adapter>[0]) => {
      const own = adapter(options)
      return {
        ...own,
        // every call with a cookie asks this: its two questions are one
        findOne: <T>(wish: Parameters<typeof own.findOne>[0]) =>
          isSessionWithUser(wish)
            ? (sessionWithUser(db, String(wish.where[0]?.value)) as Promise<T>)
            : own.findOne<T>(wish),
        transaction: <R>(work: (inner: typeof own) => Promise<R>) => transaction(() => work(own)),
      }
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: 200,
      requireEmailVerification: mustVerify,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
      onPasswordReset: async ({ user }) => {
        await forgetTriesAt({ db }, { email: user.email })
        await recheckConnections({ hub }, user.id)
      },
      sendResetPassword: async ({ user, url }) => sendLater(resetMail(user.email, user.name, url)),
    },
    emailVerification: {
      sendOnSignUp: mustVerify,
      sendOnSignIn: mustVerify,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, url }) => sendLater(verificationMail(user.email, user.name, url)),
    },
    user: {
      changeEmail: {
        enabled: mustVerify,
        sendChangeEmailConfirmation: async ({ user, newEmail, url }) =>
          sendLater(changeMail(user.email, user.name, { newEmail, url })),
      },
    },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    databaseHooks: { session: { create: { before: async ({ userId }) => requireActive(db, userId) } } },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: config.RATE_LIMITS === 'on', storage: 'database', customRules: { '/get-session': false } },
    advanced: {
      cookiePrefix: 'longhand',
      useSecureCookies: config.PUBLIC_URL?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      // said outright: under a test runner the library would switch both off
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => newId() },
      backgroundTasks: {
        handler: (task) => void task.catch((err) => log.error({ err }, 'work behind a sign-in failed')),
      },
    },
    onAPIError: { onError: (error) => void failures.getStore()?.push(error) },
    logger: { level: 'warn', log: (level, message, ...facts) => logAs(log, level, { message, facts }) },
    telemetry: { enabled: false },
  })
}

/** A suspended person gets no session, even with the right password. */
async function requireActive(db: Db, userId: string): Promise<void> {
  if (!(await isSuspended(db, userId))) return
  const { message } = refusals['account-suspended']
  throw new APIError('FORBIDDEN', { code: 'ACCOUNT_SUSPENDED', message })
}

interface Wish {
  model: string
  where: { field: string; operator?: string }[]
  join?: object
}

/** Whether the library asks for a session by its token, together with its person. */
function isSessionWithUser({ model, where, join = {} }: Wish): boolean {
  const [by] = where
  const isByToken = where.length === 1 && by?.field === 'token' && (by.operator ?? 'eq') === 'eq'
  return model === 'session' && isByToken && Object.keys(join).join() === 'user'
}

const sessionByToken = prepared((db) =>
  db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), isNull(users.suspendedAt)))
    .prepare('session_with_user'),
)

async function sessionWithUser(db: Db, token: string) {
  const [row] = await sessionByToken(db).execute({ token })
  return row ? { ...row.sessions, user: row.users } : null
}

/** The address people use; without one, whatever loopback name they came by. */
function baseUrlOf({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  return { allowedHosts: LOOPBACK_HOSTS, protocol: 'http' as const, fallback: 'http://127.0.0.1' }
}

/** What the library says beside its sentence may hold addresses and tokens, so only the sentence is logged. */
function logAs(log: Log, level: string, { message, facts }: { message: string; facts: unknown[] }): void {
  failures.getStore()?.push(...facts.filter((fact) => fact instanceof Error))
  if (level === 'error' || level === 'warn') log.warn({ library: 'better-auth' }, message)
  else log.debug({ library: 'better-auth' }, message)
}
