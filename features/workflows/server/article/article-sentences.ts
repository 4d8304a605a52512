import { type ContentLanguage, type Span, sentences, textOf } from '../../../../engines/text/index.ts'

/**
 * The sentences of Markdown as an editor reads them: a row of a table is one, an item of a list is without its sign, which is
 * no figure of it. Headings and the rules of tables are none.
 */
export function articleSentences(text: string, language: ContentLanguage): Span[] {
  return sentences(text, language)
    .flatMap((span) => (/^\s*\|/.test(textOf(text, span)) ? linesOf(text, span) : [withoutListSign(text, span)]))
    .filter((span) => !/^\s*(?:#|\|[\s|:-]*$)/.test(textOf(text, span)))
}

function linesOf(text: string, span: Span): Span[] {
  return [...textOf(text, span).matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    start: span.start + index,
    end: span.start + index + line.length,
  }))
}

function withoutListSign(text: string, span: Span): Span {
  const sign = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/.exec(textOf(text, span))?.[0] ?? ''
  return { start: span.start + sign.length, end: span.end }
}
