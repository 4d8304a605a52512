import { choose } from './choose.ts'
import type { Material } from './material.ts'
import { generality, inOrder, type Run, speaksOfTopic } from './order.ts'
import { wishFor } from './relevance.ts'
import type { Taken } from './repeats.ts'
import { quality, wishScore } from './section.ts'
import { sway } from './seed.ts'
import type { Sentence } from './sentence.ts'

/** What is wanted of the sentences that say most. */
export interface KeyOptions {
  readonly words: number
  readonly most?: number
  readonly taken?: Taken
  /** What they are to be about; the whole material when absent. */
  readonly about?: string
  readonly variant?: number
  /** False: sentences are taken singly, not in runs as they stand in their source. */
  readonly goesOn?: boolean
}

/** How much the first sentence of a source counts beside a central one: texts open with what they are about. */
const LEAD = 0.3

/** The sentences that say most of what the material says, in an order that reads well. */
export function keyRuns(material: Material, options: KeyOptions): Run[] {
  return inOrder(material, keySentences(material, options))
}

/** The same as single sentences in the order of the material. */
export function keySentences(material: Material, options: KeyOptions): Sentence[] {
  const wish = options.about === undefined || options.about.trim() === '' ? null : wishFor(material, options.about)
  return choose(material, {
    words: options.words,
    most: options.most,
    taken: options.taken,
    goesOn: options.goesOn ?? false,
    score: (sentence) => {
      const own = 0.25 + sentence.centrality + quality(sentence) + (speaksOfTopic(material, sentence) ? 0.2 : 0)
      const lead = sentence.isLead ? LEAD : 0
      const opens = 0.25 * Math.max(0, generality(material, sentence))
      const asked = wish === null ? 0 : 0.8 * wishScore(sentence, wish)
      const told = sentence.isCommand ? 0.5 : 0
      return Math.max(0.01, own + lead + opens + asked - told + 0.4 * sway(options.variant ?? 0, sentence.index))
    },
  })
}
