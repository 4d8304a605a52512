import { type ContentLanguage, isStopWord } from '../text/index.ts'
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
}

/** How a name of a page came about. */
export type NameKind = 'title' | 'alias' | 'keyword' | 'without-parenthesis' | 'before-comma' | 'initials'

/** A name under which a page may be spoken of. */
export interface TargetName {
  readonly target: LinkTarget
  readonly kind: NameKind
  readonly tokens: readonly LinkToken[]
  /** Words that were taken off the title; where they stand in a text, this is the page that is meant. */
  readonly context: readonly string[]
}

/** All names of a page: title, aliases, keywords, and shorter forms of the title. */
export function namesOf(target: LinkTarget, language: ContentLanguage): TargetName[] {
  const read = (name: string) => linkTokens(name, { start: 0, end: name.length }, language)
  const found: TargetName[] = []
  const add = (kind: NameKind, name: string, context: string) => {
    const tokens = read(name)
    if (!isUsable(tokens, language)) return
    found.push({ target, kind, tokens, context: telling(read(context), language) })
  }
  const { bare, inside } = withoutParenthesis(target.title)
  add(inside === '' ? 'title' : 'without-parenthesis', bare, inside)
  const comma = bare.indexOf(', ')
  if (comma > 0) add('before-comma', bare.slice(0, comma), bare.slice(comma + 2))
  const initials = initialsOf(read(bare), language)
  if (initials !== null) add('initials', initials, '')
  for (const alias of target.aliases ?? []) add('alias', alias, '')
  for (const keyword of target.keywords ?? []) add('keyword', keyword, '')
  return found
}

const LONGEST_NAME = 12

/** A name has a word that says something, is no number or year, and is short enough to be spoken of. */
function isUsable(tokens: readonly LinkToken[], language: ContentLanguage): boolean {
  if (tokens.length === 0 || tokens.length > LONGEST_NAME) return false
  return tokens.some(({ key, isWord }) => isWord && key.length > 1 && /\p{L}/u.test(key) && !isStopWord(key, language))
}

/** `Mercury (planet)`: what is said in parentheses tells pages of one name apart, and is no part of it. */
function withoutParenthesis(title: string): { bare: string; inside: string } {
  const open = title.lastIndexOf('(')
  if (open < 1 || !title.trimEnd().endsWith(')')) return { bare: title.trim(), inside: '' }
  return { bare: title.slice(0, open).trim(), inside: title.slice(open + 1, title.lastIndexOf(')')) }
}

const FEWEST_INITIALS = 3

/** `Inter-Services Public Relations` is ISPR: the large letters of three and more words. */
function initialsOf(tokens: readonly LinkToken[], language: ContentLanguage): string | null {
  if (tokens.some(({ isWord }) => !isWord)) return null
  const large = tokens.filter(({ isLarge }) => isLarge)
  const small = tokens.filter(({ isLarge, key }) => !isLarge && !isStopWord(key, language))
  if (large.length < FEWEST_INITIALS || small.length > 0) return null
  return large.map(({ key }) => key.charAt(0).toUpperCase()).join('')
}

function telling(tokens: readonly LinkToken[], language: ContentLanguage): string[] {
  return tokens.filter(({ isWord, key }) => isWord && !isStopWord(key, language)).map(({ single }) => single)
}
