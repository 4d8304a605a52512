import type { Citation } from './composed.ts'
import type { Material } from './material.ts'
import { excerptOf } from './page.ts'
import type { Sentence } from './sentence.ts'

/** Sentences that are kept for one place of a text. */
export interface SetAside {
  sentencesOf(material: Material): readonly Sentence[]
  /** The same as citations, to be handed as `used` to what is written around that place. */
  citationsOf(material: Material): Citation[]
}

/** Sets aside what `find` finds in a material; it is asked once for each. */
export function setAside(find: (material: Material) => readonly Sentence[]): SetAside {
  const known = new WeakMap<Material, readonly Sentence[]>()
  function sentencesOf(material: Material): readonly Sentence[] {
    const found = known.get(material) ?? find(material)
    known.set(material, found)
    return found
  }
  return {
    sentencesOf,
    citationsOf: (material) => sentencesOf(material).map((sentence) => ({ start: 0, end: 0, ...excerptOf(sentence) })),
  }
}
