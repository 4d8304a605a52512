import type { Passage } from '../../../../engines/retrieval/index.ts'
import { Refusal } from '../../../../platform/contract/failures.ts'
import { readUrlNow } from '../../../assets/server/index.ts'
import type { CheckContext } from './context.ts'

/** The passages of a page, read once in a run; null for one that cannot be read or is no evidence. */
export function readPage(context: CheckContext, url: string): Promise<Passage[] | null> {
  if (isExcluded(url, context.check.sources.excluded_domains)) return Promise.resolve(null)
  const known = context.pages.get(url) ?? read(context, url)
  context.pages.set(url, known)
  return known
}

async function read({ deps, actor, signal, check }: CheckContext, url: string): Promise<Passage[] | null> {
  try {
    const { asset, passages } = await readUrlNow(deps, actor, url, { origin: 'search', signal })
    return asset.id === check.assetId ? null : passages
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Whether an address is on one of the sites, or under it. */
export function isExcluded(url: string | undefined, domains: readonly string[]): boolean {
  const host = hostOf(url)
  return host !== null && domains.some((domain) => host === siteOf(domain) || host.endsWith(`.${siteOf(domain)}`))
}

function hostOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).hostname.toLowerCase().replace(/^www\./, '') : null
}

function siteOf(domain: string): string {
  const typed = domain.trim().toLowerCase()
  return hostOf(typed.includes('://') ? typed : `https://${typed}`) ?? typed
}
