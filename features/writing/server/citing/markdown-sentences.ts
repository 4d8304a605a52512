import { type ContentLanguage, type Span, sentences, textOf } from '../../../../engines/text/index.ts'

/**
 * The sentences of Markdown as an editor reads them: a row of a table is one, an item of a list is without its sign, which is
 * no figure of it. Headings, and the heads and rules of tables are none: they name what is said, and say nothing.
 */
export function markdownSentences(text: string, language: ContentLanguage): Span[] {
  return sentences(text, language)
    .flatMap((span) => (/^\s*\|/.test(textOf(text, span)) ? rowsOf(text, span) : [withoutListSign(text, span)]))
    .filter((span) => !/^\s*#/.test(textOf(text, span)))
}

const RULE = /^\s*\|[\s|:-]*$/

function rowsOf(text: string, span: Span): Span[] {
  return [...textOf(text, span).matchAll(/[^\n]+/g)]
    .map(({ index, 0: line }) => ({ start: span.start + index, end: span.start + index + line.length }))
    .filter((row) => !RULE.test(textOf(text, row)) && !RULE.test(lineAfter(text, row)))
}

function lineAfter(text: string, { end }: Span): string {
  const from = text.indexOf('\n', end) + 1
  return from === 0 ? '' : text.slice(from).split('\n', 1).join()
}

function withoutListSign(text: string, span: Span): Span {
  const sign = /^\s*(?:[-*+]|\d{1,3}[.)]|[a-z][.)])\s+/.exec(textOf(text, span))?.[0] ?? ''
  return { start: span.start + sign.length, end: span.end }
}
