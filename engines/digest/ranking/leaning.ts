import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'

/** A sentence that leans on more than this many others is left out. */
const LONGEST_CHAIN = 3

/** The sentence with all that it leans on, in order; empty when that is too much or not to be had. */
export function chainOf(material: Material, sentence: Sentence): Sentence[] {
  const chain: Sentence[] = [sentence]
  for (let at = sentence.leansOn; at !== null; ) {
    const before = material.sentences[at]
    if (before === undefined || !before.usable || chain.length >= LONGEST_CHAIN) return []
    chain.unshift(before)
    at = before.leansOn
  }
  return chain
}
