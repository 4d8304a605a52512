import { type ContentLanguage, comparable, type Page, type Span, sentences } from '../../../engines/text/index.ts'

/** A sentence that states something, where it stands in its page's text. */
export interface ReadSentence extends Span {
  text: string
  /** Its words as they are compared with those of a claim; see `anchorOf`. */
  anchor: string
  /** The heading that it stands under; empty before the first. */
  heading: string
}

/** The words that tie a claim to its sentence: what typing and typesetting vary made one. */
export function anchorOf(words: string): string {
  return comparable(words).text.trim()
}

/** The sentences of a page's running text in order: no headings, no code. */
export function readSentences({ text, blocks }: Page, language: ContentLanguage): ReadSentence[] {
  const found: ReadSentence[] = []
  let heading = ''
  for (const { kind, start, end } of blocks) {
    if (kind === 'heading') heading = text.slice(start, end)
    if (kind === 'heading' || kind === 'code') continue
    for (const span of sentences(text.slice(start, end), language)) {
      const words = text.slice(start + span.start, start + span.end)
      const anchor = anchorOf(words)
      if (anchor !== '') found.push({ start: start + span.start, end: start + span.end, text: words, anchor, heading })
    }
  }
  return found
}
