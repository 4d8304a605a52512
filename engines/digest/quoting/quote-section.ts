import type { Passage } from '../../retrieval/index.ts'
import { escapedMarkdown, languageTag, quoted } from '../../text/index.ts'
import type { Composed } from '../composed.ts'
import type { DigestWords } from '../digest-words.ts'
import type { FigureRow } from '../planning/figures.ts'
import type { SectionPlan } from '../planning/plan-section.ts'
import type { Material } from '../reading/material.ts'
import { readable } from '../reading/readable.ts'
import { saidBy } from '../reading/said.ts'
import { type ListThought, type Place, placesOf, type TableThought, type Thought } from '../reading/thought.ts'
import { wordsOf } from '../words.ts'
import { Sheet } from './sheet.ts'
import { sourceNames } from './source-names.ts'

/** Writes quotations down as block quotations, each with its source in front; what the writer wrote is no quotation but text. */
export class Quoter {
  readonly #sheet = new Sheet()
  readonly #words: DigestWords
  readonly #language: string
  readonly #nameOf: (passage: Passage) => string

  constructor({ language, passages }: Pick<Material, 'language' | 'passages'>) {
    this.#words = wordsOf(language)
    this.#language = languageTag(language)
    this.#nameOf = sourceNames(passages)
  }

  /** A sentence of our own, in a block. */
  line(text: string): this {
    this.#sheet.block().put(text)
    return this
  }

  section({ quotations, figures, agreements, differences, unanswered }: SectionPlan): this {
    for (const thought of quotations) this.quotation(thought)
    if (figures.length > 0) this.figures(figures)
    for (const { other } of agreements) this.line(this.#words.agree).quotation(saidBy(other.passage, [other]))
    for (const pair of differences) {
      this.line(this.#words.differ)
      for (const thought of pair) this.quotation(thought)
    }
    if (unanswered.length > 0) this.line(this.#words.open).items(unanswered)
    return this
  }

  quotation(thought: Thought): this {
    if (placesOf(thought).some(({ passage }) => passage.own)) this.#own(thought)
    else if (thought.kind === 'list') this.#list(thought)
    else if (thought.kind === 'table') this.#table(thought)
    else {
      this.#from(thought.place.passage)
      this.#sheet.put(' ')
      this.#quote(thought.place)
    }
    return this
  }

  /** Figures side by side, each with its sentence, its source, and the date of that where it is known. */
  figures(rows: readonly FigureRow[]): this {
    const { statement, figure, source, date } = this.#words
    const isDated = rows.some(({ thought }) => thought.place.passage.date)
    const heads = [statement, figure, source, ...(isDated ? [date] : [])]
    this.#sheet.block().put(`| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`)
    for (const { thought, figure: shown } of rows) {
      const { passage } = thought.place
      const said = quoted(wordsAt(thought.place), this.#language)
      const cells = [said, shown, this.#nameOf(passage), ...(isDated ? [(passage.date ?? '').slice(0, 10)] : [])]
      this.#sheet.put('\n| ').cite(cells.map(asCell).join(' | '), [thought.place]).put(' |')
    }
    return this
  }

  /** Places as a list: each with its source in front, the writer's own words as they are. */
  listed(places: readonly Place[], marker: (at: number) => string): this {
    this.#sheet.block()
    for (const [at, place] of places.entries()) {
      this.#sheet.put(`${at > 0 ? '\n' : ''}${marker(at)}`)
      const words = wordsAt(place)
      if (place.passage.own) this.#sheet.cite(escapedMarkdown(words), [place])
      else
        this.#sheet
          .put(`**${escapedMarkdown(this.#nameOf(place.passage))}**: `)
          .cite(escapedMarkdown(quoted(words, this.#language)), [place])
    }
    return this
  }

  items(texts: readonly string[]): this {
    this.#sheet.block().put(texts.map((text) => `- ${escapedMarkdown(text)}`).join('\n'))
    return this
  }

  done(): Composed {
    return this.#sheet.done()
  }

  /** Who says it, at the start of a block quotation. */
  #from(passage: Passage): void {
    this.#sheet.block().put(`> **${escapedMarkdown(this.#nameOf(passage))}**:`)
  }

  /** What a source has over its list or table. */
  #underHeading({ heading }: Passage): void {
    if (heading) this.#sheet.put(` ${escapedMarkdown(quoted(heading, this.#language))}`)
  }

  #quote(place: Place): void {
    this.#sheet.cite(escapedMarkdown(quoted(wordsAt(place), this.#language)), [place])
  }

  /** The writer's own sentences, as text. */
  #own(thought: Thought): void {
    this.#sheet.block()
    if (thought.kind === 'said') this.#say(thought.place)
    else if (thought.kind === 'table') this.#rows(thought, '')
    else {
      if (thought.intro !== null) {
        this.#say(thought.intro)
        this.#sheet.block()
      }
      this.#items(thought, '')
    }
  }

  #say(place: Place): void {
    this.#sheet.cite(escapedMarkdown(wordsAt(place)), [place])
  }

  #list(thought: ListThought): void {
    const place = thought.intro ?? thought.items[0]
    if (place === undefined) return
    this.#from(place.passage)
    if (thought.intro !== null) {
      this.#sheet.put(' ')
      this.#quote(thought.intro)
    } else this.#underHeading(place.passage)
    this.#sheet.put('\n>\n')
    this.#items(thought, '> ')
  }

  #items({ items, firstNumber, goesOn }: ListThought, lead: string): void {
    items.forEach((item, at) => {
      this.#sheet.put(`${at > 0 ? '\n' : ''}${lead}${firstNumber > 0 ? `${firstNumber + at}. ` : '- '}`)
      this.#sheet.cite(escapedMarkdown(wordsAt(item)), [item])
    })
    if (goesOn) this.#sheet.put(`\n${lead}${firstNumber > 0 ? `${firstNumber + items.length}. ` : '- '}…`)
  }

  #table(thought: TableThought): void {
    const passage = thought.rows[0]?.place.passage
    if (passage === undefined) return
    this.#from(passage)
    this.#underHeading(passage)
    this.#sheet.put('\n>\n')
    this.#rows(thought, '> ')
  }

  #rows({ rows }: TableThought, lead: string): void {
    rows.forEach(({ place, cells }, at) => {
      this.#sheet
        .put(`${at > 0 ? '\n' : ''}${lead}| `)
        .cite(cells.map(asCell).join(' | '), [place])
        .put(' |')
      if (at === 0) this.#sheet.put(`\n${lead}|${' --- |'.repeat(cells.length)}`)
    })
  }
}

/** The words of a place on one line, without footnote numbers. */
export function wordsAt({ passage, span }: Place): string {
  return readable(passage.text.slice(span.start, span.end))
}

function asCell(text: string): string {
  return escapedMarkdown(text).replaceAll('|', '\\|')
}
