import type { Part } from '../../../engines/parts/index.ts'
import { countIn } from '../../../engines/text/index.ts'

/** What the page adds to a link that is tracked, at most: names, values, and up to 60 signs of the title. */
const UTM = '&'.repeat(120)

/**
 * The parts of a single post with the room that its link leaves, so that what is written fits once the link is behind it. In
 * a thread only the last post has one, and its order says so.
 */
export function withRoomForLink(
  parts: readonly Part[],
  { link, is_tracked }: { link: string; is_tracked: boolean },
): readonly Part[] {
  if (link === '') return parts
  return parts.map((part) => {
    if (part.name !== 'post' || !part.limit) return part
    const { unit, most } = part.limit
    const left = most - countIn(unit, `\n\n${link}${is_tracked ? UTM : ''}`)
    // a link longer than the text may be is the person's to shorten
    return left > 0 ? { ...part, limit: { ...part.limit, most: left } } : part
  })
}
