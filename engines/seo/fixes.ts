import { pixelWidth, sentences, TITLE_PIXELS, textOf } from '../text/index.ts'
import type { Assessment, AssessmentId } from './assessments.ts'
import type { ReportInput } from './input.ts'
import { DESCRIPTION } from './page-checks.ts'
import { proseOf } from './prose.ts'
import { slugOf } from './slug.ts'

/** What would put a check right: other words for what a results page shows. */
export interface Fix {
  readonly field: 'title' | 'description' | 'slug'
  readonly value: string
}

/** What fixes are made of. */
export type FixInput = Pick<ReportInput, 'page' | 'keyword' | 'title' | 'description' | 'slug'>

const LEAST_DESCRIPTION = 50

/** Fixes that code can make by itself from the page's own words, by check. Checks that are fine, or wait for a keyphrase, have none. */
export function fixesOf(input: FixInput, assessments: readonly Assessment[]): Partial<Record<AssessmentId, Fix>> {
  const fixes: Partial<Record<AssessmentId, Fix>> = {}
  for (const {
    id,
    band,
    why,
    facts: { isIn },
  } of assessments) {
    // a title that has the keyphrase already would have it twice
    const isFine = band === 'good' || isIn === 'yes'
    const value = isFine || why === 'no-keyphrase' ? null : valueFor(id, input)
    const field = fields[id]
    if (field && value && value !== input[field]?.trim()) fixes[id] = { field, value }
  }
  return fixes
}

const fields: Partial<Record<AssessmentId, Fix['field']>> = {
  'title-width': 'title',
  'keyphrase-in-title': 'title',
  'description-length': 'description',
  'keyphrase-in-description': 'description',
  'keyphrase-in-slug': 'slug',
}

function valueFor(id: AssessmentId, input: FixInput): string | null {
  if (input[fields[id] ?? 'title'] === undefined) return null
  if (id === 'title-width') return narrowTitle(titleOf(input))
  if (id === 'keyphrase-in-title') return titleWith(plainKeyword(input), titleOf(input))
  if (id === 'description-length') return descriptionOf(input)
  if (id === 'keyphrase-in-description') {
    const made = descriptionOf(input)
    return made?.toLowerCase().includes(plainKeyword(input).toLowerCase()) ? made : null
  }
  if (id === 'keyphrase-in-slug') return slugOf(plainKeyword(input) || titleOf(input))
  return null
}

/** In quotation marks a keyphrase is meant as written; the marks are none of it. */
function plainKeyword({ keyword = '' }: FixInput): string {
  return keyword.trim().replace(/^["“„«]+|["”“»]+$/g, '')
}

/** The title, or what the page has as its first heading. */
function titleOf({ title = '', page }: FixInput): string {
  if (title.trim() !== '') return title.trim()
  const [first] = page.blocks
  return first?.kind === 'heading' ? textOf(page.text, first).trim() : ''
}

/** So much of the room must a title fill that ends at a mark: rather short and whole than cut within a phrase. */
const LEAST_KEPT = 0.35

/** The title up to the last mark or word that a results page has room for. */
function narrowTitle(title: string): string | null {
  if (title === '' || pixelWidth(title) <= TITLE_PIXELS) return title || null
  const words = title.split(/\s+/)
  while (words.length > 1 && pixelWidth(words.join(' ')) > TITLE_PIXELS) words.pop()
  const kept = words.join(' ')
  const mark = Math.max(...[...':|–—,('].map((sign) => kept.lastIndexOf(sign)))
  const cut = mark > kept.length * LEAST_KEPT ? kept.slice(0, mark) : kept
  return cut.replace(/[\s:|–—,(-]+$/, '')
}

/** The keyphrase before the title where both fit; the writer sees it before it is taken. */
function titleWith(keyword: string, title: string): string | null {
  if (keyword === '') return null
  const opening = keyword.charAt(0).toUpperCase() + keyword.slice(1)
  const whole = title === '' ? opening : `${opening}: ${title}`
  return pixelWidth(whole) <= TITLE_PIXELS ? whole : null
}

/** Sentences near the beginning among which the first of a description is looked for. */
const MOST_BEGINNINGS = 12

/**
 * Whole sentences of the text: the first that fill what a results page shows, from one that has the keyphrase on; else as many as
 * fit from the first of these on. Sentences that lean on the one before (`It`, `This`) begin nothing.
 */
function descriptionOf(input: FixInput): string | null {
  const keyword = plainKeyword(input).toLowerCase()
  const all = proseOf(input.page)
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((part) => sentences(part.text).map((span) => textOf(part.text, span).replace(/\s+/g, ' ').trim()))
    // what only leads to a list says nothing without it
    .filter((sentence) => sentence !== '' && !sentence.endsWith(':'))
  const named = all.findIndex((sentence) => keyword !== '' && sentence.toLowerCase().includes(keyword))
  const from = Math.max(0, named)
  const made = all.slice(from, from + MOST_BEGINNINGS).flatMap((sentence, at) => {
    if (at > 0 && LEANS.test(sentence)) return []
    const kept = fitting(all.slice(from + at))
    return at === 0 || named < 0 || kept.toLowerCase().includes(keyword) ? [kept] : []
  })
  const best = made.find((kept) => [...kept].length >= DESCRIPTION.shortest) ?? made[0] ?? ''
  return [...best].length >= LEAST_DESCRIPTION ? best : null
}

/** Begins with a word for what was said before, or a turn of phrase that needs it. */
const LEANS =
  /^(?:it|its|this|that|these|those|they|their|he|she|his|her|so|but|and|or|then|there|in fact|however|er|sie|es|dies\w*|das|doch|und|aber|dort|dann|darum|deshalb|sein\w*|ihr\w*|esto|eso|ellos?|ellas?|pero|y|cela|ce|ces|ils?|elles?|mais|et)\b/iu

/** As many sentences in a row as a results page has room for. */
function fitting(list: readonly string[]): string {
  let kept = ''
  for (const sentence of list) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`
    if ([...longer].length > DESCRIPTION.longest) break
    kept = longer
  }
  return kept
}
