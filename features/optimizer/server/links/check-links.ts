import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { CheckedLinkShape } from '../../contract/links.ts'

const AT_ONCE = 6
const LINK_MS = 8_000
const LARGEST_BYTES = 3_000_000
/** Answers of sites that do not take the question, whatever the page is like. */
const NO_HEAD = [400, 403, 404, 405, 406, 429, 501]

/** Tries addresses, a few at a time: one that fails holds up none. */
export async function checkLinks(deps: Pick<Deps, 'fetch'>, urls: readonly string[]): Promise<CheckedLinkShape[]> {
  const waiting = [...new Set(urls)]
  const found = new Map<string, CheckedLinkShape>()
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) found.set(url, await checkLink(deps, url))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return urls.flatMap((url) => found.get(url) ?? [])
}

/** Asks for the head alone; sites that refuse that are asked for the page. */
async function checkLink({ fetch }: Pick<Deps, 'fetch'>, url: string): Promise<CheckedLinkShape> {
  const ask = (method: 'HEAD' | 'GET') => fetch(url, { method, timeoutMs: LINK_MS, maxBytes: LARGEST_BYTES })
  try {
    const head = await ask('HEAD')
    const answer = NO_HEAD.includes(head.status) ? await ask('GET') : head
    return { url, ...verdictOn(url, answer), problem: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // a page too large to be read whole is there all the same
    const isThere = error.code === 'answer-too-large'
    const isGone = error.code === 'address-unreachable' || error.code === 'address-invalid'
    const state = isThere ? 'works' : isGone ? 'broken' : 'unsure'
    return { url, state, status: null, moved_to: null, problem: isThere ? null : error.message }
  }
}

/** Refusals that sites give to programs say nothing of the page. */
function verdictOn(
  asked: string,
  { status, url }: { status: number; url: string },
): Pick<CheckedLinkShape, 'state' | 'status' | 'moved_to'> {
  const isMoved = withoutFragment(url) !== withoutFragment(asked)
  const moved_to = isMoved ? url : null
  if (status === 404 || status === 410) return { state: 'broken', status, moved_to }
  if (status >= 400) return { state: 'unsure', status, moved_to }
  return { state: isMoved ? 'moved' : 'works', status, moved_to }
}

function withoutFragment(url: string): string {
  return URL.canParse(url) ? new URL(url).href.replace(/#.*$/, '').replace(/\/$/, '') : url
}
