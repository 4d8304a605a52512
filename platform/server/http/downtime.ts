import type { FastifyRequest } from 'fastify'
import { refuse } from '../../contract/failures.ts'
import type { Permission } from '../../contract/policy.ts'
import type { Hub } from '../hub/types.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request that is no GET is answered while the server is read-only. */
    isReading?: (request: FastifyRequest) => boolean
  }
  interface FastifyRequest {
    /** How far the server is out of use for whom the request acts. */
    downtime: Downtime
  }
}

/** 0: in use. 1: in use, with a notice. 2: only for reading. 3: only for operators. */
export type Downtime = 0 | 1 | 2 | 3

/** What holds nobody's things, and lets pages and whoever watches the server know how it is. */
const ALWAYS_OPEN: ReadonlySet<Permission> = new Set([
  'app:open',
  'api-docs:read',
  'health:read',
  'flag:read',
  'error:report',
])

/** Whether a permission is asked at all for what the server is out of use for. */
export function heedsDowntime(permission: Permission): boolean {
  return !ALWAYS_OPEN.has(permission)
}

/** Refuses what the server does not do at this level of downtime. */
export function refuseInDowntime(request: FastifyRequest): void {
  if (request.downtime === 3) refuse('maintenance', RETRY_LATER)
  if (request.downtime < 2 || request.method === 'GET' || request.method === 'HEAD') return
  if (!request.routeOptions.config.isReading?.(request)) refuse('read-only', RETRY_LATER)
}

const RETRY_LATER = { headers: { 'retry-after': '300' } }

const CHANNEL = 'downtime'

/** Lets every process end connections that were opened before the level changed. */
export async function announceDowntime({ hub }: { hub: Hub }): Promise<void> {
  await hub.publish(CHANNEL, { kind: 'downtime' })
}

/** Hears that the level of downtime may have changed. Returns the way to stop. */
export function onDowntime({ hub }: { hub: Hub }, heard: () => void): () => void {
  return hub.subscribe(CHANNEL, heard)
}
