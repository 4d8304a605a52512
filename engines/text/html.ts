import { isSpace } from './characters.ts'
import { entityAt } from './entities.ts'
import { rawTextEnd, type Tag, tagAt } from './html-tags.ts'
import type { BlockKind, PlainText } from './plain-text.ts'
import { type PlainTextBuilder, plainTextBuilder } from './plain-text-builder.ts'

/**
 * The readable text of HTML, block by block, and the way back. Scripts, styles, forms' controls and other unseen parts
 * are left out; cells of a table row are separated by tabs; white space is as a browser shows it. Never throws: broken
 * markup is read as a browser would, roughly. It does not sanitise, and does not choose what the article is.
 */
export function htmlToText(html: string): PlainText {
  return readHtml(html)
}

/** `htmlToText` that also reports each tag that is neither hidden nor raw text, and where it begins. */
export function readHtml(html: string, seen?: (tag: Tag, at: number) => void): PlainText {
  const reader: Reader = { html, out: plainTextBuilder(), open: new Map(), stack: [], hidden: 0 }
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const tag = next === -1 ? null : tagAt(html, next)
    const textEnd = next === -1 ? html.length : tag === null ? next + 1 : next
    if (reader.hidden === 0) readText(reader, at, textEnd)
    at = tag === null ? textEnd : readTag(reader, tag)
    if (tag !== null && reader.hidden === 0) seen?.(tag, next)
  }
  return reader.out.finish()
}

interface Reader {
  readonly html: string
  readonly out: PlainTextBuilder
  /** How many elements of each name are open, so that a stray closing tag costs nothing. */
  readonly open: Map<string, number>
  readonly stack: string[]
  /** How many open elements hide what is in them. */
  hidden: number
}

const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const rawText = names('script style title textarea iframe noembed noframes xmp')
const hiding = names('head template noscript svg math object canvas audio video select datalist dialog')
const blocks =
  names(`address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup html legend li main menu nav ol p pre section summary table tbody tfoot thead
  tr ul`)

function readTag(reader: Reader, tag: Tag): number {
  const { html, out } = reader
  if (tag.kind === 'open' && rawText.has(tag.name)) return pastRawText(html, tag)
  if (tag.name === 'body') reader.hidden = 0
  if (hiding.has(tag.name)) countHidden(reader, tag)
  if (reader.hidden > 0) return tag.end
  if (tag.name === 'br') out.break('\n')
  else if (tag.name === 'hr') startBlock(reader)
  else if (tag.name === 'td' || tag.name === 'th') out.break('\t')
  else if (blocks.has(tag.name)) {
    if (tag.kind === 'open') push(reader, tag.name)
    else if (tag.kind === 'close') pop(reader, tag.name)
    startBlock(reader)
  }
  return tag.end
}

function pastRawText(html: string, tag: Tag): number {
  const closing = rawTextEnd(html, tag.name, tag.end)
  return closing === html.length ? closing : (tagAt(html, closing)?.end ?? html.length)
}

function countHidden(reader: Reader, tag: Tag): void {
  if (tag.kind === 'open') reader.hidden += 1
  if (tag.kind === 'close' && reader.hidden > 0) reader.hidden -= 1
}

function push(reader: Reader, name: string): void {
  if (name === 'p' || name === 'li') closeImplied(reader, name)
  reader.stack.push(name)
  reader.open.set(name, (reader.open.get(name) ?? 0) + 1)
}

/** A paragraph ends where the next begins, a list item too, without a closing tag. */
function closeImplied(reader: Reader, name: string): void {
  if (reader.stack.at(-1) === name) pop(reader, name)
}

function pop(reader: Reader, name: string): void {
  if ((reader.open.get(name) ?? 0) === 0) return
  for (;;) {
    const last = reader.stack.pop()
    if (last === undefined) return
    reader.open.set(last, (reader.open.get(last) ?? 1) - 1)
    if (last === name) return
  }
}

function startBlock({ open, out }: Reader): void {
  const countOf = (name: string) => open.get(name) ?? 0
  const kind = kinds.find(([name]) => countOf(name) > 0)?.[1] ?? 'paragraph'
  const heading = headings.findIndex((name) => countOf(name) > 0) + 1
  if (heading > 0) out.block('heading', heading)
  else if (kind === 'list-item') out.block(kind, Math.max(1, countOf('ul') + countOf('ol') + countOf('menu')))
  else out.block(kind)
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const kinds: readonly (readonly [name: string, kind: BlockKind])[] = [
  ['pre', 'code'],
  ['blockquote', 'quote'],
  ['figcaption', 'caption'],
  ['caption', 'caption'],
  ['tr', 'table-row'],
  ['li', 'list-item'],
]

function readText(reader: Reader, from: number, to: number): void {
  const { html, out } = reader
  const keepsSpace = (reader.open.get('pre') ?? 0) > 0
  let start = from
  for (let at = from; at < to; at += 1) {
    const code = html.charCodeAt(at)
    const entity = code === AMPERSAND ? entityAt(html, at) : null
    if (entity === null && !isSpace(code)) continue
    out.add(html.slice(start, at), start, at)
    if (entity === null) readSpace(out, keepsSpace, html.charAt(at), at)
    else readEntity(out, entity.chars, at, Math.min(entity.end, to))
    start = entity === null ? at + 1 : Math.min(entity.end, to)
    at = start - 1
  }
  out.add(html.slice(start, to), start, to)
}

const AMPERSAND = 0x26

function readSpace(out: PlainTextBuilder, keepsSpace: boolean, char: string, at: number): void {
  if (!keepsSpace) out.blank(at)
  else if (char === '\n') out.break('\n')
  else out.add(char, at, at + 1)
}

function readEntity(out: PlainTextBuilder, chars: string, from: number, to: number): void {
  if (isSpace(chars.charCodeAt(0))) out.blank(from)
  else out.add(chars, from, to)
}
