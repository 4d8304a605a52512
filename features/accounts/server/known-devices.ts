import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../../platform/server/config.ts'
import { secretKeyOf } from '../../../platform/server/secrets/secret-key.ts'

/** Sent to sign-in alone; says in which browser somebody has signed in before, and opens nothing. */
const COOKIE = 'longhand.known_device'
const PATH = '/api/auth'
const REMEMBERED_SECONDS = 400 * 24 * 3600

type Needs = Pick<Config, 'SECRET_KEY' | 'DATA_DIR' | 'PUBLIC_URL'>

/** The id of a browser in which this account has been signed in; null for any other. */
export function knownDevice(cookies: string | undefined, email: string, config: Needs): string | null {
  const value = new RegExp(`(?:^|; ?)${COOKIE}=([\\w-]+)\\.([\\w-]+)(?:;|$)`).exec(cookies ?? '')
  const [, id = '', seal = ''] = value ?? []
  const expected = sealOf(id, email, config)
  return id && seal.length === expected.length && timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? id : null
}

/** The cookie that lets us recognize this browser the next time. */
export function knownDeviceCookie(email: string, config: Needs): string {
  const id = randomBytes(12).toString('base64url')
  const secure = config.PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${id}.${sealOf(id, email, config)}; Max-Age=${REMEMBERED_SECONDS}; Path=${PATH}; HttpOnly; SameSite=Lax${secure}`
}

function sealOf(id: string, email: string, config: Needs): string {
  const key = Buffer.from(hkdfSync('sha256', secretKeyOf(config), 'longhand', 'known devices', 32))
  return createHmac('sha256', key).update(`${id} ${email.trim().toLowerCase()}`).digest('base64url')
}
