import {
  type ContentLanguage,
  countWords,
  guessLanguage,
  languageCode,
  textOf,
  words,
} from '../../../engines/text/index.ts'
import { ENOUGH_WORDS, isOtherLanguage, isTelling } from './other-language.ts'
import { declines, LONGEST_REFUSAL } from './unfit-answer.ts'

/** The first words of a refusal, before it is known what is refused. */
const MAY_DECLINE =
  /^\s*(?:(?:really |so )?sorry|i['’]?m\b|i am\b|i (?:can|can['’]?t|cannot|won['’]?t|must|apologi[sz]e)\b|unfortunately|as an ai|es tut|tut mir|leider|ich kann|als ki|lo siento|lamento|je suis dés|désol|mi dispiace|spiacente|desculpe|sinto muito)[^.!?\n]{0,60}$/i
/** Words without a common word of any language after which a text is let through: a list of names, say. */
const MOST_HELD_WORDS = 12

/**
 * Holds the beginning of an answer back for as long as it looks like a refusal or like another language, so that it can be
 * asked for again before anybody has seen it. What it gives on, joined, is the answer.
 */
export class FitStart {
  /** Why the answer is not to be shown; nothing more is given on then. */
  unfit: 'declined' | 'other-language' | null = null
  #held = ''
  #isOpen = false
  readonly #language: ContentLanguage | null

  /** `language` is null where any will do. */
  constructor(language: ContentLanguage | null) {
    this.#language = language
  }

  push(piece: string): string {
    if (this.#isOpen) return piece
    this.#held += piece
    return this.#decided({ isWhole: false })
  }

  end(): string {
    return this.#isOpen ? '' : this.#decided({ isWhole: true })
  }

  #decided({ isWhole }: { isWhole: boolean }): string {
    this.unfit ??= this.#unfitness(isWhole)
    if (this.unfit || (!isWhole && this.#isOpenStill())) return ''
    this.#isOpen = true
    return this.#held
  }

  #unfitness(isWhole: boolean): FitStart['unfit'] {
    if (isWhole && this.#isShort() && declines(this.#held)) return 'declined'
    if (isWhole && this.#language !== null && isOtherLanguage(this.#held, this.#language)) return 'other-language'
    return this.#words() >= ENOUGH_WORDS && this.#isForeign() ? 'other-language' : null
  }

  /** Whether what comes next may still show the answer to be unfit. */
  #isOpenStill(): boolean {
    if (!/\s\S*$/.test(this.#held.trimStart())) return true
    if (this.#isShort() && declines(this.#held)) return true
    if (MAY_DECLINE.test(this.#held)) return true
    if (this.#language === null) return false
    if (this.#hasTellingWord(this.#language)) return false
    const found = guessLanguage(this.#held)
    return found === null ? this.#words() < MOST_HELD_WORDS : this.#isForeign()
  }

  /** A common word that no other language has decides, unless others speak against it. The last may be half a word. */
  #hasTellingWord(language: ContentLanguage): boolean {
    const whole = this.#held.slice(0, this.#held.search(/\S*$/))
    return !this.#isForeign() && words(whole).some((word) => isTelling(textOf(whole, word).toLowerCase(), language))
  }

  #isForeign(): boolean {
    const found = this.#language && guessLanguage(this.#held)
    return found !== null && this.#language !== null && languageCode(found) !== languageCode(this.#language)
  }

  #isShort(): boolean {
    return this.#held.trimStart().length <= LONGEST_REFUSAL
  }

  #words(): number {
    return countWords(this.#held)
  }
}
