import { type Page, type PagePart, pageOf } from '../../../engines/text/index.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { readPageNow } from '../../assets/server/index.ts'

/** A page of the web as it is, with what it says of itself. */
export interface ReadPage {
  url: string
  title: string
  description: string
  language: string | null
  /** ISO 8601 day of its last change, or of its publication where it says no other. */
  changedOn: string | null
  page: Page
}

/** Reads a page with its links and pictures; nothing of it is kept. Refuses what cannot be reached or read. */
export async function readPage(deps: Pick<Deps, 'fetch'>, address: string, signal?: AbortSignal): Promise<ReadPage> {
  const found = await readPageNow(deps, address, signal)
  const within = ({ start, end }: { start: number; end: number }) =>
    found.images.filter(({ at }) => at >= start && at < end)
  const placed = new Set(found.passages.flatMap(within))
  const parts = found.passages.map(
    (passage): PagePart => ({
      kind: passage.kind,
      ...(passage.level === null ? {} : { level: passage.level }),
      text: passage.text,
      links: passage.links,
      images: within(passage).map((image) => ({ ...image, at: image.at - passage.start })),
    }),
  )
  // A picture between two passages belongs to none of them: it is at the end of the page.
  const loose = found.images.filter((image) => !placed.has(image)).map((image) => ({ ...image, at: 0 }))
  const { url, title, description, language, modifiedAt, publishedAt } = found
  const page = pageOf([...parts, { kind: 'caption', text: '', images: loose }])
  return { url, title, description: description ?? '', language, changedOn: modifiedAt ?? publishedAt, page }
}
