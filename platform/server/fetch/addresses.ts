import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Cloud services that answer on a public address from within a machine of theirs. */
const INSIDE_ALTHOUGH_PUBLIC = new Set(['168.63.129.16'])

/** Where IPv6 hosts of the open internet live (RFC 4291); everything else is special, local, or IPv4 in disguise. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a network address belongs to the open internet. False for private, loopback, link-local (cloud metadata
 * lives there), shared, multicast, documentation and reserved ranges, and for every IPv6 form that hides an IPv4
 * address (mapped ones are judged by the address inside). `ip` is a literal without brackets; anything else is false.
 */
export function isPublicAddress(ip: string): boolean {
  if (!isIP(ip)) return false
  const address = ipaddr.process(ip)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv4) return !INSIDE_ALTHOUGH_PUBLIC.has(address.toString())
  return address.match(GLOBAL_UNICAST) && !hidesIpv4(address)
}

/** ISATAP (RFC 5214): an ordinary-looking address whose last half carries an IPv4 one. */
function hidesIpv4(address: ipaddr.IPv6): boolean {
  const [, , , , high = 0, low] = address.parts
  return low === 0x5efe && (high & 0xfdff) === 0
}
