import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { isUnknownName } from '../../../../platform/server/fetch/failure.ts'
import { type Resolve, systemResolve } from '../../../../platform/server/fetch/resolve.ts'
import type { CheckedLinkShape } from '../../contract/links.ts'

const AT_ONCE = 6
const LINK_MS = 8_000
const LARGEST_BYTES = 3_000_000
/** Answers of sites that do not take the question, whatever the page is like. */
const NO_HEAD = [400, 403, 404, 405, 406, 429, 501]
/** Refusals after which nobody knows anything of the page: nothing was heard from its site. */
const NOT_HEARD = ['address-unreachable', 'address-timeout', 'address-invalid']
/** A name that exists as long as there are names (RFC 2606). */
const CERTAIN_NAME = 'example.com'

/** What was found at an address; `isUnnamed` where a name server knows no such host. */
interface Tried extends CheckedLinkShape {
  isUnnamed: boolean
}

/**
 * Tries addresses, a few at a time: one that fails holds up none. A name that is not found makes a link broken only where other
 * names are found: without a network, some machines find no name at all.
 */
export async function checkLinks(
  deps: Pick<Deps, 'fetch'>,
  urls: readonly string[],
  resolve: Resolve = systemResolve,
): Promise<CheckedLinkShape[]> {
  const waiting = [...new Set(urls)]
  const found = new Map<string, Tried>()
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) found.set(url, await checkLink(deps, url))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const hasNames = [...found.values()].some(({ isUnnamed }) => isUnnamed) && (await isFound(CERTAIN_NAME, resolve))
  return urls.flatMap((url) => {
    const tried = found.get(url)
    if (!tried) return []
    const { isUnnamed, ...link } = tried
    if (!isUnnamed) return link
    return hasNames ? { ...link, state: 'broken' } : { ...link, state: 'untried', problem: null }
  })
}

function isFound(name: string, resolve: Resolve): Promise<boolean> {
  return resolve(name).then(
    (addresses) => addresses.length > 0,
    () => false,
  )
}

/** Asks for the head alone; sites that refuse that are asked for the page. */
async function checkLink({ fetch }: Pick<Deps, 'fetch'>, url: string): Promise<Tried> {
  const ask = (method: 'HEAD' | 'GET') => fetch(url, { method, timeoutMs: LINK_MS, maxBytes: LARGEST_BYTES })
  try {
    const head = await ask('HEAD')
    const answer = NO_HEAD.includes(head.status) ? await ask('GET') : head
    return { url, ...verdictOn(url, answer), problem: null, isUnnamed: false }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // a page too large to be read whole is there all the same
    const isThere = error.code === 'answer-too-large'
    const state = isThere ? 'works' : NOT_HEARD.includes(error.code) ? 'untried' : 'unsure'
    const problem = isThere ? null : error.message
    return { url, state, status: null, moved_to: null, problem, isUnnamed: isUnknownName(error) }
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
