import type { Block, Page, Span } from '../text/index.ts'

/** A heading that is to get another level. */
export interface LevelChange extends Span {
  readonly from: number
  readonly level: number
}

/**
 * What leaves a page one main heading: its second and later ones become level 2, and the headings below each of them move
 * down with it, as far as there are levels. The first, and what is under it, stays.
 */
export function loweredHeadings({ blocks }: Page, deepest: number): LevelChange[] {
  const headings = blocks.flatMap(({ kind, level = 1, start, end }) =>
    kind === 'heading' ? [{ level, start, end }] : [],
  )
  const first = headings.findIndex(({ level }) => level === 1)
  const second = headings.findIndex(({ level }, at) => level === 1 && at > first)
  if (second < 0) return []
  return headings
    .slice(second)
    .map(({ level, start, end }) => ({ start, end, from: level, level: Math.min(level + 1, deepest) }))
    .filter(({ from, level }) => from !== level)
}

/** What gives a page a main heading: its first block, where that is a heading. A page that begins with a paragraph has none to offer. */
export function raisedHeading({ blocks }: Page): LevelChange[] {
  const [first] = blocks
  if (first?.kind !== 'heading' || blocks.some(isMain)) return []
  return [{ start: first.start, end: first.end, from: levelOf(first), level: 1 }]
}

/** Headings more than one level below the heading before them. */
export function headingsThatSkip({ blocks }: Page): Block[] {
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  return headings.filter((heading, at) => {
    const before = headings[at - 1]
    return before !== undefined && levelOf(heading) > levelOf(before) + 1
  })
}

/** What leaves no level out: headings right below the one they belong to, with those beside and below them. */
export function closedHeadings({ blocks }: Page): LevelChange[] {
  const above: { from: number; level: number }[] = []
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading') return []
    const from = levelOf(block)
    while ((above.at(-1)?.from ?? 0) >= from) above.pop()
    const level = Math.min(from, (above.at(-1)?.level ?? from) + 1)
    above.push({ from, level })
    return level === from ? [] : [{ start: block.start, end: block.end, from, level }]
  })
}

function isMain(block: Block): boolean {
  return block.kind === 'heading' && levelOf(block) === 1
}

function levelOf({ level = 1 }: Block): number {
  return level
}
