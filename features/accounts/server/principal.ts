import type { FastifyRequest } from 'fastify'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Principal } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { authOf } from './auth.ts'
import { type BasicCredentials, hashSecret, isSecretOf, parseBasic, splitCredentials } from './credentials.ts'
import { principalFrom } from './identified.ts'
import { identityByApiKey } from './identity-store.ts'
import { operatorKeyById } from './key-store.ts'
import { keyUses } from './key-uses.ts'
import { hasExpired } from './keys.ts'
import { personOfCookie } from './session-cookie.ts'

/**
 * Who is calling: by Basic credentials where there are any, else by the session cookie. Wrong or odd credentials are a
 * 401 on every call, also on those that anyone may make; a cookie that is over, or of a suspended person, is nobody.
 */
export async function principalOf(request: FastifyRequest, deps: Deps): Promise<Principal> {
  const { authorization, cookie } = request.headers
  if (authorization !== undefined) {
    const credentials = parseBasic(authorization)
    const principal = credentials && ((await asOperator(deps, credentials)) ?? (await asProgram(deps, credentials)))
    return principal ?? refuse('not-signed-in')
  }
  const known = cookie ? await personOfCookie(deps, cookie) : null
  if (known) return known.isSuspended ? { kind: 'nobody', isSuspended: true } : principalFrom(known, { via: 'session' })
  const userId = (await sessionOf(request, deps))?.user.id
  return userId ? { kind: 'user', userId, via: 'session' } : { kind: 'nobody' }
}

/** The session that a request's cookie names, with its person; null where there is none. */
export async function sessionOf({ headers: { cookie, host } }: FastifyRequest, deps: Deps) {
  if (!cookie?.includes('session_token')) return null
  return authOf(deps).api.getSession({ headers: new Headers({ cookie, ...(host ? { host } : {}) }) })
}

async function asOperator(deps: Deps, { id, secret }: BasicCredentials): Promise<Principal | null> {
  const { config, db } = deps
  const fixed = config.OPERATOR_KEY ? splitCredentials(config.OPERATOR_KEY) : null
  if (fixed?.id === id && isSecretOf(secret, hashSecret(fixed.secret))) return { kind: 'operator', name: id }
  if (!id.startsWith('operator-')) return null
  const key = await operatorKeyById(db, id)
  if (!isSecretOf(secret, key?.secretHash ?? null) || !key) return null
  keyUses(deps).note('operator', id)
  return { kind: 'operator', name: key.name }
}

async function asProgram(deps: Deps, { id, secret }: BasicCredentials): Promise<Principal | null> {
  const known = await identityByApiKey(deps.db, id)
  if (!isSecretOf(secret, known?.secretHash ?? null) || !known) return null
  if (known.isSuspended) refuse('account-suspended')
  if (hasExpired(known, deps)) refuse('key-expired')
  keyUses(deps).note('person', id)
  const { scope, expiresAt } = known
  return principalFrom(known, { via: 'api-key', scope, ...(expiresAt ? { expiresAt } : {}) })
}
