/** What a model says before it does what it was asked: “Sure!”, or a first line that announces the text with a colon. */
const SMALL_TALK =
  /^(?:(?:sure|certainly|of course|absolutely|great|okay|got it|gerne|natürlich|selbstverständlich|klar|claro|por supuesto|bien sûr|certo|com certeza|zeker)[!,.]*(?:[ \t][^\n]{0,160}:)?|(?:here(?:['’]s| is| are)|below is|hier (?:ist|sind|kommt)|aquí (?:está|tienes)|voici|ecco|aqui está|hieronder)\b[^\n]{0,160}:)[ \t]*(?:\n|$)/i
/** First words of a greeting, as far as they have come. */
const GREETING_WORDS =
  /^(?:sure|certainly|of course|absolutely|great|okay|got it|gerne|natürlich|selbstverständlich|klar|claro|por supuesto|bien sûr|certo|com certeza|zeker|here|below|hier|aquí|voici|ecco|aqui|[a-zé]{1,4}$)/i
const FENCE_START = /^\s*(?:`{3,}|~{3,})[ \t]*(?:markdown|md|text)?[ \t]*\n/i
const FENCE_END = /\n(?:`{3,}|~{3,})[ \t]*(?:\n[^\n]*)?\s*$/

/** The text without what a model puts around it: a greeting in a line of its own, a code fence around the whole. */
export function bareText(text: string): string {
  const greeted = text.trimStart()
  const start = greeted.replace(SMALL_TALK, '').trimStart()
  if (!FENCE_START.test(start)) return start === greeted ? text : start
  return start.replace(FENCE_START, '').replace(FENCE_END, '\n')
}

/** Characters at the beginning that are held back until it is known whether they are a greeting. */
const LONGEST_GREETING = 240
/** What may be the closing fence of a text that began with one. */
const MAYBE_FENCE_END = /\n(?:`{1,}|~{1,})?[ \t]*\n?$/

/** `bareText` for a text that comes in pieces: what it gives on, joined, is the bare text. */
export class BareTextFilter {
  #held = ''
  #hasBegun = false
  #isFenced = false

  push(piece: string): string {
    this.#held += piece
    if (!this.#hasBegun && !this.#isDecided()) return ''
    return this.#given(
      this.#isFenced ? (MAYBE_FENCE_END.exec(this.#held)?.index ?? this.#held.length) : this.#held.length,
    )
  }

  end(): string {
    this.#begin()
    if (this.#isFenced) this.#held = this.#held.replace(FENCE_END, '\n')
    return this.#given(this.#held.length)
  }

  /** A greeting ends its line, and a fence its own; without either the first word tells. */
  #isDecided(): boolean {
    const start = this.#held.trimStart()
    const couldBeOne = GREETING_WORDS.test(start) || /^(?:`|~|$)/.test(start)
    if (couldBeOne && !/\n[^\n]*\S[^\n]*\n/.test(start) && start.length < LONGEST_GREETING) return false
    this.#begin()
    return true
  }

  #begin(): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    const start = this.#held.trimStart()
    const text = start.replace(SMALL_TALK, '').trimStart()
    this.#isFenced = FENCE_START.test(text)
    this.#held = this.#isFenced ? text.replace(FENCE_START, '') : text === start ? this.#held : text
  }

  #given(until: number): string {
    const given = this.#held.slice(0, until)
    this.#held = this.#held.slice(until)
    return given
  }
}

const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/
/** Numbers in brackets behind a word or a sentence, where a list or an index has none. */
const DEAD_NUMBERS =
  /(?<=[\p{L}\d)”’"'.%])[ \t]+\[\d{1,3}(?:, ?\d{1,3})*\](?:[ \t]*\[\d{1,3}(?:, ?\d{1,3})*\])*(?=[.,;:!?]|[ \t]*$|[ \t]+\p{Lu})/gmu

/** An answer without the source numbers that a model gave although no source was: they look like evidence. */
export function withoutDeadNumbers(text: string): string {
  const parts = text.split(CODE)
  return parts.map((part, at) => (at % 2 === 1 ? part : part.replace(DEAD_NUMBERS, ''))).join('')
}

/** A link's words without its address, where nobody gave that address. */
export function withoutInventedLinks(text: string, known: ReadonlySet<string>): string {
  return text.replace(
    /(!?)\[([^\]\n]*)\]\((https?:[^)\s]+)[^)\n]*\)/g,
    (all, image: string, words: string, url: string) => (known.has(url) ? all : image ? '' : words),
  )
}
