import { createHash } from 'node:crypto'
import { type Passage, type Place, splitPassages } from '../../../../engines/retrieval/index.ts'
import {
  type Block,
  contains,
  countWords,
  guessLanguage,
  moved,
  type PageLink,
  statedDate,
} from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import { searchVectorOf } from '../search-words.ts'
import { fitPassages, MOST_PASSAGES } from './fit-passages.ts'
import type { Progressed, ReadDocument, Reading, ReadPassage, ReadText } from './types.ts'

/** Reads a document of any format and cuts it into passages. Runs long: the worker thread calls it. */
export async function readDocument(reading: Reading, progressed: Progressed): Promise<ReadDocument> {
  const found = await readText(reading, progressed)
  const language = guessLanguage(found.text, found.languageTag)
  const words = countWords(found.text)
  if (words === 0) refuse(reading.url ? 'page-no-text' : 'file-no-text')
  const title = found.title?.replace(/\s+/g, ' ').trim() || reading.name
  return {
    format: reading.format,
    title: title.slice(0, 300),
    author: found.author ?? null,
    publishedAt: found.publishedAt ?? statedDate(found.text, language ?? undefined),
    modifiedAt: found.modifiedAt ?? null,
    fileDate: found.fileDate ?? null,
    canonicalUrl: found.canonicalUrl ?? null,
    siteName: found.siteName ?? null,
    rights: found.rights ?? null,
    language,
    words,
    pageCount: found.pages?.at(-1)?.page ?? null,
    pagesWithoutText: found.pagesWithoutText ?? 0,
    links: found.links ?? [],
    images: found.images ?? [],
    description: found.description ?? null,
    asksNotToBeRead: found.asksNotToBeRead ?? false,
    passages: passagesOf(found, title, language),
  }
}

/** Each format's reader is loaded when it is needed: the PDF reader alone is 1.7 MB of code. */
async function readText(reading: Reading, progressed: Progressed): Promise<ReadText> {
  switch (reading.format) {
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(reading.bytes, progressed)
    case 'docx':
      return (await import('./docx.ts')).readDocx(reading.bytes)
    case 'html':
      return (await import('./web-page.ts')).readWebPage(reading)
    case 'csv':
      return (await import('./csv.ts')).readCsv(reading)
    case 'markdown':
      return (await import('./plain.ts')).readMarkdown(reading)
    case 'text':
      return (await import('./plain.ts')).readPlainText(reading)
  }
}

function passagesOf(found: ReadText, title: string, language: ReadDocument['language']): ReadPassage[] {
  const places = [...(found.pages ?? []), ...sectionsOf(found)]
  const source = { sourceId: 'source', title, text: found.text, blocks: found.blocks, places }
  const kinds = blockFinder(found.blocks)
  const linksIn = linkFinder(found.anchors ?? [])
  const split = splitPassages({ ...source, ...(language ? { language } : {}) }).flatMap(cutToSize)
  const kindsToFit = blockFinder(found.blocks)
  const fitted = fitPassages(split, ({ start }) => kindsToFit(start)?.kind ?? 'paragraph', {
    text: found.text,
    most: MOST_PASSAGES,
    longest: LONGEST_PASSAGE,
  })
  return fitted.map((passage) => {
    const block = kinds(passage.start)
    return {
      text: passage.text,
      start: passage.start,
      end: passage.end,
      kind: block?.kind ?? 'paragraph',
      level: block?.level ?? null,
      page: passage.page ?? null,
      heading: passage.heading ?? null,
      links: linksIn(passage).map((link) => ({ ...link, ...moved(link, -passage.start) })),
      hash: createHash('sha256').update(passage.text).digest('base64url').slice(0, 16),
      search: searchVectorOf(passage.text, passage.heading ?? null, language),
    }
  })
}

/** Text without sentences (one endless line, a dump of words) still becomes pieces that can be shown and cited. */
const LONGEST_PASSAGE = 2_500

function cutToSize(passage: Passage): Passage[] {
  if (passage.text.length <= LONGEST_PASSAGE) return [passage]
  const pieces: Passage[] = []
  for (let at = 0; at < passage.text.length; ) {
    const end = cutAt(passage.text, at)
    const piece = passage.text.slice(at, end)
    const start = passage.start + at + (piece.length - piece.trimStart().length)
    if (piece.trim()) pieces.push({ ...passage, text: piece.trim(), start, end: start + piece.trim().length })
    at = end
  }
  return pieces
}

/** After the last space that leaves the piece at least half full; never between the halves of a letter. */
function cutAt(text: string, from: number): number {
  const limit = from + LONGEST_PASSAGE
  if (limit >= text.length) return text.length
  const space = text.slice(from, limit).search(/\s\S*$/)
  if (space > LONGEST_PASSAGE / 2) return from + space + 1
  const isHalf = /[\ud800-\udbff]/.test(text[limit - 1] ?? '')
  return isHalf ? limit - 1 : limit
}

/** A section reaches from its heading to the next one. */
function sectionsOf({ text, blocks }: ReadText): Place[] {
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  return headings.map(({ start, end }, at) => ({
    heading: text.slice(start, end).replace(/\s+/g, ' ').trim().slice(0, 200),
    start,
    end: headings[at + 1]?.start ?? text.length,
  }))
}

/** Finds the block at an offset; offsets must be asked in rising order. */
function blockFinder(blocks: readonly Block[]): (offset: number) => Block | undefined {
  let at = 0
  return (offset) => {
    while (at < blocks.length && (blocks[at]?.end ?? 0) <= offset) at++
    const block = blocks[at]
    return block && block.start <= offset ? block : undefined
  }
}

/** Finds the links within a passage; passages must be asked in rising order. */
function linkFinder(links: readonly PageLink[]): (passage: Passage) => PageLink[] {
  let at = 0
  return (passage) => {
    while (at < links.length && (links[at]?.start ?? 0) < passage.start) at++
    const found: PageLink[] = []
    for (let next = at; next < links.length; next++) {
      const link = links[next]
      if (!link || link.start >= passage.end) break
      if (contains(passage, link)) found.push(link)
    }
    return found
  }
}
