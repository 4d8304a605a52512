import { hostOf, pathOf, pixelWidth, TITLE_PIXELS, words } from '../text/index.ts'
import { DESCRIPTION } from './page-checks.ts'

/** How a page shows in a list of search results. */
export interface Snippet {
  readonly title: { readonly shown: string; readonly pixels: number; readonly limit: number; readonly isCut: boolean }
  readonly description: {
    readonly shown: string
    readonly characters: number
    readonly limit: number
    readonly isCut: boolean
  }
  /** Host and folders, as results pages show them: `example.org`, `blog`, `post`. */
  readonly address: readonly string[]
}

/** The snippet of a page; where it has no description, results pages take its first words, and so does this. */
export function snippetOf(
  page: { readonly title: string; readonly description: string; readonly permalink: string },
  opening: string,
): Snippet {
  const title = page.title.trim()
  const description =
    page.description.trim() ||
    opening
      .slice(0, 2 * DESCRIPTION.longest)
      .replace(/\s+/g, ' ')
      .trim()
  const host = hostOf(page.permalink)
  return {
    title: {
      ...cut(title, (text) => pixelWidth(text) <= TITLE_PIXELS),
      pixels: pixelWidth(title),
      limit: TITLE_PIXELS,
    },
    description: {
      ...cut(description, (text) => [...text].length <= DESCRIPTION.longest),
      characters: [...page.description.trim()].length,
      limit: DESCRIPTION.longest,
    },
    address: [...(host === null ? [] : [host]), ...pathOf(page.permalink)],
  }
}

/** A text whole, or as many of its words as fit with an ellipsis. */
function cut(text: string, fits: (text: string) => boolean): { shown: string; isCut: boolean } {
  if (fits(text)) return { shown: text, isCut: false }
  const ends = words(text.slice(0, LONGEST)).map((span) => span.end)
  let fitting = 0
  let tooMany = ends.length + 1
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1
    if (fits(shortened(text, ends[middle - 1]))) fitting = middle
    else tooMany = middle
  }
  return { shown: shortened(text, ends[fitting - 1]), isCut: true }
}

function shortened(text: string, end = 0): string {
  return end === 0 ? '…' : `${text.slice(0, end)} …`
}

/** Characters beyond which no line of a results page goes. */
const LONGEST = 400
