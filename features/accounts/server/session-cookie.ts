import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../platform/server/deps.ts'
import { authOf } from './auth.ts'
import type { Identified } from './identified.ts'
import { identityBySession } from './identity-store.ts'

/**
 * Whom a session cookie stands for, where its signature and its row say so at once. Every call of a page waits for this,
 * and the library's own way is several times as long. Null for whatever is not plain: a cookie that is not signed by us,
 * a session that is over, gone or due to be prolonged. Those are the library's.
 */
export async function personOfCookie(deps: Deps, header: string): Promise<Identified | null> {
  const { authCookies, secret, sessionConfig } = await authOf(deps).$context
  const token = signedValue(header, authCookies.sessionToken.name, secret)
  if (token === null) return null
  return identityBySession(deps.db, { token, seconds: sessionConfig.expiresIn - sessionConfig.updateAge })
}

/** The value of a signed cookie: `value.signature`, escaped as an address; the signature is HMAC-SHA256 in base64. */
function signedValue(header: string, name: string, secret: string): string | null {
  const pair = header.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  if (!pair) return null
  const [, value, signature] = /^([\w-]+)\.([\w+/]{43}=)$/.exec(unescaped(pair.slice(name.length + 1))) ?? []
  if (!value || !signature) return null
  const expected = createHmac('sha256', keyOf(secret)).update(value).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'base64')) ? value : null
}

const keys = new Map<string, KeyObject>()

/** The secret as a key that need not be read again for each signature. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8')
  keys.set(secret, key)
  return key
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
