import { sentences, stems } from '../../../../../engines/text/index.ts'

/** The sentence of a passage that has most in common with the words looked for; a short passage whole. Stands in it verbatim. */
export function quoteFrom(passage: string, words: string): string {
  const wanted = new Set(stems(words))
  const spans = sentences(passage)
  if (spans.length <= 1 || wanted.size === 0) return passage.trim()
  const scored = spans.map((span) => {
    const text = passage.slice(span.start, span.end)
    return { text, score: stems(text).filter((stem) => wanted.has(stem)).length }
  })
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).text
}
