import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/server/deps.ts'
import type { ShareRow } from './share-store.ts'

const DAY_SECONDS = 86_400
/** How long a browser that has opened a link is distinguished from strangers who guess. */
const READER_DAYS = 180

/** A pass holds for one link and one password: a new password ends it. */
function passText({ id, passwordHash }: ShareRow): string {
  return `share:${id}:${passwordHash ?? ''}`
}

/** The cookies of a browser that knew the password: one opens the link for a day, one opens nothing. */
export function passCookies(deps: Deps, request: FastifyRequest, share: ShareRow): string[] {
  const isSecure = deps.config.PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
  const cookie = (name: string, text: string, seconds: number) =>
    `${name}=${encodeURIComponent(deps.secrets.encrypt(text))}; Path=/share-blog/${share.id}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure}`
  const reader = readerOf(deps, request, share) ?? randomBytes(12).toString('base64url')
  return [
    cookie('longhand_share', passText(share), DAY_SECONDS),
    cookie('longhand_reader', `reader:${share.id}:${reader}`, READER_DAYS * DAY_SECONDS),
  ]
}

/** Whether the password was given in this browser lately. */
export function hasPass(deps: Deps, request: FastifyRequest, share: ShareRow): boolean {
  const given = Buffer.from(opened(deps, request, 'longhand_share'))
  const wanted = Buffer.from(passText(share))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The id of a browser that has opened this link before, whatever its password is now; null for any other. */
export function readerOf(deps: Deps, request: FastifyRequest, { id }: ShareRow): string | null {
  const [kind, link, reader] = opened(deps, request, 'longhand_reader').split(':')
  return kind === 'reader' && link === id && reader ? reader : null
}

/** What a cookie of ours holds; empty where there is none. */
function opened({ secrets }: Deps, request: FastifyRequest, name: string): string {
  const sealed = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1]
  if (!sealed) return ''
  try {
    return secrets.decrypt(decodeURIComponent(sealed))
  } catch {
    // not made by us, or under another key
    return ''
  }
}
