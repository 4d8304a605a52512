import { chainOf } from './choose.ts'
import type { Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { keySentences } from './key-sentences.ts'
import { contains, labelsOf } from './labels.ts'
import type { Material } from './material.ts'
import { Page } from './page.ts'
import { alsoSaid } from './paragraphs.ts'
import { capitalised } from './readable.ts'
import type { Sentence } from './sentence.ts'
import { aboutTopic, chosen } from './wording.ts'

/** What a list is to be. */
export interface ListicleOptions {
  /** At most so many items; 7 when not said. The title says how many there are. */
  readonly items?: number
  readonly about?: string
  /** False leaves the title out. */
  readonly titled?: boolean
  /** Numbers when not said. */
  readonly marks?: 'numbers' | 'bullets'
  readonly variant?: number
}

/** A numbered list, each item one thought under a label from its own words, cited; the title counts true. */
export function writeListicle(material: Material, options: ListicleOptions = {}): Composed {
  const { items = 7, about, titled = true, marks = 'numbers', variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const groups = grouped(
    material,
    keySentences(material, { words: items * 32, most: items * 2, about, variant }),
  ).slice(0, items)
  const page = new Page()
  if (titled && groups.length > 1) page.heading(2, titleFor(material, groups.length, variant))
  const used = new Set<string>()
  groups.forEach((group, at) => {
    page.item(groups.length > 1 && marks === 'numbers' ? at + 1 : 0)
    const label = variant % 2 === 0 ? labelFor(material, group, used) : null
    if (label !== null) page.label(`${capitalised(label, material.language)}.`)
    for (const [place, sentence] of group.entries())
      page.sentence(sentence, { isJoined: place > 0, also: alsoSaid(material, sentence) })
  })
  return page.done()
}

function titleFor(material: Material, n: number, variant: number): string {
  return aboutTopic(material, chosen(material.vocabulary.pack.phrases.lists, variant), { n })
}

/** Each sentence with those that lean on it. */
function grouped(material: Material, sentences: readonly Sentence[]): Sentence[][] {
  const groups: Sentence[][] = []
  for (const sentence of sentences) {
    const before = groups.at(-1)
    if (
      before !== undefined &&
      sentence.leansOn !== null &&
      chainOf(material, sentence).some((one) => before.includes(one) && one !== sentence)
    )
      before.push(sentence)
    else groups.push([sentence])
  }
  return groups
}

/** A keyphrase that stands in the item and in no label before it; null where it has none of two words or more. */
function labelFor(material: Material, group: readonly Sentence[], used: Set<string>): string | null {
  const [first] = group
  if (first === undefined) return null
  const label = labelsOf(material).find(
    ({ phrase, terms }) => terms.size > 1 && !used.has(phrase) && contains(first.terms, terms),
  )
  if (label === undefined) return null
  used.add(label.phrase)
  return label.phrase
}
