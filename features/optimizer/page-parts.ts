import { type Block, moved, type Page, type PagePart, pageOf, type Span } from '../../engines/text/index.ts'

/** The blocks of a page as it would be put together of them. */
export function partsOf(page: Page): PagePart[] {
  return page.blocks.map((block) => partOf(page, block, block))
}

/** A page of pasted words with other words in the place of some; each block stays what it is. */
export function replacedIn(page: Page, { start, end }: Span, words: string): Page {
  const { blocks } = page
  const home = blocks.find((block) => block.start <= start && start <= block.end)
  return pageOf(
    blocks.flatMap((block) => {
      const isTouched = block === home || (block.start < end && start < block.end)
      if (!isTouched) return [partOf(page, block, block)]
      const before = partOf(page, block, { start: block.start, end: clamp(start, block) })
      const after = partOf(page, block, { start: clamp(end, block), end: block.end })
      const left = joined(before, block === home ? words : '', after)
      return left.text.trim() === '' ? [] : [left]
    }),
  )
}

/** A page whose named headings have other levels. */
export function withLevels(page: Page, headings: readonly (Span & { level: number })[]): Page {
  const blocks = page.blocks.map((block) => {
    const changed = headings.find(({ start }) => start === block.start)
    return changed === undefined ? block : { ...block, level: changed.level }
  })
  return { ...page, blocks }
}

/** A block of a page as it is after one change of the text; null where it is gone. */
export function sameBlock(block: Span, before: Page, after: Page): Block | null {
  const place = carried(block, before.text, after.text)
  return (place && after.blocks.find(({ start, end }) => start <= place.start && place.end <= end)) ?? null
}

/** Where a stretch is after a change of one part of its text: null where more than the stretch was changed with it. */
function carried({ start, end }: Span, before: string, after: string): Span | null {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before[same] === after[same]) same += 1
  let behind = 0
  while (behind < most - same && before[before.length - 1 - behind] === after[after.length - 1 - behind]) behind += 1
  const by = after.length - before.length
  if (end <= same) return { start, end }
  if (start >= before.length - behind) return { start: start + by, end: end + by }
  // the words that were changed are words of it
  return start <= same && before.length - behind <= end ? { start, end: end + by } : null
}

function clamp(offset: number, { start, end }: Span): number {
  return Math.min(end, Math.max(start, offset))
}

/** The part of a block that is in a stretch of it, with the links, pictures and code that lie there whole. */
function partOf({ text, links, images, codes }: Page, { kind, level }: Block, stretch: Span): PagePart {
  const isIn = (span: Span) => stretch.start <= span.start && span.end <= stretch.end && span.start < span.end
  const back = <Kind extends Span>(span: Kind) => ({ ...span, ...moved(span, -stretch.start) })
  return {
    kind,
    ...(level === undefined ? {} : { level }),
    text: text.slice(stretch.start, stretch.end),
    links: links.filter(isIn).map(back),
    images: images
      .filter(({ at }) => stretch.start <= at && at <= stretch.end)
      .map((image) => ({ ...image, at: image.at - stretch.start })),
    codes: codes.filter(isIn).map(back),
  }
}

function joined(before: PagePart, words: string, after: PagePart): PagePart {
  const by = before.text.length + words.length
  const on = <Kind extends Span>(span: Kind) => ({ ...span, ...moved(span, by) })
  return {
    ...before,
    text: before.text + words + after.text,
    links: [...(before.links ?? []), ...(after.links ?? []).map(on)],
    images: [...(before.images ?? []), ...(after.images ?? []).map((image) => ({ ...image, at: image.at + by }))],
    codes: [...(before.codes ?? []), ...(after.codes ?? []).map(on)],
  }
}
