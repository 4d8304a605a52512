import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Reachability } from '../reachability.ts'

/** Longest silence after a question, and longest wait for a connection, in milliseconds. */
const ANSWER_MS = 1_000
/** A connection that is lost is tried again after at most this, in milliseconds. */
const TRY_AGAIN_MS = 5_000

/**
 * Redis for what may be left out: a question fails at once while it is away, and after a second where it is silent. It is
 * joined again by itself. A start waits a moment for it, and then continues.
 */
export async function openRedis(url: string, reach: Reachability): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    // what was asked when it fell silent is not asked again
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    connectTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    retryStrategy: (tries) => Math.min(tries * 200, TRY_AGAIN_MS),
  })
  redis.on('error', (error) => reach.lost('redis', error))
  redis.on('ready', () => reach.found('redis'))
  await Promise.race([redis.connect().catch(() => {}), wait(ANSWER_MS, undefined, { ref: false })])
  return redis
}
