import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import {
  asRefusal,
  isImpossibleName,
  isNameUnanswered,
  isUnknownName,
} from '../../../../platform/server/fetch/failure.ts'
import { outwardResolve, type Resolve } from '../../../../platform/server/fetch/resolve.ts'
import { takesLookup } from '../../../../platform/server/fetch/target.ts'
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

/** What was found at an address, and what a name server said of its host where there was no way there. */
interface Tried extends CheckedLinkShape {
  name: 'unknown' | 'unanswered' | null
}

/**
 * Tries addresses, a few at a time: one that fails holds up none. A name that is not found makes a link broken only where other
 * names are found: without a network, some machines find no name at all. Where no name is answered, the rest is not waited for.
 */
export async function checkLinks(
  deps: Pick<Deps, 'fetch'>,
  urls: readonly string[],
  resolve: Resolve = outwardResolve,
): Promise<CheckedLinkShape[]> {
  const waiting = [...new Set(urls)]
  const found = new Map<string, Tried>()
  let asked: Promise<NameServer> | undefined
  const nameServer = () => {
    asked ??= nameServerNow(resolve)
    return asked
  }
  let isSilent = false
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (isSilent && takesLookup(url)) continue
      const tried = await checkLink(deps, url)
      found.set(url, tried)
      if (tried.name === 'unanswered') isSilent = (await nameServer()) === 'silent'
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const isUnnamed = [...found.values()].some(({ name }) => name === 'unknown')
  const hasNames = isUnnamed && (await nameServer()) === 'answers'
  return urls.map((url) => {
    const tried = found.get(url)
    if (!tried) return notLookedUp(url)
    const { name, ...link } = tried
    if (name !== 'unknown') return link
    return hasNames ? { ...link, state: 'broken' } : notLookedUp(url)
  })
}

/** `empty`: it answers, but finds no name at all. */
type NameServer = 'answers' | 'empty' | 'silent'

async function nameServerNow(resolve: Resolve): Promise<NameServer> {
  try {
    return (await resolve(CERTAIN_NAME)).length > 0 ? 'answers' : 'empty'
  } catch (error) {
    return isNameUnanswered(asRefusal(error, CERTAIN_NAME, false)) ? 'silent' : 'empty'
  }
}

/** A link of which nothing is known, for want of a name server. */
function notLookedUp(url: string): CheckedLinkShape {
  const { message: problem } = asRefusal(Object.assign(new Error(), { code: 'EAI_AGAIN' }), new URL(url).host, false)
  return { url, state: 'untried', status: null, moved_to: null, problem }
}

/** Asks for the head alone; sites that refuse that are asked for the page. */
async function checkLink({ fetch }: Pick<Deps, 'fetch'>, url: string): Promise<Tried> {
  const ask = (method: 'HEAD' | 'GET') => fetch(url, { method, timeoutMs: LINK_MS, maxBytes: LARGEST_BYTES })
  try {
    const head = await ask('HEAD')
    const answer = NO_HEAD.includes(head.status) ? await ask('GET') : head
    return { url, ...verdictOn(url, answer), problem: null, name: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // a page too large to be read whole is there all the same
    const isThere = error.code === 'answer-too-large'
    const isHeard = !NOT_HEARD.includes(error.code)
    const isNever = isImpossibleName(error)
    const state = isThere ? 'works' : isNever ? 'broken' : isHeard ? 'unsure' : 'untried'
    const name = isNever ? null : isUnknownName(error) ? 'unknown' : isNameUnanswered(error) ? 'unanswered' : null
    const problem = isThere ? null : error.message
    return { url, state, status: null, moved_to: null, problem, name }
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
