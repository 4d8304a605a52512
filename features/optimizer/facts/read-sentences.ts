import { type ContentLanguage, comparable, type Page, type Span, sentences } from '../../../engines/text/index.ts'

/** A sentence of running text, where it is in its page's text. */
export interface ReadSentence extends Span {
  text: string
  /** Its words as they are compared with those of a claim; see `anchorOf`. */
  anchor: string
}

/** The words that tie a claim to its sentence: what typing and typesetting vary made one. */
export function anchorOf(words: string): string {
  return comparable(words).text.trim()
}

/** The sentences of one block; spans count in the block. */
export function sentencesOfBlock(text: string, language: ContentLanguage): ReadSentence[] {
  return sentences(text, language).flatMap(({ start, end }) => {
    const words = text.slice(start, end)
    const anchor = anchorOf(words)
    return anchor === '' ? [] : [{ start, end, text: words, anchor }]
  })
}

/**
 * The sentences of a page's running text in order: no headings, no code, no cells of a table but those in sentences. `ofBlock` may be one that remembers what it has
 * read before.
 */
export function readSentences(
  { text, blocks }: Page,
  language: ContentLanguage,
  ofBlock: typeof sentencesOfBlock = sentencesOfBlock,
): ReadSentence[] {
  return blocks
    .filter(({ kind }) => kind !== 'heading' && kind !== 'code')
    .flatMap((block) => {
      const from = block.start + (block.kind === 'quote' ? attributionIn(text.slice(block.start, block.end)) : 0)
      return ofBlock(text.slice(from, block.end), language)
        .filter((sentence) => block.kind !== 'table-row' || ENDED.test(sentence.text))
        .map((sentence) => ({ ...sentence, start: from + sentence.start, end: from + sentence.end }))
    })
}

const ENDED = /[.!?…。！？؟]["'”’»)\]]*$/u

/** The length of what names the source before a quotation, `The harbor office: “…”`: it states nothing itself. */
function attributionIn(quotation: string): number {
  return /^[^\n]{1,150}?:\s+(?=[“„«‘"])/u.exec(quotation)?.[0].length ?? 0
}
