import type { Composed } from '../../engines/digest/index.ts'
import { type Part, type PartValues, renderParts } from '../../engines/parts/index.ts'
import { type ContentLanguage, defaultLanguage, languageCode } from '../../engines/text/index.ts'

/** What the built-in writer made. */
export interface BuiltInText extends Composed {
  /**
   * `instead`: only a language model could do what was asked, and this is what text and sources say; `unchanged`: no rule
   * could change the text safely; `fewer`: text and sources hold fewer entries than were asked for.
   */
  readonly outcome?: 'instead' | 'unchanged' | 'fewer'
  /** In the person's own words, which cite nothing and still say what was given. */
  readonly isOwn?: true
  /** Its words by its parts, where it comes in parts. */
  readonly parts?: PartValues
}

/** A text in the person's own words, in Markdown. Where it was to be changed from `before` and was not, it says so. */
export function ownWords(text: string, before?: string): BuiltInText {
  const made = { text: text.trim(), format: 'markdown', citations: [], isOwn: true } as const
  return before !== undefined && made.text === before.trim() ? { ...made, outcome: 'unchanged' } : made
}

/** The same, said to be something else than what was asked for. */
export function instead(made: Composed): BuiltInText {
  return { ...made, outcome: 'instead' }
}

/** A text in parts, of the person's own words, with headings in its language. */
export function ownParts(
  parts: readonly Part[],
  values: PartValues,
  language: ContentLanguage = defaultLanguage,
): BuiltInText {
  return { ...ownWords(renderParts(parts, values, languageCode(language))), parts: values }
}
