import type { Passage } from '../../retrieval/index.ts'

/** Where a phrase stands in passages and how it is written there. */
export interface Surface {
  readonly passageId: string
  readonly quote: string
  readonly quoteStart: number
  readonly quoteEnd: number
  /** Whether it stands inside a sentence, where its capitals are its own. */
  readonly isInside: boolean
}

/** How a phrase is written inside a sentence, whatever the case it is asked for in; at the start of one if only there. */
export function surfaceOf(passages: readonly Passage[], phrase: string): Surface | null {
  const wanted = phrase.toLowerCase()
  if (wanted === '') return null
  let first: Surface | null = null
  for (const { id, text } of passages) {
    const lower = text.toLowerCase()
    // a letter that changes its length with its case would move all offsets behind it
    for (
      let at = lower.length === text.length ? lower.indexOf(wanted) : -1;
      at !== -1;
      at = lower.indexOf(wanted, at + 1)
    ) {
      const quoteEnd = at + phrase.length
      if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) || /[\p{L}\p{N}]/u.test(text.charAt(quoteEnd))) continue
      const isInside = /[\p{L}\p{N},]\s$/u.test(text.slice(Math.max(0, at - 2), at))
      const found = { passageId: id, quote: text.slice(at, quoteEnd), quoteStart: at, quoteEnd, isInside }
      if (isInside) return found
      first ??= found
    }
  }
  return first
}
