import { refuse } from '../../../platform/contract/failures.ts'

/** Query fields that only say where a visitor came from. */
const TRACKING = /^(utm_.*|gclid|fbclid|msclkid|mc_cid|mc_eid|igshid|ref_src)$/i

/** Longer ones carry data, not a place; an index has no room for them. */
export const MAX_LENGTH = 2_000

/**
 * An address as a person typed it, in the form in which it is stored and compared: with a scheme, without a fragment
 * and without tracking. Refuses anything else as `address-invalid`. Whether it may be reached is decided when it is fetched.
 */
export function webAddress(typed: string): string {
  const text = typed.trim()
  const isWord = !/[.:[\]]/.test(text.split('/')[0] ?? '')
  if (!text || /\s/.test(text) || isWord) refuse('address-invalid', { reason: 'it has no host name' })
  const hasScheme =
    /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^(mailto|javascript|data|file|tel|about|blob):/i.test(text)
  const whole = hasScheme ? text : `https://${text.replace(/^\/+/, '')}`
  if (!URL.canParse(whole)) refuse('address-invalid', { reason: 'it can’t be read' })
  const url = new URL(whole)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    refuse('address-invalid', { reason: 'it must begin with http:// or https://' })
  if (url.username || url.password) refuse('address-invalid', { reason: 'it can’t contain a user name or password' })
  url.hash = ''
  if (url.href.length > MAX_LENGTH) refuse('address-invalid', { reason: 'it is too long' })
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  return url.href
}

/** The site that a person typed, as its origin with a slash: `example.com/some/page` → `https://example.com/`. */
export function siteAddress(typed: string): string {
  return new URL('/', webAddress(typed)).href
}

/** An address as it is shown: without scheme and trailing slash. */
export function shownAddress(url: string): string {
  const { host, pathname, search } = new URL(url)
  return decoded(`${host}${pathname}${search}`).replace(/\/$/, '')
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
