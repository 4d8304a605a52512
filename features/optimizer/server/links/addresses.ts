import type { Deps } from '../../../../platform/server/deps.ts'
import type { LinkableBlog } from '../../../blogs/server/index.ts'
import type { LinkablePageShape } from '../../contract/links.ts'

/** `https://example.com/blog` of what a person typed; null if that isn't a web address. */
export function siteAddressOf(typed: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[\w.-]+:\d+(\/|$)/.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const { protocol, origin, pathname, username, hostname } = new URL(address)
  const isOfTheWeb = (protocol === 'https:' || protocol === 'http:') && username === '' && hostname.includes('.')
  return isOfTheWeb ? origin + pathname.replace(/\/+$/, '') : null
}

/**
 * Where a blog stands for its readers: its slug on the site of its project, the path alone while that has no address;
 * without a slug its public link, if that leads to a known host; otherwise nowhere.
 */
export function addressOf(
  { config }: Pick<Deps, 'config'>,
  { slug, projectId, shareId }: Pick<LinkableBlog, 'slug' | 'projectId' | 'shareId'>,
  sites: ReadonlyMap<string, string>,
): string | null {
  const path = slug.trim().replace(/^\/+|\/+$/g, '')
  if (path !== '') return `${sites.get(projectId ?? '') ?? ''}/${encodeURI(path)}`
  if (shareId === null || !config.PUBLIC_URL) return null
  return new URL(`/share-blog/${shareId}`, config.PUBLIC_URL).href
}

/** A blog as something to link to. */
export function pageOfBlog(
  deps: Pick<Deps, 'config'>,
  blog: LinkableBlog & { subjects: LinkablePageShape['subjects'] | undefined },
  sites: ReadonlyMap<string, string>,
): LinkablePageShape {
  const { id, title, keywords, subjects = [] } = blog
  return { id, kind: 'blog', title, url: addressOf(deps, blog, sites), keywords, subjects }
}
