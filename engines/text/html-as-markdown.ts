import { entityAt } from './entities.ts'

/**
 * A Markdown text in which the HTML that a model put into it is Markdown too: headings, lists, bold, links, and breaks by
 * their signs. Other tags leave their words; scripts, styles, and comments leave nothing. Code stays as it is, and so does what
 * only looks like a tag: `a < b`, `<your name>`. Never throws.
 */
export function htmlAsMarkdown(text: string): string {
  return converted(text, { isPlain: false })
}

/** The same for a text that is not read as Markdown, such as a post: without signs for bold, headings, and links. */
export function htmlAsPlainText(text: string): string {
  return converted(text, { isPlain: true })
}

/** Whether a text has HTML outside of code. */
export function holdsHtml(text: string): boolean {
  // `search` of a global pattern, unlike `test`, does not remember where it was
  return text.search(TAG) >= 0 && text.split(CODE).some((part, at) => at % 2 === 0 && part.search(TAG) >= 0)
}

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const unseen = names('script style iframe object noscript template svg title head')
const blocks = names(
  'address article aside body center dd div dl dt figcaption figure footer form header html main nav p pre section table tbody tfoot thead tr',
)
const inline = names(
  'a abbr b big button cite code del em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr',
)
const others = names('blockquote br h1 h2 h3 h4 h5 h6 hr li ol td th ul')

const ALL = [...unseen, ...blocks, ...inline, ...others].toSorted((a, b) => b.length - a.length).join('|')
/** Longer attributes are of no tag that anybody means. */
const TAG = new RegExp(`<!--|<(/?)(${ALL})(?:\\s([^<>]{0,1000}))?/?>`, 'gi')
const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/
/** A row of a table in Markdown, which a line break would end. */
const ROW = /^[ \t]*\|.*$/gm
/** Elements in elements that still get signs of their own. */
const DEEPEST = 12

/** An element whose signs are set when it ends. */
interface Open {
  name: string
  /** Where its words begin in what is written. */
  at: number
  href: string
}

interface Reader {
  readonly isPlain: boolean
  /** What is being read, in small letters. */
  lower: string
  out: string[]
  open: Open[]
  /** What the next item of each open list has before it: its number, or null for a point. */
  lists: (number | null)[]
  /** Blank space at the beginning of the next words is the source's own layout. */
  isAtStart: boolean
  /** Elements that never end from here on. */
  endless: Set<string>
}

function converted(text: string, { isPlain }: { isPlain: boolean }): string {
  if (!holdsHtml(text)) return text
  const reader: Reader = { isPlain, lower: '', out: [], open: [], lists: [], isAtStart: false, endless: new Set() }
  for (const [at, part] of text.split(CODE).entries()) {
    if (at % 2 === 0) read(reader, part.replace(ROW, withinRow))
    else write(reader, part)
  }
  return reader.out
    .join('')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withinRow(row: string): string {
  // “254 MW (flood tide only)” on two lines
  return row.replace(/(?<!\s)\s*(?:<br\s{0,9}\/?>\s*)+(\(?)/gi, (_, opening: string) => (opening ? ' (' : '; '))
}

function read(reader: Reader, html: string): void {
  reader.lower = html.toLowerCase()
  reader.endless.clear()
  let at = 0
  for (TAG.lastIndex = 0; ; ) {
    const found = TAG.exec(html)
    write(reader, withCharacters(html.slice(at, found?.index ?? html.length), reader))
    if (!found) return
    at = TAG.lastIndex = TAG.lastIndex + readTag(reader, found)
  }
}

/** Takes a tag; returns how much of what is behind it belongs to it and is not shown. */
function readTag(reader: Reader, [all, closing = '', tag = '', attributes = '']: RegExpExecArray): number {
  const name = tag.toLowerCase()
  if (all === '<!--') return skipped(reader, '-->')
  if (unseen.has(name)) return closing ? 0 : skipped(reader, `</${name}>`)
  if (name === 'br') startLine(reader, '\n')
  else if (name === 'hr') startLine(reader, '\n\n---\n\n')
  else if (/^h[1-6]$/.test(name))
    startLine(reader, closing || reader.isPlain ? '\n\n' : `\n\n${'#'.repeat(Number(name[1]))} `)
  else if (name === 'blockquote') startLine(reader, closing || reader.isPlain ? '\n\n' : '\n\n> ')
  else if (name === 'ul' || name === 'ol') readList(reader, name, closing !== '')
  else if (name === 'li') readItem(reader, closing !== '')
  else if (name === 'td' || name === 'th') readCell(reader, closing !== '')
  else if (blocks.has(name)) startLine(reader, '\n\n')
  else if (closing) end(reader, name)
  else if (name !== 'img' && name !== 'wbr' && reader.open.length < DEEPEST)
    reader.open.push({ name, at: reader.out.length, href: hrefIn(attributes) })
  return 0
}

function skipped(reader: Reader, closing: string): number {
  if (reader.endless.has(closing)) return 0
  const from = TAG.lastIndex
  const end = reader.lower.indexOf(closing, from)
  if (end < 0) reader.endless.add(closing)
  return end < 0 ? 0 : end + closing.length - from
}

function write(reader: Reader, words: string): void {
  const shown = reader.isAtStart ? words.trimStart() : words
  if (shown === '') return
  reader.isAtStart = false
  reader.out.push(shown)
}

/** A break takes the source's own layout around it with it; a paragraph in an item or a quotation is none of its own. */
function startLine(reader: Reader, signs: string): void {
  trimEnd(reader)
  const last = reader.out.at(-1) ?? ''
  if (!(reader.isAtStart && signs === '\n\n' && /\n *(?:[-#>]+|\d+\.) $/.test(last))) reader.out.push(signs)
  reader.isAtStart = true
}

function trimEnd({ out, isAtStart }: Reader): void {
  const last = out.at(-1)
  if (last !== undefined && !isAtStart) out[out.length - 1] = last.trimEnd()
}

function readList(reader: Reader, name: string, isClosing: boolean): void {
  const isWithin = reader.lists.length > (isClosing ? 1 : 0)
  if (isClosing) reader.lists.pop()
  else if (reader.lists.length < DEEPEST) reader.lists.push(name === 'ol' ? 1 : null)
  if (!isWithin) startLine(reader, '\n\n')
}

function readItem(reader: Reader, isClosing: boolean): void {
  if (isClosing) {
    trimEnd(reader)
    reader.isAtStart = true
    return
  }
  const number = reader.lists.at(-1) ?? null
  if (number !== null) reader.lists[reader.lists.length - 1] = number + 1
  const indent = '  '.repeat(Math.max(0, reader.lists.length - 1))
  startLine(reader, `\n${indent}${number === null ? '-' : `${number}.`} `)
}

function readCell(reader: Reader, isClosing: boolean): void {
  if (isClosing) trimEnd(reader)
  else if (!/(?:^|\n)$/.test(reader.out.at(-1) ?? '')) reader.out.push(' | ')
  reader.isAtStart = true
}

/** Signs around the words of an element that ends; none where it is empty or holds several paragraphs. */
function end(reader: Reader, name: string): void {
  const index = reader.open.findLastIndex((one) => one.name === name)
  const begun = reader.open[index]
  if (!begun) return
  reader.open.length = index
  const words = reader.out.splice(begun.at).join('')
  const signed =
    /\n\s*\n/.test(words) || reader.isPlain ? words : words.replace(/\S[\s\S]*\S|\S/, (own) => signs(begun, own))
  if (signed) reader.out.push(signed)
}

function signs({ name, href }: Open, words: string): string {
  if (name === 'strong' || name === 'b') return `**${words}**`
  if (name === 'em' || name === 'i') return `*${words}*`
  if (name === 'code') return `\`${words}\``
  return name === 'a' && /^(?:https?:|mailto:)/i.test(href) ? `[${words}](${href})` : words
}

function hrefIn(attributes: string): string {
  return /(?:^|\s)href\s*=\s*["']?([^"'\s]+)/i.exec(attributes)?.[1] ?? ''
}

/** `Q&amp;A` as it is read; a tag that is spoken of, `&lt;b&gt;`, must not become one in Markdown. */
function withCharacters(text: string, { isPlain, open }: Reader): string {
  const isShown = isPlain || open.some(({ name }) => name === 'code')
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi, (reference, at: number) => {
    const chars = entityAt(reference, 0)?.chars ?? reference
    if (chars === '\u00a0') return ' '
    return chars === '<' && !isShown && /[a-z/!]/i.test(text.charAt(at + reference.length)) ? '\\<' : chars
  })
}
