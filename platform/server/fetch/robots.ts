import robotsModule from 'robots-parser'
import { refuse } from '../../contract/failures.ts'
import type { Outbound } from './types.ts'

// Its types describe an ES module, but it is CommonJS: what arrives is the function itself.
const robotsParser = robotsModule as unknown as typeof robotsModule.default

/** The name that site owners can address in their robots.txt. */
export const ROBOT_NAME = 'Longhand'

/** Larger rule files are cut here by everybody who follows RFC 9309. */
const MAX_ROBOTS_BYTES = 512 * 1024
const MAX_CRAWL_DELAY_SECONDS = 10

/** What a site lets a crawler do. */
export interface Robots {
  allows(url: string): boolean
  /** Wanted pause between two requests in milliseconds; 0 when none is asked for, at most 10,000. */
  crawlDelayMs: number
  /** Addresses of sitemaps that the site names. */
  sitemaps: string[]
}

const everything: Robots = { allows: () => true, crawlDelayMs: 0, sitemaps: [] }
/**
 * Reads a site's robots.txt (RFC 9309). A missing file allows everything. One that cannot be read because the site
 * fails or is not there allows nothing, so the refusal that says why is thrown.
 */
export async function readRobots(fetch: Outbound, origin: string, signal?: AbortSignal): Promise<Robots> {
  const address = new URL('/robots.txt', origin).href
  const answer = await fetch(address, { maxBytes: MAX_ROBOTS_BYTES, timeoutMs: 10_000, signal })
  if (answer.status >= 500) {
    refuse('page-not-readable', {
      host: new URL(address).host,
      status: answer.status,
      why: 'The site is having problems right now',
    })
  }
  return answer.status >= 400 ? everything : parseRobots(address, answer.text())
}

/** The rules of a robots.txt that is at `address`. */
export function parseRobots(address: string, text: string): Robots {
  const rules = robotsParser(address, text)
  const delay = Number(rules.getCrawlDelay(ROBOT_NAME) ?? 0)
  return {
    allows: (url) => rules.isAllowed(url, ROBOT_NAME) ?? true,
    crawlDelayMs: Number.isFinite(delay) ? Math.min(Math.max(delay, 0), MAX_CRAWL_DELAY_SECONDS) * 1000 : 0,
    sitemaps: rules.getSitemaps().slice(0, 50),
  }
}
