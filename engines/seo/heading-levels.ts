import type { Page, Span } from '../text/index.ts'

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
