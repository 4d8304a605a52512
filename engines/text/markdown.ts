import { firstBarRow } from './bar-rows.ts'
import { isSpace } from './characters.ts'
import { readInline } from './markdown-inline.ts'
import { lineRanges } from './markdown-lines.ts'
import type { PlainText } from './plain-text.ts'
import { type PlainTextBuilder, plainTextBuilder } from './plain-text-builder.ts'
import type { Span } from './span.ts'

/**
 * The readable text of Markdown (CommonMark with tables, footnotes, strike-through), block by block, and the way back.
 * Front matter, link addresses, images and HTML tags are left out. Never throws.
 */
export function markdownToText(markdown: string): PlainText {
  const reader: Reader = { markdown, out: plainTextBuilder(), paragraph: [], kind: 'paragraph', level: 0, fence: '' }
  for (const line of lineRanges(markdown)) readLine(reader, line)
  flush(reader)
  return reader.out.finish()
}

interface Reader {
  readonly markdown: string
  readonly out: PlainTextBuilder
  /** Lines of the block being read, each without its marker. */
  paragraph: Span[]
  kind: 'paragraph' | 'list-item' | 'quote'
  level: number
  /** The fence that closes the code block being read; empty outside of one. */
  fence: string
}

function readLine(reader: Reader, line: Span): void {
  const { markdown } = reader
  const content = afterBlanks(markdown, line)
  const text = markdown.slice(content.start, content.end)
  const fence = /^(?:`{3,}|~{3,})/.exec(text)?.[0]
  const hashes = /^#{1,6}(?=[ \t]|$)/.exec(text)?.[0].length
  if (reader.fence !== '') readCode(reader, line, text)
  else if (text === '') flush(reader)
  else if (fence !== undefined) openFence(reader, fence)
  else if (isUnderline(reader, text)) readHeading(reader, text.startsWith('=') ? 1 : 2)
  else if (/^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(text)) flush(reader)
  else if (/^\[[^\]]{1,200}\]:/.test(text)) readDefinition(reader, content, text)
  else if (hashes !== undefined) readHashHeading(reader, content, hashes)
  else if (text.startsWith('|')) readRow(reader, content, text)
  else readProse(reader, line, content, text)
}

function readProse(reader: Reader, line: Span, content: Span, text: string): void {
  const quoted = /^(?:>[ \t]?)+/.exec(text)?.[0].length
  if (quoted !== undefined) {
    if (reader.kind !== 'quote') startBlock(reader, 'quote', 0)
    const inner = { start: content.start + quoted, end: content.end }
    if (inner.start >= inner.end) flush(reader)
    else reader.paragraph.push(inner)
    reader.kind = 'quote'
    return
  }
  const marker = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/.exec(text)?.[0].length
  if (marker !== undefined) {
    startBlock(reader, 'list-item', 1 + Math.floor((content.start - line.start) / 2))
    content = { start: content.start + marker, end: content.end }
  } else if (reader.kind === 'quote' && reader.paragraph.length === 0) startBlock(reader, 'paragraph', 0)
  reader.paragraph.push(content)
}

function startBlock(reader: Reader, kind: Reader['kind'], level: number): void {
  flush(reader)
  reader.kind = kind
  reader.level = level
}

function flush(reader: Reader): void {
  const { markdown, paragraph } = reader
  const textOf = (line: Span) => markdown.slice(line.start, line.end)
  const first = reader.kind === 'paragraph' ? firstBarRow(paragraph.map(textOf)) : paragraph.length
  const rows = paragraph.slice(first)
  reader.paragraph = paragraph.slice(0, first)
  if (reader.paragraph.length > 0) {
    reader.out.block(reader.kind, reader.kind === 'list-item' ? reader.level : undefined)
    emitLines(reader)
  }
  for (const row of rows) emitRow(reader, row, textOf(row))
  reader.kind = 'paragraph'
}

function emitLines(reader: Reader): void {
  const { markdown, out, paragraph } = reader
  reader.paragraph = []
  readInline(markdown, paragraph, out)
}

function isUnderline(reader: Reader, text: string): boolean {
  return reader.paragraph.length > 0 && reader.kind === 'paragraph' && /^(?:=+|-{2,})[ \t]*$/.test(text)
}

function readHeading(reader: Reader, level: number): void {
  reader.out.block('heading', level)
  emitLines(reader)
}

function readHashHeading(reader: Reader, content: Span, level: number): void {
  flush(reader)
  let { end } = content
  while (end > content.start + level && reader.markdown.charAt(end - 1) === '#') end -= 1
  if (end > content.start + level && !isSpace(reader.markdown.charCodeAt(end - 1))) end = content.end
  reader.paragraph = [{ start: content.start + level, end }]
  readHeading(reader, level)
}

/** A footnote's words are prose; a link's address is not. */
function readDefinition(reader: Reader, content: Span, text: string): void {
  flush(reader)
  if (!text.startsWith('[^')) return
  const colon = text.indexOf(']:') + 2
  reader.paragraph.push({ start: content.start + colon, end: content.end })
}

function readRow(reader: Reader, content: Span, text: string): void {
  flush(reader)
  emitRow(reader, { start: content.start + 1, end: content.end }, text)
}

function emitRow(reader: Reader, content: Span, text: string): void {
  if (/^[|:\- \t]+$/.test(text)) return
  reader.out.block('table-row')
  let { start } = content
  for (let at = start; at <= content.end; at += 1) {
    const char = reader.markdown.charAt(at)
    if (at < content.end && char === '\\') at += 1
    else if (at === content.end || char === '|') {
      if (start > content.start) reader.out.break('\t')
      readInline(reader.markdown, [afterBlanks(reader.markdown, { start, end: at })], reader.out)
      start = at + 1
    }
  }
}

function openFence(reader: Reader, fence: string): void {
  flush(reader)
  reader.fence = fence
  reader.out.block('code')
}

function readCode(reader: Reader, line: Span, text: string): void {
  const isClosing = text.startsWith(reader.fence) && text === text.charAt(0).repeat(text.length)
  if (isClosing) {
    reader.fence = ''
    reader.out.block('paragraph')
    return
  }
  reader.out.break('\n')
  reader.out.add(reader.markdown.slice(line.start, line.end), line.start, line.end)
}

function afterBlanks(markdown: string, line: Span): Span {
  let { start, end } = line
  while (start < end && isSpace(markdown.charCodeAt(start))) start += 1
  while (end > start && isSpace(markdown.charCodeAt(end - 1))) end -= 1
  return { start, end }
}
