import { fitsTopic, shows } from './evidence.ts'
import { type Draft, fromPatterns } from './headline-patterns.ts'
import { A_PLAN, keptByLabels, keptByYears } from './headline-promise.ts'
import { type Label, labelsOf } from './labels.ts'
import { type Material, quotable } from './material.ts'
import { isHeading } from './outline-heading.ts'
import { byParts } from './outline-parts.ts'
import { excerptOfPhrase } from './page.ts'
import { small } from './roadmap.ts'
import { listed } from './wording.ts'

/** The parts that most sentences speak of; and where the material is dated, from when to when. */
export function overviews(material: Material, variant: number): Draft[] {
  const labels = labelsOf(material)
    .filter((label) => label.sentences.length > 1 && isHeading(material, label))
    .slice(0, LOOKED_AT)
    .sort((a, b) => b.sentences.length - a.sentences.length)
    .filter((label, at, all) => all.slice(0, at).every((other) => !sharesWord(label, other)))
    .slice(variant % 2, (variant % 2) + 3)
  const { overview, explained, timeline, and } = material.vocabulary.pack.phrases
  const list = listed(
    labels.map(({ phrase }) => phrase),
    and,
  )
  const fill = { variant, kept: keptByLabels(material, labels), evidence: labels.map(({ excerpt }) => excerpt) }
  const named =
    labels.length < 2
      ? byOutline(material, variant)
      : fromPatterns(material, [...explained, ...overview], { ...fill, fill: { list } })
  // what is planned is no history yet
  const past = quotable(material).filter((sentence) => !shows(sentence, 'outlook'))
  const years = past.flatMap((sentence) => sentence.years)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  if (years.length < 4 || to - from < 20 || !fitsTopic(material, 'history')) return named
  const ends = [from, to].flatMap((year) => excerptOfPhrase(material, String(year)) ?? [])
  const dated = { variant, kept: keptByYears(material), fill: { from, to }, evidence: ends }
  return ends.length < 2 ? named : [...named, ...fromPatterns(material, timeline, dated)]
}

/** Where no phrase is said twice, the headings that the parts would have: a text divided so keeps the promise. */
function byOutline(material: Material, variant: number): Draft[] {
  const { overview, explained, and } = material.vocabulary.pack.phrases
  const found = byParts(material, { most: MOST_PARTS, variant: 0 })
    .filter(({ heading }) => heading.length <= LONGEST && !/[\p{N}?？:,]/u.test(heading))
    .flatMap(({ heading }) => excerptOfPhrase(material, heading) ?? [])
    .slice(0, 3)
  if (found.length < 2) return []
  const list = listed(
    found.map(({ quote }) => small(material, quote)),
    and,
  )
  return fromPatterns(material, [...explained, ...overview], { variant, kept: A_PLAN, fill: { list }, evidence: found })
}

const MOST_PARTS = 7
const LONGEST = 30

/** `New Jersey` and `New Jersey militia` are no two parts. */
function sharesWord(label: Label, other: Label): boolean {
  return [...label.terms].some((term) => other.terms.has(term))
}

/** Parts beyond the best are no matter for a headline. */
const LOOKED_AT = 12
