import { type LinkTarget, linker } from '../interlinking/index.ts'
import { htmlToPage, type Page } from '../text/index.ts'

/** A blog of a library, with the links that an editor would want in it as `[words|id]`. */
export interface MarkedBlog {
  readonly id: string
  readonly title: string
  readonly keywords: readonly string[]
  readonly html: string
}

/** Links suggested in all blogs of a library: how many, how many of them lead where an editor would, and how many there are to find. */
export interface LibraryLinks {
  readonly suggested: number
  readonly right: number
  readonly wanted: number
  /** Balance of precision and recall. */
  readonly balance: number
}

const MARK = /\[([^|\]]+)\|([^\]]+)\]/g

/** Suggests links in each blog of a library to the others, as the product does: what a target is told by is made by `targetOf`. */
export function libraryLinks(
  library: readonly MarkedBlog[],
  targetOf: (blog: MarkedBlog, page: Page) => LinkTarget,
): LibraryLinks {
  const read = library.map((blog) => {
    const wanted = new Set([...blog.html.matchAll(MARK)].map(([, , id]) => id ?? ''))
    return { blog, wanted, page: htmlToPage(blog.html.replace(MARK, '$1')) }
  })
  const toAll = linker(read.map(({ blog, page }) => targetOf(blog, page)))
  let [suggested, right, all] = [0, 0, 0]
  for (const { blog, wanted, page } of read) {
    const found = toAll.suggest(page, { ownId: blog.id })
    suggested += found.length
    right += found.filter(({ targetId }) => wanted.has(targetId)).length
    all += wanted.size
  }
  return { suggested, right, wanted: all, balance: (2 * right) / (suggested + all) }
}
