import type { Label } from './labels.ts'
import type { Facet } from './languages/pack.ts'
import type { Material } from './material.ts'
import { aboutTopic, chosen } from './wording.ts'

/** The heading of a side, other wording for each variant. */
export function headingFor(material: Material, facet: Facet, variant = 0): string {
  const { headings, ofPerson } = material.vocabulary.pack
  if (facet === 'definition' && material.topic.isPerson && ofPerson !== undefined)
    return aboutTopic(material, ofPerson.heading)
  return aboutTopic(material, chosen(headings[facet], variant))
}

/** Names and phrases make headings; a bare frequent word does not. German makes one word of a phrase. */
export function isHeading(material: Material, label: Label): boolean {
  const { language, sentences } = material
  const { phrase } = label
  if (phrase.includes(' ')) return isNounPhrase(material, label)
  if (language === 'German' || language === 'Dutch') return phrase.length >= COMPOUND
  return /^\p{Lu}.*\p{Lu}/u.test(phrase) && sentences.some(({ names }) => names.includes(phrase))
}

/**
 * There is no parser: words that stand together are a phrase where they do so twice, or once between an article and a
 * mark or a small word. `Wolfsnail chose` does neither.
 */
function isNounPhrase({ vocabulary }: Material, { phrase, sentences }: Label): boolean {
  const wanted = phrase.toLowerCase()
  let seen = 0
  for (const { text } of sentences) {
    const lower = text.toLowerCase()
    const at = lower.indexOf(wanted)
    if (at === -1) continue
    seen += 1
    const before = /(\p{L}+) $/u.exec(lower.slice(0, at))?.[1] ?? ''
    const isLed = vocabulary.definite.has(before) || vocabulary.indefinite.has(before)
    const behind = lower.slice(at + wanted.length)
    const next = /^ (\p{L}+)/u.exec(behind)?.[1]
    if (seen > 1 || (isLed && (next === undefined || vocabulary.small.has(next)))) return true
  }
  return false
}

/** Letters of a word that is made of two. */
const COMPOUND = 11
