import { keyphrases } from '../keywords/index.ts'
import { type ContentLanguage, isStopWord } from '../text/index.ts'
import { headlineOf, type Stretch } from './headline.ts'
import type { Subject } from './subjects.ts'
import { type LinkToken, linkTokens } from './tokens.ts'

/** A page that links may lead to. */
export interface LinkTarget {
  readonly id: string
  readonly title: string
  readonly url?: string
  /** Other names of it. */
  readonly aliases?: readonly string[]
  /** What it wants to be found for; links on these words are welcome too. */
  readonly keywords?: readonly string[]
  /** What it is about, see `subjectsOf`. */
  readonly subjects?: readonly Subject[]
}

/** How a name of a page came about. */
export type NameKind =
  | 'title'
  | 'alias'
  | 'keyword'
  | 'without-parenthesis'
  | 'before-comma'
  | 'initials'
  | 'topic'
  | 'subject'
  | 'without-class'

/** A name under which a page may be spoken of. */
export interface TargetName {
  readonly target: LinkTarget
  readonly kind: NameKind
  readonly tokens: readonly LinkToken[]
  /** Words that were taken off the title; where they are in a text, this is the page that is meant. */
  readonly context: readonly string[]
  /** Of a subject. */
  readonly weight: number
}

/** A phrase of a headline as a name of its page. */
export interface NamedStretch {
  readonly name: TargetName
  readonly stretch: Stretch
}

/** What there is to find of a page in a text. */
export interface Names {
  /** Title, aliases, keywords, what it is about, and shorter forms of the title. */
  readonly names: readonly TargetName[]
  /** Phrases of its headline with a verb or a preposition. */
  readonly stretches: readonly NamedStretch[]
}

/** All names of a page. */
export function namesOf(target: LinkTarget, language: ContentLanguage): Names {
  const read = (name: string) => linkTokens(name, { start: 0, end: name.length }, language)
  const found: TargetName[] = []
  const add = (kind: NameKind, name: string, context: string, weight = 0) => {
    const tokens = read(name)
    if (!isUsable(tokens, language)) return
    found.push({ target, kind, tokens, context: contentWords(read(context), language), weight })
  }
  const { bare, inside } = withoutParenthesis(target.title)
  add(inside === '' ? 'title' : 'without-parenthesis', bare, inside)
  const comma = bare.indexOf(', ')
  if (comma > 0 && isProper(read(bare.slice(0, comma))))
    add('before-comma', bare.slice(0, comma), bare.slice(comma + 2))
  const subject = subjectBefore(bare, language)
  if (subject !== null) add('subject', subject, '', WEIGHT_OF_SUBJECT)
  const whole = read(bare)
  const head = withoutClass(bare)
  if (head !== null && isProper(read(head))) add('without-class', head, inside)
  const initials = initialsOf(whole, language)
  if (initials !== null) add('initials', initials, '')
  const { thing, means, stretches } = headlineOf(bare, language)
  if (thing !== null && thing !== bare) add('subject', thing, '', WEIGHT_OF_THING)
  if (means !== null) add('subject', means, '', WEIGHT_OF_MEANS)
  for (const topic of isHeadline(bare, whole, language) ? topicsOf(bare, language) : [])
    add('topic', topic, bare.replace(topic, ' '))
  for (const alias of target.aliases ?? []) add('alias', alias, '')
  for (const keyword of target.keywords ?? []) add('keyword', keyword, '')
  for (const { phrase, weight } of target.subjects ?? []) add('subject', phrase, '', weight)
  const inHeadline = { target, kind: 'subject', context: [], weight: WEIGHT_OF_THING } as const
  return {
    names: found,
    stretches: stretches.map((stretch) => ({ stretch, name: { ...inHeadline, tokens: stretch.tokens } })),
  }
}

const LONGEST_NAME = 12

/** A name has a word that says something, is no number or year, and is short enough to be spoken of. */
function isUsable(tokens: readonly LinkToken[], language: ContentLanguage): boolean {
  if (tokens.length === 0 || tokens.length > LONGEST_NAME) return false
  return tokens.some(({ key, isWord }) => isWord && key.length > 1 && /\p{L}/u.test(key) && !isStopWord(key, language))
}

/** A name of large words, small ones between them aside: `Isle of Man`, not `The teams`. */
function isProper(tokens: readonly LinkToken[]): boolean {
  const [first] = tokens
  if (first === undefined || joiners.has(first.key)) return false
  return tokens.every(({ isWord, isLarge, key }) => !isWord || isLarge || joiners.has(key) || /^\d/.test(key))
}

/** `Mercury (planet)`: what is said in parentheses tells pages of one name apart, and is no part of it. */
function withoutParenthesis(title: string): { bare: string; inside: string } {
  const open = title.lastIndexOf('(')
  if (open < 1 || !title.trimEnd().endsWith(')')) return { bare: title.trim(), inside: '' }
  return { bare: title.slice(0, open).trim(), inside: title.slice(open + 1, title.lastIndexOf(')')) }
}

/** Less than a phrase of the title that comes in the text once, so that a page whose text is about it is meant before. */
const WEIGHT_OF_THING = 4
const WEIGHT_OF_MEANS = 3
/** As much as a phrase of the title that comes in the text once. */
const WEIGHT_OF_SUBJECT = 5
const LONGEST_SUBJECT = 3

/** `Heat-pump dryers, three years on` is about heat-pump dryers: two or three telling words before the first mark of a headline. */
function subjectBefore(title: string, language: ContentLanguage): string | null {
  const named = /^([^,:;?!–—]+)[,:–—]\s/.exec(title)?.[1]?.trim()
  const words = named?.split(/\s+/) ?? []
  const isSmall = (word: string) => isStopWord(word.toLowerCase(), language)
  if (named === undefined || words.length < 2 || words.length > LONGEST_SUBJECT || words.some(isSmall)) return null
  return words.slice(1).some((word) => /^\p{Lu}/u.test(word)) && language.startsWith('English') ? null : named
}

const FEWEST_INITIALS = 3

/** `Why we love modular contracting` is about modular contracting: the phrases of two and more words in a headline. */
function topicsOf(title: string, language: ContentLanguage): string[] {
  return keyphrases(title, { language })
    .map(({ phrase }) => phrase)
    .filter((phrase) => phrase !== title && title.includes(phrase) && /\s/.test(phrase))
}

const FEWEST_WORDS_OF_HEADLINE = 4
/** Small words that names have too. */
const joiners = new Set(
  `of the and in on at for a an de la le les el los las di da do dos das du des del della von van der den die das und y e et
  en i w z ve và`.split(/\s+/),
)

/** A headline says something, where a name only names: it has a mark within or small words that no name has. */
function isHeadline(title: string, tokens: readonly LinkToken[], language: ContentLanguage): boolean {
  const words = tokens.filter(({ isWord }) => isWord)
  if (words.length < FEWEST_WORDS_OF_HEADLINE || title.includes(', ')) return false
  if (/[?!:–—]/.test(title)) return true
  return words.some(({ key }) => isStopWord(key, language) && !joiners.has(key))
}

const classes = new Set(
  `award awards party empire people island islands district culture theatre theater club company corporation group
  inc ltd foundation festival league magazine championship prize`.split(/\s+/),
)

/** `Grammy Award` is spoken of as Grammy: a title without its last word where that only says what kind of thing it is. */
function withoutClass(title: string): string | null {
  const cut = title.lastIndexOf(' ')
  return cut > 0 && classes.has(title.slice(cut + 1).toLowerCase()) ? title.slice(0, cut) : null
}

/** `Inter-Services Public Relations` is ISPR: the large letters of three and more words. */
function initialsOf(tokens: readonly LinkToken[], language: ContentLanguage): string | null {
  if (tokens.some(({ isWord }) => !isWord)) return null
  const large = tokens.filter(({ isLarge }) => isLarge)
  const small = tokens.filter(({ isLarge, key }) => !isLarge && !isStopWord(key, language))
  if (large.length < FEWEST_INITIALS || small.length > 0) return null
  return large.map(({ key }) => key.charAt(0).toUpperCase()).join('')
}

function contentWords(tokens: readonly LinkToken[], language: ContentLanguage): string[] {
  return tokens.filter(({ isWord, key }) => isWord && !isStopWord(key, language)).map(({ single }) => single)
}
