import type { LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isPublicAddress } from './addresses.ts'
import type { AllowList } from './allow-list.ts'
import type { OwnServices } from './own-services.ts'
import type { Resolve } from './resolve.ts'

/** The connection would have led inwards. */
export class ForbiddenAddress extends Error {
  readonly code = 'ADDRESS_FORBIDDEN'
}

const CONNECT_TIMEOUT_MS = 8_000

/** Where connections may lead that do not lead to the open internet. */
export interface Ways {
  allow: AllowList
  resolve: Resolve
  /** Where they may not lead in any case. */
  own?: OwnServices
}

/**
 * A dispatcher whose connections go only where they may. The name is looked up once, by the connection itself, and the
 * socket gets the very addresses that were judged: a name server that answers differently the second time gains nothing.
 */
export function guardedAgent({ allow, resolve, own }: Ways, connections = 8): Agent {
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
      const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
      const mayConnect = (ip: string) => isPublicAddress(ip) || allow.host(host, port) || allow.address(ip, port)
      const isOwn = async (ip: string) => !isPublicAddress(ip) && (await own?.isOwn(ip, port)) === true
      const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: guardedLookup(mayConnect, resolve) })
      connect(options, (error, socket) => {
        if (error) return callback(error, null)
        const ip = socket.remoteAddress ?? ''
        const refuse = () => {
          socket.destroy()
          callback(new ForbiddenAddress(), null)
        }
        if (!mayConnect(ip)) return refuse()
        isOwn(ip).then((isForbidden) => (isForbidden ? refuse() : callback(null, socket)), refuse)
      })
    },
    maxHeaderSize: 32 * 1024,
    keepAliveTimeout: 4_000,
    connections,
  })
}

function guardedLookup(mayConnect: (ip: string) => boolean, resolve: Resolve): LookupFunction {
  return (name, options, callback) => {
    resolve(name).then(
      (found) => {
        const allowed = found.filter(({ address }) => mayConnect(address))
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
