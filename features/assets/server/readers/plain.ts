import type { Block, Span } from '../../../../engines/text/index.ts'
import { firstBarRow, lines, markdownToText, moved, paragraphs } from '../../../../engines/text/index.ts'
import { decodeText } from '../../../../platform/server/fetch/charset.ts'
import type { Reading, ReadText } from './types.ts'

/** Plain text: empty lines part its paragraphs, and lines with as many bars each are rows of a table. */
export function readPlainText({ bytes, contentType }: Reading): ReadText {
  const text = uniformLines(decodeText(bytes, contentType))
  return { text, blocks: paragraphs(text).flatMap((span) => blocksOf(text, span)) }
}

function blocksOf(text: string, { start, end }: Span): Block[] {
  const all = lines(text.slice(start, end)).map((line) => moved(line, start))
  const first = firstBarRow(all.map((line) => text.slice(line.start, line.end)))
  const last = all[first - 1]
  const rows = all.slice(first).filter((line) => /[^|:\- \t]/.test(text.slice(line.start, line.end)))
  return [
    ...(last === undefined ? [] : [{ kind: 'paragraph' as const, start, end: last.end }]),
    ...rows.map((row) => ({ kind: 'table-row' as const, ...row })),
  ]
}

/** Markdown, with the title, author and date that its front matter may carry. */
export function readMarkdown({ bytes, contentType }: Reading): ReadText {
  const source = uniformLines(decodeText(bytes, contentType))
  const { text, blocks } = markdownToText(source)
  const title = frontMatter(source, 'title') ?? firstHeading(text, blocks)
  return { text, blocks, title, author: frontMatter(source, 'author'), publishedAt: day(frontMatter(source, 'date')) }
}

function uniformLines(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '')
}

function frontMatter(source: string, name: string): string | undefined {
  const head = /^---\n([\s\S]{0,4000}?)\n---\n/.exec(source)?.[1] ?? ''
  const value = new RegExp(`^${name}:[ \\t]*(.{1,300})$`, 'm').exec(head)?.[1]?.trim()
  return value?.replace(/^(['"])(.*)\1$/, '$2') || undefined
}

function day(text: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]
}

function firstHeading(text: string, blocks: readonly Block[]): string | undefined {
  const heading = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)
  return heading && text.slice(heading.start, heading.end)
}
