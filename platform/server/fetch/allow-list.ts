import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What the operator lets the guarded fetch reach although it is private. */
export interface AllowList {
  host(name: string): boolean
  address(ip: string): boolean
}

/**
 * Reads entries of OUTBOUND_ALLOW: host names (that very name, whatever it resolves to), addresses and CIDRs.
 * Throws on an entry that is none of these, so that a typing error shows at the start and not as an open door.
 */
export function allowList(entries: readonly string[]): AllowList {
  const ranges: [ipaddr.IPv4 | ipaddr.IPv6, number][] = []
  const hosts = new Set<string>()
  for (const entry of entries.map((text) => text.toLowerCase().replace(/^\[|\]$/g, ''))) {
    if (ipaddr.isValidCIDR(entry)) ranges.push(ipaddr.parseCIDR(entry))
    else if (isIP(entry)) ranges.push(single(ipaddr.process(entry)))
    else if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(entry)) hosts.add(entry)
    else throw new Error(`OUTBOUND_ALLOW: "${entry}" is neither a host name nor an address nor a CIDR`)
  }
  return {
    host: (name) => hosts.has(name),
    address: (ip) => isIP(ip) !== 0 && isInside(ipaddr.process(ip), ranges),
  }
}

function single(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isInside(address: ipaddr.IPv4 | ipaddr.IPv6, ranges: [ipaddr.IPv4 | ipaddr.IPv6, number][]): boolean {
  return ranges.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits))
}
