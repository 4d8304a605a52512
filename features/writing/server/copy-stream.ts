import { type ContentLanguage, htmlAsMarkdown } from '../../../engines/text/index.ts'
import { BareTextFilter } from './bare-text.ts'
import { untilLastSentence, withoutFarewell } from './finished-text.ts'
import { FitStart } from './fit-start.ts'
import { SourceMarkFilter } from './source-marks.ts'
import type { SourceText } from './source-texts.ts'

/** What an answer is read with. */
export interface StreamContext {
  /** The language that it is asked for in. */
  language: ContentLanguage
  /** True where another will do as well, since the person's own words may ask for it. */
  isAnyLanguage?: boolean
  /** True where HTML stays: in what the person gave, or where they may have ordered it. */
  keepsHtml?: boolean
  /** What its numbers stand for. */
  sources: readonly SourceText[]
  /** The whole text in its form, with its source numbers. */
  tidy?: (text: string) => string
}

/** An answer on its way to whoever waits: without small talk, fence, and source marks, and held back while it may be none. */
export class CopyStream {
  readonly #bare = new BareTextFilter()
  readonly #start: FitStart
  #shown: SourceMarkFilter | AsItIs
  /** With its source marks, as far as it was given on. */
  #raw = ''
  readonly #context: StreamContext

  constructor(context: StreamContext) {
    this.#context = context
    this.#start = new FitStart(context.isAnyLanguage ? null : context.language)
    this.#shown = this.#newFilter()
  }

  /** Why the answer is not to be shown. */
  get unfit(): FitStart['unfit'] {
    return this.#start.unfit
  }

  get text(): string {
    return this.#shown.text
  }

  get marks(): SourceMarkFilter['marks'] {
    return this.#shown.marks
  }

  /** Takes the next piece; returns what of the text can be shown. */
  push(piece: string): string {
    return this.#show(this.#start.push(this.#bare.push(piece)))
  }

  end(): string {
    return this.#show(this.#start.push(this.#bare.end()) + this.#start.end()) + this.#shown.end()
  }

  /** The whole text: without farewell, half sentences at its end, HTML, and what the task asks to be taken off. */
  finished(isCut: boolean): Pick<SourceMarkFilter, 'text' | 'marks'> {
    const { tidy = (text) => text, language, keepsHtml } = this.#context
    const whole = isCut ? untilLastSentence(this.#raw, language) : withoutFarewell(this.#raw)
    const tidied = tidy(keepsHtml ? whole : htmlAsMarkdown(whole))
    if (tidied === this.#raw) return this.#shown
    const filter = this.#newFilter()
    filter.push(tidied)
    filter.end()
    return filter
  }

  #show(text: string): string {
    this.#raw += text
    return this.#shown.push(text)
  }

  #newFilter(): SourceMarkFilter | AsItIs {
    return this.#context.sources.length > 0 ? new SourceMarkFilter() : new AsItIs()
  }
}

/** Where no source was given a number in brackets is the text's own. */
class AsItIs {
  readonly marks: SourceMarkFilter['marks'] = []
  text = ''
  push(piece: string): string {
    this.text += piece
    return piece
  }
  end(): string {
    return ''
  }
}
