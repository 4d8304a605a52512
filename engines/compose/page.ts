import { escapedMarkdown } from '../text/index.ts'
import type { Citation, Composed } from './composed.ts'
import type { Material } from './material.ts'
import { capitalised, readable } from './readable.ts'
import type { Sentence } from './sentence.ts'

/** Words that stand in a passage. */
export interface Excerpt {
  readonly passageId: string
  readonly quote: string
  readonly quoteStart: number
  readonly quoteEnd: number
}

/** How a sentence is put down. */
export interface Put {
  /** Words before it that claim nothing (`In addition, `); the sentence goes on in small letters after them. */
  readonly lead?: string
  /** Keep an opener that joins it to the sentence before, because that one has just been put down. */
  readonly isJoined?: boolean
  /** Further passages that say the same. */
  readonly also?: readonly Excerpt[]
}

/** A text in the making: keeps the offsets of what is cited. */
export class Page {
  readonly #format: Composed['format']
  readonly #citations: Citation[] = []
  #text = ''

  constructor(format: Composed['format'] = 'markdown') {
    this.#format = format
  }

  get text(): string {
    return this.#text
  }

  /** Begins a paragraph. */
  paragraph(): this {
    if (this.#text !== '') this.#text = `${this.#text.trimEnd()}\n\n`
    return this
  }

  /** Begins a line within a list. */
  line(): this {
    if (this.#text !== '') this.#text = `${this.#text.trimEnd()}\n`
    return this
  }

  /** A heading of its own. Level 1 to 6; plain text has it as a line. */
  heading(level: number, text: string): this {
    this.paragraph()
    this.#text += this.#format === 'markdown' ? `${'#'.repeat(level)} ${escapedMarkdown(text)}` : text
    return this.paragraph()
  }

  /** Begins a list item; `ordinal` 0 makes a bullet. */
  item(ordinal: number, level = 0): this {
    if (!this.#text.endsWith('\n\n')) this.line()
    this.#text += `${'   '.repeat(level)}${ordinal > 0 ? `${ordinal}. ` : '- '}`
    return this
  }

  /** Words of our own that claim nothing, put down as they are. */
  words(text: string): this {
    this.#text += this.#gap(text) + text
    return this
  }

  /** A label in bold, as wide as plain text can show it. */
  label(text: string): this {
    return this.words(this.#format === 'markdown' ? `**${escapedMarkdown(text)}**` : text)
  }

  /** A sentence of the material, cited. */
  sentence(sentence: Sentence, put: Put = {}): this {
    const excerpt = excerptOf(sentence, put.isJoined ?? false)
    const text = put.isJoined ? capitalised(readable(excerpt.quote)) : sentence.text
    const excerpts = [excerpt, ...(put.also ?? [])]
    if (put.lead === undefined) return this.cited(text, excerpts)
    // no passage carries who says it, so only what is said is cited
    this.words(put.lead)
    return this.cited(text.charAt(0).toLowerCase() + text.slice(1), excerpts)
  }

  /** Words that excerpts carry. */
  cited(text: string, excerpts: readonly Excerpt[]): this {
    const shown = this.#format === 'markdown' ? escapedMarkdown(text) : text
    this.#text += this.#gap(shown)
    const start = this.#text.length
    this.#text += shown
    for (const excerpt of excerpts) this.#citations.push({ start, end: this.#text.length, ...excerpt })
    return this
  }

  /** A text written elsewhere, with its citations. */
  quoted({ text, citations }: Composed): this {
    this.#text += this.#gap(text)
    const by = this.#text.length
    this.#text += text
    for (const citation of citations)
      this.#citations.push({ ...citation, start: citation.start + by, end: citation.end + by })
    return this
  }

  /** What was written, without white space at its end. */
  done(): Composed {
    return { text: this.#text.trimEnd(), format: this.#format, citations: this.#citations }
  }

  #gap(next: string): string {
    return this.#text === '' || /[\s。！？：]$/u.test(this.#text) || /^[\s.,;:!?)]/u.test(next) ? '' : ' '
  }
}

/** The words of a sentence as they stand in its passage. */
export function excerptOf(sentence: Sentence, isJoined = false): Excerpt {
  const { start, end } = isJoined ? sentence.full : sentence.bare
  return {
    passageId: sentence.passage.id,
    quote: sentence.passage.text.slice(start, end),
    quoteStart: start,
    quoteEnd: end,
  }
}

/** The words of sentences that follow each other in one passage. */
export function excerptOfAll(sentences: readonly Sentence[]): Excerpt {
  const [first] = sentences
  const last = sentences.at(-1)
  if (first === undefined || last === undefined) throw new Error('an excerpt has at least one sentence')
  const [start, end] = [first.bare.start, last.bare.end]
  return { passageId: first.passage.id, quote: first.passage.text.slice(start, end), quoteStart: start, quoteEnd: end }
}

/** A sentence as a reader sees it when it stands alone. */
export function textOfSentence({ text }: Sentence): string {
  return text
}

/** Where a phrase stands in a passage, whatever its case; sources are searched before the writer's own text. */
export function excerptOfPhrase(material: Material, phrase: string): Excerpt | null {
  const wanted = phrase.toLowerCase()
  for (const passage of material.passages) {
    const lower = passage.text.toLowerCase()
    const at = lower.length === passage.text.length ? lower.indexOf(wanted) : passage.text.indexOf(phrase)
    if (at === -1 || wanted === '') continue
    const end = at + phrase.length
    return { passageId: passage.id, quote: passage.text.slice(at, end), quoteStart: at, quoteEnd: end }
  }
  return null
}
