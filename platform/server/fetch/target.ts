import { isIP } from 'node:net'
import { refuse } from '../../contract/failures.ts'
import { isPublicAddress } from './addresses.ts'
import type { AllowList } from './allow-list.ts'
import { impossibleName } from './failure.ts'

/**
 * Ports below 1024 that speak the web, and ports above that belong to other services (databases, queues, remote
 * shells): a person's address must not turn the server into somebody who knocks there.
 */
const WEB_PORTS = new Set([80, 443, 591])
const OTHER_SERVICES = new Set([
  1433, 1521, 1719, 1720, 1723, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432, 5672,
  5900, 6000, 6379, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 9042, 9092, 9200, 9300, 10080, 10250, 11211,
  15672, 27017,
])

/** Names that only mean something inside a network. */
const INSIDE_NAMES = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'arpa',
  'test',
  'onion',
]

/** Names that no name server may ever know (RFC 6761). */
const IMPOSSIBLE_NAME = /(^|\.)invalid$/

/**
 * Reads an address that a person gave and refuses what cannot be a page of the open web, before any name is looked up.
 * Odd notations of IPv4 (decimal, octal, hex, short, full-width) are already plain here: the URL parser resolves them.
 */
export function parseTarget(address: string, allow: AllowList): URL {
  if (!URL.canParse(address)) refuse('address-invalid', { reason: 'it can’t be read' })
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    refuse('address-invalid', { reason: 'it must begin with http:// or https://' })
  if (url.username || url.password) refuse('address-invalid', { reason: 'it can’t contain a user name or password' })
  const host = hostOf(url)
  if (!host) refuse('address-invalid', { reason: 'it has no host name' })
  if (IMPOSSIBLE_NAME.test(host) && !allow.host(host, portOf(url))) throw impossibleName(host)
  if (!isWebPort(url)) refuse('address-invalid', { reason: `port ${url.port} isn’t used by websites` })
  if (!mayName(host, portOf(url), allow)) refuse('address-forbidden', { host })
  url.hash = ''
  return url
}

/** Whether the way to an address begins with asking a name server. */
export function takesLookup(address: string): boolean {
  if (!URL.canParse(address)) return false
  const host = hostOf(new URL(address))
  return isIP(host) === 0 && !IMPOSSIBLE_NAME.test(host)
}

/** The host of an address as it is judged: without brackets, without the root's trailing dot. */
export function hostOf(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
}

function isWebPort(url: URL): boolean {
  if (!url.port) return true
  const port = Number(url.port)
  return WEB_PORTS.has(port) || (port >= 1024 && !OTHER_SERVICES.has(port))
}

function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80)
}

function mayName(host: string, port: number, allow: AllowList): boolean {
  if (allow.host(host, port)) return true
  if (isIP(host)) return isPublicAddress(host) || allow.address(host, port)
  return host.includes('.') && !INSIDE_NAMES.some((name) => host.endsWith(`.${name}`))
}
