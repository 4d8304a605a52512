import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Basic credentials as a caller sent them. */
export interface BasicCredentials {
  id: string
  secret: string
}

/** Longest header that is looked at; ours are far shorter. */
const MAX_HEADER_LENGTH = 1_024

/** The id and secret of an `Authorization` header; null for anything but sane Basic credentials. */
export function parseBasic(header: string): BasicCredentials | null {
  if (header.length > MAX_HEADER_LENGTH) return null
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1]
  return encoded ? splitCredentials(Buffer.from(encoded, 'base64').toString('utf8')) : null
}

/** Splits `id:secret` at its first colon; null where one of them is missing. */
export function splitCredentials(text: string): BasicCredentials | null {
  const at = text.indexOf(':')
  const [id, secret] = [text.slice(0, at), text.slice(at + 1)]
  return at > 0 && secret ? { id, secret } : null
}

/** New credentials: a speaking id and 256 random bits. Only the hash is stored. */
export function makeCredentials(prefix: 'key' | 'operator'): BasicCredentials & { secretHash: string } {
  const id = `${prefix}-${randomBytes(9).toString('base64url')}`
  const secret = randomBytes(32).toString('base64url')
  return { id, secret, secretHash: hashSecret(secret) }
}

/** SHA-256, base64url: enough for secrets of 256 random bits, which nobody guesses. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('base64url')
}

const NO_SECRET = hashSecret(randomBytes(32).toString('base64url'))

/** Whether a secret is the one that was hashed; takes the same time for a key that does not exist (null). */
export function isSecretOf(secret: string, secretHash: string | null): boolean {
  const matches = timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(secretHash ?? NO_SECRET))
  return matches && secretHash !== null
}
