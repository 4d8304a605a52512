import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { Place } from '../../../../engines/retrieval/index.ts'
import type { Block } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import { bodySize, linesOf, type PdfItem, type PdfLine, withoutRunningLines } from './pdf-lines.ts'
import { type PdfParagraph, paragraphsOf } from './pdf-paragraphs.ts'
import type { Progressed, ReadText } from './types.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** More pages than any book has. */
const MAX_PAGES = 5_000
const PROGRESS_EVERY = 10

/**
 * The text of a PDF in paragraphs and headings, with the page on which each begins. Refuses PDFs that are locked,
 * damaged, blank, or only pictures of pages. Runs long: call it in a worker thread.
 */
export async function readPdf(bytes: Uint8Array, progressed: Progressed): Promise<ReadText> {
  const pdf = await open(bytes)
  try {
    if (pdf.numPages > MAX_PAGES) refuse('file-too-complex')
    const { lines, damaged } = await linesOfPages(pdf, progressed)
    if (damaged === pdf.numPages) refuse('file-damaged', { kind: 'PDF' })
    if (!lines.some((page) => page.length)) refuse((await hasPictures(pdf)) ? 'pdf-pictures-only' : 'pdf-blank')
    const pagesWithoutText = lines.filter((page) => !page.length).length
    const kept = withoutRunningLines(lines)
    const paragraphs = paragraphsOf(kept, bodySize(kept), await outlineTitles(pdf))
    const about = await metadataOf(pdf)
    return {
      ...laidOut(paragraphs, pdf.numPages),
      ...about,
      title: about.title ?? firstHeading(paragraphs),
      pagesWithoutText,
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // no fonts, forms or scripts of the document are run, and nothing is said on the console
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
    })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return refuse(name === 'PasswordException' ? 'file-locked' : 'file-damaged', { kind: 'PDF', cause: error })
  }
}

async function linesOfPages(pdf: Pdf, progressed: Progressed): Promise<{ lines: PdfLine[][]; damaged: number }> {
  const lines: PdfLine[][] = []
  let damaged = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    try {
      const page = await pdf.getPage(number)
      lines.push(linesOf(await itemsOf(page)))
      page.cleanup()
    } catch {
      damaged++ // one broken page does not take the others with it
      lines.push([])
    }
    if (number % PROGRESS_EVERY === 0) progressed({ done: number, total: pdf.numPages })
  }
  progressed({ done: pdf.numPages, total: pdf.numPages })
  return { lines, damaged }
}

async function itemsOf(page: PdfPage): Promise<PdfItem[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[]
    return [{ text: storable(item.str), x, y, width: item.width, size: Math.hypot(c, d) || item.height }]
  })
}

/** Fonts without a table of their letters leave NUL behind, which no database stores. */
function storable(text: string): string {
  return text.replaceAll('\0', '')
}

/** Whether the first pages show pictures: then somebody scanned them, otherwise they are empty. */
async function hasPictures(pdf: Pdf): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS()
  const paints = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ])
  for (let number = 1; number <= Math.min(pdf.numPages, 3); number++) {
    const page = await pdf.getPage(number)
    const { fnArray } = await page.getOperatorList()
    if (fnArray.some((operation: number) => paints.has(operation))) return true
  }
  return false
}

async function outlineTitles(pdf: Pdf): Promise<string[]> {
  const titles: string[] = []
  const collect = (entries: { title: string; items?: unknown[] }[]) => {
    for (const entry of entries) {
      if (titles.length >= 2_000) return
      titles.push(storable(entry.title))
      if (entry.items?.length) collect(entry.items as { title: string }[])
    }
  }
  collect((await pdf.getOutline().catch(() => null)) ?? [])
  return titles
}

async function metadataOf(pdf: Pdf): Promise<Pick<ReadText, 'title' | 'author' | 'fileDate' | 'languageTag'>> {
  const found = await pdf.getMetadata().catch(() => null)
  const facts: Record<string, unknown> = { ...found?.info }
  const text = (name: string) => (typeof facts[name] === 'string' ? facts[name].trim() || undefined : undefined)
  const [, year, month = '01', day = '01'] = /^D:(\d{4})(\d{2})?(\d{2})?/.exec(text('CreationDate') ?? '') ?? []
  return {
    title: meaningfulTitle(text('Title')),
    author: text('Author'),
    fileDate: year && Number(year) > 1970 ? `${year}-${month}-${day}` : undefined,
    languageTag: text('Language'),
  }
}

/** Programs write file names, addresses and "untitled" where a title belongs. */
function meaningfulTitle(title: string | undefined): string | undefined {
  if (
    !title ||
    title.length < 3 ||
    /^(untitled|microsoft word|document\d*$|slide \d|about:|https?:\/\/|file:|.*\.(docx?|indd|qxd|tex|dvi|pptx?|pdf)$)/i.test(
      title,
    )
  )
    return undefined
  return title.slice(0, 300)
}

function firstHeading(paragraphs: readonly PdfParagraph[]): string | undefined {
  return paragraphs.slice(0, 10).find(({ level }) => level === 1)?.text
}

function laidOut(paragraphs: readonly PdfParagraph[], pageCount: number): Pick<ReadText, 'text' | 'blocks' | 'pages'> {
  const blocks: Block[] = []
  const starts: number[] = []
  let text = ''
  for (const paragraph of paragraphs) {
    if (text) text += '\n\n'
    starts[paragraph.page] ??= text.length
    for (const { page, at } of paragraph.turns ?? []) starts[page] ??= text.length + at
    const span = { start: text.length, end: text.length + paragraph.text.length }
    blocks.push({ ...span, ...kindOf(paragraph) })
    text += paragraph.text
  }
  return { text, blocks, pages: pagesFrom(starts, pageCount, text.length) }
}

function kindOf({ level, isListItem }: PdfParagraph): Pick<Block, 'kind' | 'level'> {
  if (level) return { kind: 'heading', level }
  return isListItem ? { kind: 'list-item', level: 1 } : { kind: 'paragraph' }
}

/** Blank pages, and those that only carry the middle of a word, are left out. */
function pagesFrom(starts: readonly number[], pageCount: number, length: number): Place[] {
  const pages: Place[] = []
  for (let page = pageCount, end = length; page >= 1; page--) {
    const start = starts[page]
    if (start === undefined) continue
    pages.unshift({ page, start, end })
    end = start
  }
  return pages
}
