import { slugOf } from '../../../../engines/seo/index.ts'
import type { LinkablePageShape } from '../../contract.ts'

/** A blog with the slug that it is to get. */
export interface NewSlug {
  id: string
  slug: string
}

/** A slug for each blog that has no URL, from its title; none twice, and none that a blog has already. */
export function newSlugs(targets: readonly LinkablePageShape[]): NewSlug[] {
  const taken = new Set(targets.flatMap(({ url }) => url?.split('/').at(-1) ?? []))
  return targets.flatMap(({ id, kind, title, url }) => {
    const base = kind === 'blog' && url === null ? slugOf(title) : null
    if (base === null) return []
    let slug = base
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
    taken.add(slug)
    return [{ id, slug }]
  })
}
