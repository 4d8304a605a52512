import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isPublicAddress } from './addresses.ts'
import type { AllowList } from './allow-list.ts'

/** Every address of a name. Replaceable, so that tests can play a name server that lies. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export const systemResolve: Resolve = (host) => systemLookup(host, { all: true, verbatim: true })

/** The connection would have led inwards. */
export class ForbiddenAddress extends Error {
  readonly code = 'ADDRESS_FORBIDDEN'
}

const CONNECT_TIMEOUT_MS = 8_000

/**
 * A dispatcher whose connections go only where they may. The name is looked up once, by the connection itself, and the
 * socket gets the very addresses that were judged: a name server that answers differently the second time gains nothing.
 */
export function guardedAgent(allow: AllowList, resolve: Resolve, connections = 8): Agent {
  const mayConnect = (host: string, ip: string) => isPublicAddress(ip) || allow.host(host) || allow.address(ip)
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: guardedLookup(mayConnect, resolve) })
  return new Agent({
    connect(options, callback) {
      connect(options, (error, socket) => {
        if (error) return callback(error, null)
        const host = options.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
        if (mayConnect(host, socket.remoteAddress ?? '')) return callback(null, socket)
        socket.destroy()
        callback(new ForbiddenAddress(), null)
      })
    },
    maxHeaderSize: 32 * 1024,
    keepAliveTimeout: 4_000,
    connections,
  })
}

function guardedLookup(mayConnect: (host: string, ip: string) => boolean, resolve: Resolve): LookupFunction {
  return (name, options, callback) => {
    const host = name.replace(/\.$/, '').toLowerCase()
    resolve(name).then(
      (found) => {
        const allowed = found.filter(({ address }) => mayConnect(host, address))
        const [first] = allowed
        if (!first) return callback(found.length ? new ForbiddenAddress() : notFound(name), '')
        if (options.all) callback(null, allowed)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

function notFound(name: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`no address for ${name}`), { code: 'ENOTFOUND' })
}
