import type { Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { keyRuns, keySentences } from './key-sentences.ts'
import type { Material } from './material.ts'
import { Page } from './page.ts'
import { alsoSaid, putProse } from './paragraphs.ts'
import { chosen } from './wording.ts'

/** What a synopsis is to be. */
export interface SynopsisOptions {
  /** Exactly so many sentences where there are as many. */
  readonly sentences?: number
  /** About so many words; a third of the material, 40 to 120, when nothing is said. */
  readonly words?: number
  readonly about?: string
  readonly variant?: number
}

/** What the material says, in its most telling sentences: prose, or in every fourth variant a short list. */
export function writeSynopsis(material: Material, options: SynopsisOptions = {}): Composed {
  const { variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  if (options.sentences === undefined && variant % 4 === 3) return asList(material, options)
  const most = options.sentences
  const words = options.words ?? (most === undefined ? lengthFor(material, variant) : most * 60)
  const page = new Page()
  putProse(page, material, keyRuns(material, { words, most, about: options.about, variant }), { variant })
  return page.done()
}

function lengthFor(material: Material, variant: number): number {
  const all = material.sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  const share = [0.4, 0.55, 0.3][variant % 3] ?? 0.4
  return Math.min(120, Math.max(30, Math.round(all * share)))
}

function asList(material: Material, { variant = 0, about }: SynopsisOptions): Composed {
  const page = new Page()
  page.label(`${chosen(material.vocabulary.pack.phrases.keyPoints, variant >> 2)}:`).paragraph()
  const picked = keySentences(material, { words: Math.min(90, lengthFor(material, 1)), most: 5, about, variant })
  let previous = -2
  for (const sentence of picked) {
    if (sentence.leansOn === null || sentence.index !== previous + 1) page.item(0)
    page.sentence(sentence, {
      isJoined: sentence.index === previous + 1 && sentence.leansOn !== null,
      also: alsoSaid(material, sentence),
    })
    previous = sentence.index
  }
  return page.done()
}
