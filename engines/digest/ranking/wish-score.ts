import type { Sentence } from '../reading/sentence.ts'
import { weights } from '../weights.ts'
import type { Wish } from './relevance.ts'
import { shows } from './sides.ts'

/** 0 to about 1.7: the words of the wish, the sides and years it names. */
export function wishScore(sentence: Sentence, wish: Wish): number {
  const names = wish.defines(sentence) || wish.facets.some((facet) => shows(sentence, facet))
  const isTold = wish.facets.includes('steps') && sentence.isCommand
  const isDenied = wish.isDenied && sentence.isDenial
  const { side, told, denied } = weights.ranking.wish
  return (
    wish.fit(sentence) + (names ? side : 0) + (isTold ? told : 0) + (isDenied ? denied : 0) + yearScore(sentence, wish)
  )
}

function yearScore({ years }: Sentence, wish: Wish): number {
  if (wish.years === null || years.length === 0) return 0
  const [from, to] = wish.years
  const { inYears, otherYears } = weights.ranking.wish
  return years.some((year) => year >= from && year <= to) ? inYears : otherYears
}

/** -0.2 to 0.3: central and telling sentences are better, very long ones worse. */
export function quality({ centrality, figures, names, words }: Sentence): number {
  const { central, telling, long, longWords, brief, briefWords } = weights.ranking.sentence
  const tells = figures.length + names.length > 0 ? telling : 0
  return central * centrality + tells - (words > longWords ? long : 0) - (words < briefWords ? brief : 0)
}
