import type { Derivative } from './api.ts'

/** By what a visit is recognised in the statistics of a site. */
export interface Tracking {
  readonly source: string
  readonly medium: string
  readonly campaign: string
}

/** A link with UTM parameters behind those that it has; what it says of itself already stays. Unreadable links come back as they are. */
export function trackedLink(link: string, { source, medium, campaign }: Tracking): string {
  if (!URL.canParse(link)) return link
  const url = new URL(link)
  for (const [name, value] of [
    ['utm_source', source],
    ['utm_medium', medium],
    ['utm_campaign', campaign],
  ] as const)
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

type Tracked = Pick<Derivative, 'link' | 'is_tracked' | 'network' | 'shape_id' | 'source'>

/** The link as it goes out behind a text. */
export function linkOf({ link, is_tracked, network, shape_id, source }: Tracked): string {
  if (!is_tracked || !link) return link
  const isPost = network === 'x' || network === 'linkedin'
  return trackedLink(link, {
    source: network ?? shape_id,
    medium: isPost ? 'social' : network === 'email' ? 'email' : 'content',
    campaign: campaignOf(source.title),
  })
}

const LONGEST_CAMPAIGN = 60

/** A title in the signs that every statistics program takes. */
function campaignOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_CAMPAIGN)
    .replace(/^-+|-+$/g, '')
}
