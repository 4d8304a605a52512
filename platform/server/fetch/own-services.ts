import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'
import { type Resolve, systemResolve } from './resolve.ts'

/** Where Longhand itself listens and what it is on: nobody's sources lead there, whatever OUTBOUND_ALLOW says. */
export interface OwnServices {
  isOwn(ip: string, port: number): Promise<boolean>
  /** The port that this process listens on, once it does. */
  listensOn(port: number): void
}

type Settings = Pick<Config, 'PORT' | 'DATABASE_URL' | 'REDIS_URL' | 'S3_ENDPOINT' | 'SMTP_URL'>

const PORTS: Record<string, number> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
}

export function ownServices(config: Settings, resolve: Resolve = systemResolve): OwnServices {
  const listening = new Set([config.PORT])
  const services = [config.DATABASE_URL, config.REDIS_URL, config.S3_ENDPOINT, config.SMTP_URL].flatMap(placeOf)
  return {
    async isOwn(ip, port) {
      const isHere = isOfThisMachine(ip)
      if (isHere && listening.has(port)) return true
      for (const service of services) {
        if (service.port !== port) continue
        const found = await resolve(service.host).catch(() => [])
        if (found.some(({ address }) => isSame(address, ip) || (isHere && isOfThisMachine(address)))) return true
      }
      return false
    },
    listensOn: (port) => void listening.add(port),
  }
}

function placeOf(address: string | undefined): Array<{ host: string; port: number }> {
  if (!address || !URL.canParse(address)) return []
  const { hostname, port, protocol } = new URL(address)
  return [{ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (PORTS[protocol] ?? 0) }]
}

function isOfThisMachine(ip: string): boolean {
  if (ipaddr.process(ip).range() === 'loopback') return true
  return Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => isSame(address, ip)))
}

function isSame(one: string, other: string): boolean {
  const plain = (ip: string) => ipaddr.process(ip.replace(/%.*$/, '')).toNormalizedString()
  return plain(one) === plain(other)
}
