import type { Composed } from './composed.ts'
import { contentTerms } from './content-terms.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { contains } from './labels.ts'
import { type Material, quotable } from './material.ts'
import type { Outline, OutlineSection } from './outline.ts'
import { outlines } from './outlines.ts'
import { Page } from './page.ts'
import { alsoSaid } from './paragraphs.ts'
import { questions } from './questions.ts'
import { capitalised } from './readable.ts'
import { chosen } from './wording.ts'

/** What an outline looks like as text: headings with their notes, every note cited. */
export function outlineText(material: Material, outline: Outline): Composed {
  const page = new Page()
  page.heading(1, outline.title)
  for (const section of outline.sections) putSection(page, material, section)
  return page.done()
}

function putSection(page: Page, material: Material, { heading, level, passageIds, notes }: OutlineSection): void {
  page.heading(level, heading)
  const own = quotable(material).filter(({ passage }) => passageIds.includes(passage.id))
  for (const line of notes.split('\n')) {
    const sentence = own.find(({ text }) => text === line)
    if (sentence !== undefined) page.item(0).sentence(sentence, { also: alsoSaid(material, sentence) })
  }
}

/** Which outline is written. */
export interface WriteOutlineOptions {
  readonly title?: string
  readonly words?: number
  readonly variant?: number
}

/** One outline as text, another for each variant. A text too short to divide gets the questions that would fill it. */
export function writeOutline(material: Material, { title, words, variant = 0 }: WriteOutlineOptions = {}): Composed {
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const count = outlines(material, { title, words }).length
  const plans = outlines(material, { title, words, variant: count === 0 ? 0 : Math.floor(variant / count) })
  return plans.length > 0 ? outlineText(material, chosen(plans, variant)) : questionOutline(material, variant, title)
}

/** The first sentence under the topic, and the questions people ask about such a topic as headings to fill. */
function questionOutline(material: Material, variant: number, title?: string): Composed {
  const page = new Page().heading(1, title ?? capitalised(material.topic.phrase, material.language))
  const [first] = quotable(material)
  if (first?.kind === 'statement') page.item(0).sentence(first)
  const open = questions(material, { most: 40, variant }).filter(({ source }) => source === 'template')
  for (const { text } of open.slice(variant % 2, (variant % 2) + 4)) page.heading(2, text)
  return page.done()
}

/** What an outline is to go on with. */
export interface ContinueOutlineOptions {
  /** The outline so far: Markdown headings, or one heading a line. */
  readonly before: string
  /** At most so many headings; 3 when not said. */
  readonly most?: number
  readonly variant?: number
}

/** The next headings of an outline: sections that the material can fill and that are not there yet, else open questions. */
export function continueOutline(
  material: Material,
  { before, most = 3, variant = 0 }: ContinueOutlineOptions,
): Composed {
  const there = headingsOf(before).map((heading) => contentTerms(heading, material.language))
  const isThere = (heading: string) => {
    const terms = contentTerms(heading, material.language)
    return there.some(
      (known) =>
        known.size > 0 &&
        terms.size > 0 &&
        (contains(known, terms) || contains(terms, known)) &&
        Math.abs(known.size - terms.size) < 2,
    )
  }
  const plans = outlines(material, { variant })
  const sections = plans.flatMap((plan) => plan.sections).filter(({ heading }) => !isThere(heading))
  const distinct = [...new Map(sections.map((section) => [section.heading.toLowerCase(), section])).values()]
  const page = new Page()
  for (const section of turned(distinct, variant * most).slice(0, most))
    putSection(page, material, { ...section, level: levelOf(before) })
  if (page.text !== '') return page.done()
  const open = questions(material, { most: 40, variant }).filter(({ text }) => !isThere(text))
  for (const { text } of turned(open, variant * most).slice(0, most)) page.heading(levelOf(before), text)
  return page.text === '' ? nothingToWrite(material, variant) : page.done()
}

function turned<T>(list: readonly T[], by: number): T[] {
  const from = list.length === 0 ? 0 : by % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}

function headingsOf(before: string): string[] {
  const marked = [...before.matchAll(/^#{1,6}\s+(.+)$/gmu)].map(([, heading = '']) => heading)
  return marked.length > 0
    ? marked
    : before.split('\n').map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s*/u, ''))
}

/** The level of the last heading below the title. */
function levelOf(before: string): 2 | 3 {
  return before.match(/^#{2,6}(?=\s)/gmu)?.at(-1)?.length === 3 ? 3 : 2
}
