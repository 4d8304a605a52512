import { choose } from './choose.ts'
import type { Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { keyRuns } from './key-sentences.ts'
import type { Material } from './material.ts'
import { generality, inOrder } from './order.ts'
import { Page } from './page.ts'
import { putProse } from './paragraphs.ts'
import { wishFor } from './relevance.ts'
import { quality, wishScore } from './section.ts'
import { sway } from './seed.ts'

/** What the opening of a part is to be. */
export interface SubheadingIntroOptions {
  readonly headline?: string
  readonly subheading: string
  readonly variant?: number
}

/** One to three sentences that open a part of a text: what fits its subheading, or where nothing does, its headline. */
export function writeSubheadingIntro(material: Material, options: SubheadingIntroOptions): Composed {
  const { headline = '', subheading, variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const wish = wishFor(material, subheading)
  const picked = choose(material, {
    words: [45, 30, 60][variant % 3] ?? 45,
    most: 3,
    score: (sentence) => {
      const fit = wishScore(sentence, wish)
      return fit < 0.2
        ? 0
        : fit +
            quality(sentence) +
            0.25 * Math.max(0, generality(material, sentence)) +
            0.3 * sway(variant, sentence.index)
    },
  })
  const runs =
    picked.length > 0
      ? inOrder(material, picked)
      : keyRuns(material, { words: 40, most: 2, about: `${headline} ${subheading}`, variant })
  const page = new Page()
  putProse(page, material, runs, { variant })
  return page.done()
}
