import { type Page, type Span, sentences, textOf } from '../../../../engines/text/index.ts'

/** The sentence of a page that a span is in, and where in it. */
export function sentenceAround(page: Page, { start, end }: Span): { sentence: string; start: number; end: number } {
  const block = page.blocks.find((each) => each.start <= start && end <= each.end) ?? {
    start: 0,
    end: page.text.length,
  }
  const words = textOf(page.text, block)
  const inBlock = { start: start - block.start, end: end - block.start }
  const sentence = sentences(words).find((each) => each.start <= inBlock.start && inBlock.end <= each.end) ?? {
    start: 0,
    end: words.length,
  }
  return {
    sentence: textOf(words, sentence),
    start: inBlock.start - sentence.start,
    end: inBlock.end - sentence.start,
  }
}
