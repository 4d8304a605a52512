import { type ContentLanguage, folded, isStopWord, languageCode, type Span, stem, syllables } from '../text/index.ts'

/** A word of a sentence. Offsets into the block's text. */
export interface Token {
  readonly start: number
  readonly end: number
  /** Lower case, straight apostrophe, nothing invisible. */
  readonly word: string
  /** Whether more than white space is between it and the word before. */
  readonly isParted: boolean
}

/** What is the same about a word wherever it stands. */
export interface WordFacts {
  readonly folded: string
  /** One for numbers and for words in capitals (`18`, `NATO`), which are read at a glance. */
  readonly syllables: number
  readonly stem: string
  readonly isStop: boolean
  /** Begins with a Latin letter or a figure. */
  readonly isReadable: boolean
}

/** Remembers the facts of words, since a text has far fewer different words than words. */
export type Lexicon = (word: string) => WordFacts

const MOST_WORDS = 50_000
const lexicons = new Map<ContentLanguage, Lexicon>()

/** The lexicon of a language, shared by all who read it. It forgets all when it has grown beyond any one text. */
export function lexicon(language: ContentLanguage): Lexicon {
  const known = lexicons.get(language)
  if (known !== undefined) return known
  const made = newLexicon(language)
  lexicons.set(language, made)
  return made
}

function newLexicon(language: ContentLanguage): Lexicon {
  const known = new Map<string, WordFacts>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    if (known.size >= MOST_WORDS) known.clear()
    const made = {
      folded: folded(word, language),
      syllables: /\p{Ll}/u.test(word) ? syllables(word, language) : 1,
      stem: stem(word.replace(/['’]s?$/, ''), language),
      isStop: isStopWord(word, language),
      isReadable: /^[\p{Script=Latin}\p{N}]/u.test(word),
    }
    known.set(word, made)
    return made
  }
}

/** Words of a text as tokens; elided ones (`qu'il`, `c'è`) are split if the language has them. */
export function tokensOf(
  text: string,
  spans: readonly Span[],
  facts: readonly WordFacts[],
  elides: boolean,
): readonly Token[] {
  const found: Token[] = []
  spans.forEach(({ start, end }, index) => {
    const word = facts[index]?.folded ?? ''
    const before = spans[index - 1]?.end ?? start
    const isParted = !isBlank(text, before, start)
    const cut = elides ? word.indexOf("'") : -1
    if (cut > 0 && cut < word.length - 1 && word.length === end - start) {
      found.push({ start, end: start + cut + 1, word: word.slice(0, cut), isParted })
      found.push({ start: start + cut + 1, end, word: word.slice(cut + 1), isParted: false })
    } else found.push({ start, end, word, isParted })
  })
  return found
}

/** Words with compounds taken apart at their hyphens: `open-source` has what `open source` has. */
export function partsOf(text: string, spans: readonly Span[]): readonly Span[] {
  const found: Span[] = []
  for (const { start, end } of spans) {
    let from = start
    for (let at = start; at <= end; at += 1) {
      if (at < end && !isHyphen(text.charCodeAt(at))) continue
      if (at > from) found.push({ start: from, end: at })
      from = at + 1
    }
  }
  return found
}

function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011
}

/** Whether a language joins short words to the next by an apostrophe. */
export function elides(language: ContentLanguage): boolean {
  const code = languageCode(language)
  return code === 'fr' || code === 'it'
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code !== 0x20 && code !== 0xa0 && code !== 0x0a) return false
  }
  return true
}
