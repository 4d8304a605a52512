import type { Sentence } from '../reading/sentence.ts'
import type { Wish } from './relevance.ts'
import { shows } from './sides.ts'

/** 0 to about 1.7: the words of the wish, the sides and years it names. */
export function wishScore(sentence: Sentence, wish: Wish): number {
  const names = wish.defines(sentence) || wish.facets.some((facet) => shows(sentence, facet))
  const isTold = wish.facets.includes('steps') && sentence.isCommand
  const denied = wish.isDenied && sentence.isDenial ? 0.4 : 0
  return wish.fit(sentence) + (names ? 0.4 : 0) + (isTold ? 0.3 : 0) + denied + yearScore(sentence, wish)
}

function yearScore({ years }: Sentence, wish: Wish): number {
  if (wish.years === null || years.length === 0) return 0
  const [from, to] = wish.years
  return years.some((year) => year >= from && year <= to) ? 0.6 : -0.3
}

/** -0.2 to 0.3: central and telling sentences are better, very long ones worse. */
export function quality({ centrality, figures, names, words }: Sentence): number {
  const telling = figures.length + names.length > 0 ? 0.06 : 0
  return 0.2 * centrality + telling - (words > 34 ? 0.15 : 0) - (words < 5 ? 0.08 : 0)
}
