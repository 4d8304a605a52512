import type { MappedLinkPageShape } from '../../contract.ts'

/** How a page is drawn: by the first of these that holds. */
export type PageMark = 'orphan' | 'over_linked' | 'weak' | 'fine'

/** A page with its place; 0 to 100 from left and top. */
export interface PlacedPage {
  page: MappedLinkPageShape
  mark: PageMark
  x: number
  y: number
}

/** Room along a ring for one page, and between rings, in the same unit. */
const ALONG = 26
const BETWEEN = 40
/** Turns each ring against the one within, so that pages are not behind each other. */
const TURN = 2.4

export function markOf(page: MappedLinkPageShape): PageMark {
  if (page.is_orphan) return 'orphan'
  if (page.is_over_linked) return 'over_linked'
  return page.is_weak ? 'weak' : 'fine'
}

/**
 * Pages on rings: those that most pages lead to in the middle, those with few links around them, orphans outside. Takes as
 * many rings as there has to be for no two pages to touch.
 */
export function laidOut(pages: readonly MappedLinkPageShape[]): PlacedPage[] {
  const order = pages.toSorted((a, b) => b.inbound.length - a.inbound.length || (a.id < b.id ? -1 : 1))
  const rings: MappedLinkPageShape[][] = []
  let zone = -1
  for (const page of order) {
    const own = zoneOf(page)
    const ring = rings.at(-1)
    if (ring && own === zone && ring.length < roomIn(rings.length - 1)) ring.push(page)
    else rings.push([page])
    zone = own
  }
  const widest = Math.max(1, rings.length - 1)
  return rings.flatMap((ring, at) =>
    ring.map((page, index) => {
      const angle = (2 * Math.PI * index) / ring.length + at * TURN
      const radius = (44 * at) / widest
      return { page, mark: markOf(page), x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) }
    }),
  )
}

function zoneOf({ is_orphan, is_weak }: MappedLinkPageShape): number {
  return is_orphan ? 2 : is_weak ? 1 : 0
}

/** The middle holds one page. */
function roomIn(ring: number): number {
  return ring === 0 ? 1 : Math.floor((2 * Math.PI * ring * BETWEEN) / ALONG)
}
