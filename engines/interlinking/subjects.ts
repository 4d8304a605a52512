import { keyphrases } from '../keywords/index.ts'
import { type ContentLanguage, defaultLanguage, isStopWord, type Page, textOf } from '../text/index.ts'
import { type LinkToken, linkTokens } from './tokens.ts'
import { pageOfText } from './zones.ts'

/** A phrase that says what a page is about. */
export interface Subject {
  readonly phrase: string
  /** Above 0; comparable between the pages of a site: of several pages about a phrase, the one with the most is meant. */
  readonly weight: number
}

/** What a page is about is looked for in its title, its headings, and its text. */
export interface PageToRead {
  readonly title: string
  readonly page: Page | string
}

const LONGEST = 4
const MOST_SUBJECTS = 10
const MOST_PHRASES = 20
/** A title's word that says what the page is about comes back in the text. */
const FEWEST_OF_WORD = 2
/** A phrase that no title has is a subject only where the text keeps to it. */
const FEWEST_OF_PHRASE = 3
const WEIGHT_IN_TITLE = 4
const WEIGHT_IN_HEADING = 1
const MOST_COUNTED = 4

/** What a page is about, in phrases of its title that its text uses, and phrases that its headings and text keep to; strongest first. */
export function subjectsOf({ title, page }: PageToRead, language: ContentLanguage = defaultLanguage): Subject[] {
  const body = bodyOf(typeof page === 'string' ? pageOfText(page) : page, language)
  const found = new Map<string, Subject>()
  const add = (phrase: Phrase, weight: number) => {
    if (weight > (found.get(phrase.key)?.weight ?? 0)) found.set(phrase.key, { phrase: phrase.words, weight })
  }
  const inTitle = phrasesOf(title, language)
  const telling = wordsOf(keyphrases(title, { language, asExposition: true }), language)
  const titleWords = new Set(inTitle.flatMap(({ singles }) => singles))
  for (const phrase of inTitle) {
    const count = body.count(phrase.key)
    if (phrase.singles.length === 1 && !telling.has(phrase.key)) continue
    if (isSubjectOfTitle(phrase, count, body)) add(phrase, WEIGHT_IN_TITLE + Math.min(count, MOST_COUNTED))
  }
  for (const phrase of body.keyphrases) {
    if (phrase.singles.length < 2) continue
    const count = body.count(phrase.key)
    // `Bitter coffee` in the text of “Why is my coffee bitter?”
    if (phrase.singles.every((single) => titleWords.has(single)))
      add(phrase, WEIGHT_IN_TITLE + Math.min(count, MOST_COUNTED))
    const isHeading = body.isHeading(phrase.key)
    if (count + (isHeading ? 1 : 0) < FEWEST_OF_PHRASE) continue
    add(phrase, Math.min(count, MOST_COUNTED) / 2 + (isHeading ? WEIGHT_IN_HEADING : 0))
  }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, MOST_SUBJECTS)
}

function isSubjectOfTitle({ singles, key }: Phrase, count: number, body: Body): boolean {
  if (singles.length === 1) return count >= FEWEST_OF_WORD && body.keyphrases.some((phrase) => phrase.key === key)
  // three words of a title are hardly met by chance, if the text has each of them
  return count > 0 || (singles.length > 2 && singles.every((single) => body.count(single) > 0))
}

function wordsOf(found: readonly { phrase: string }[], language: ContentLanguage): ReadonlySet<string> {
  return new Set(found.flatMap(({ phrase }) => tokensOf(phrase, language).map(({ single }) => single)))
}

/** A run of words that say something. */
interface Phrase {
  readonly words: string
  readonly singles: readonly string[]
  /** The words in the singular, joined. */
  readonly key: string
}

interface Body {
  /** How often a phrase is in the text, the first-level heading left out. */
  readonly count: (key: string) => number
  readonly isHeading: (key: string) => boolean
  readonly keyphrases: readonly Phrase[]
}

function bodyOf(page: Page, language: ContentLanguage): Body {
  const blocks = page.blocks.filter(({ kind, level = 1 }) => kind !== 'code' && (kind !== 'heading' || level > 1))
  const text = blocks.map((block) => textOf(page.text, block)).join('\n\n')
  const headings = blocks.filter(({ kind }) => kind === 'heading').map((block) => textOf(page.text, block))
  const all = singlesIn(text, language)
  const inHeadings = singlesIn(headings.join('\n\n'), language)
  const found = keyphrases(text, { language, limit: MOST_PHRASES, asExposition: true })
  return {
    count: (key) => all.split(` ${key} `).length - 1,
    isHeading: (key) => inHeadings.includes(` ${key} `),
    keyphrases: found.map(({ phrase }) => asPhrase(tokensOf(phrase, language), phrase)),
  }
}

/** The words of a text in the singular, between blanks, so that phrases can be looked up in it. */
function singlesIn(text: string, language: ContentLanguage): string {
  return ` ${tokensOf(text, language)
    .map(({ single }) => single)
    .join(' ')} `
}

/** Every run of up to so many words between marks and small words. */
function phrasesOf(text: string, language: ContentLanguage): Phrase[] {
  const found: Phrase[] = []
  for (const run of runsOf(text, language)) {
    for (let from = 0; from < run.length; from += 1) {
      for (let to = from + 1; to <= Math.min(run.length, from + LONGEST); to += 1) {
        const tokens = run.slice(from, to)
        if (tokens.some(({ key }) => key.length > 1 && /\p{L}/u.test(key)))
          found.push(asPhrase(tokens, text.slice(tokens[0]?.start, tokens.at(-1)?.end)))
      }
    }
  }
  return found
}

function runsOf(text: string, language: ContentLanguage): LinkToken[][] {
  const runs: LinkToken[][] = [[]]
  for (const token of tokensOf(text, language)) {
    const isSmall = isStopWord(token.key, language) && !isHyphenated(text, token)
    if (token.isWord && !isSmall) runs.at(-1)?.push(token)
    else runs.push([])
  }
  return runs
}

/** `over` is a small word, but not in `pour-over`. */
function isHyphenated(text: string, { start, end }: LinkToken): boolean {
  return '-‐‑'.includes(text.charAt(start - 1) || ' ') || '-‐‑'.includes(text.charAt(end) || ' ')
}

function tokensOf(text: string, language: ContentLanguage): LinkToken[] {
  return linkTokens(text, { start: 0, end: text.length }, language)
}

function asPhrase(tokens: readonly LinkToken[], words: string): Phrase {
  const singles = tokens.map(({ single }) => single)
  return { words, singles, key: singles.join(' ') }
}
