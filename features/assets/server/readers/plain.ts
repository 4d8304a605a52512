import type { Block } from '../../../../engines/text/index.ts'
import { markdownToText, paragraphs } from '../../../../engines/text/index.ts'
import { decodeText } from '../../../../platform/server/fetch/charset.ts'
import type { Reading, ReadText } from './types.ts'

/** Plain text: empty lines part its paragraphs. */
export function readPlainText({ bytes, contentType }: Reading): ReadText {
  const text = uniformLines(decodeText(bytes, contentType))
  const blocks: Block[] = paragraphs(text).map((span) => ({ kind: 'paragraph', ...span }))
  return { text, blocks }
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
