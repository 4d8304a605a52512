import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What the operator lets the guarded fetch reach although it is private. */
export interface AllowList {
  host(name: string, port: number): boolean
  address(ip: string, port: number): boolean
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]
/** Null for every port. */
type Port = number | null

/**
 * Reads entries of OUTBOUND_ALLOW or MODEL_ALLOW: host names (that very name, whatever it resolves to), addresses and CIDRs,
 * each with a port or for all of them; IPv6 with a port is in brackets. Throws on an entry that is none of these, so that
 * a typing error shows at the start and not as an open door.
 */
export function allowList(entries: readonly string[]): AllowList {
  const ranges: Array<{ range: Range; port: Port }> = []
  const hosts: Array<{ name: string; port: Port }> = []
  for (const entry of entries) {
    const { place, port } = parted(entry.toLowerCase())
    if (ipaddr.isValidCIDR(place)) ranges.push({ range: ipaddr.parseCIDR(place), port })
    else if (isIP(place)) ranges.push({ range: single(ipaddr.process(place)), port })
    else if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(place)) hosts.push({ name: place, port })
    else throw new Error(`OUTBOUND_ALLOW or MODEL_ALLOW: "${entry}" is neither a host name nor an address nor a CIDR`)
  }
  return {
    host: (name, port) => hosts.some((allowed) => allowed.name === name && fits(allowed.port, port)),
    address: (ip, port) =>
      isIP(ip) !== 0 &&
      ranges.some((allowed) => fits(allowed.port, port) && isInside(ipaddr.process(ip), allowed.range)),
  }
}

function parted(entry: string): { place: string; port: Port } {
  const [, place, port] = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(entry) ?? /^([^:]+):(\d{1,5})$/.exec(entry) ?? []
  if (place === undefined) return { place: entry, port: null }
  return { place, port: port === undefined ? null : Number(port) }
}

function fits(allowed: Port, port: number): boolean {
  return allowed === null || allowed === port
}

function single(address: ipaddr.IPv4 | ipaddr.IPv6): Range {
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isInside(address: ipaddr.IPv4 | ipaddr.IPv6, [base, bits]: Range): boolean {
  return base.kind() === address.kind() && address.match(base, bits)
}
