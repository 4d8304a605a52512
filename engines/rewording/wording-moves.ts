import { capitalised } from '../digest/index.ts'
import { type ContentLanguage, type LanguageCode, languageCode } from '../text/index.ts'
import { type Rewording, rewordingsOf } from './rewordings.ts'

/** Towards plain words, or towards formal ones. */
export type Direction = 'plain' | 'formal'

/** A change of wording, ready to be made. */
interface Swap {
  readonly pattern: RegExp
  readonly to: string
}

const swaps = new Map<string, readonly Swap[]>()

/** A sentence in plainer or more formal words, from our own list; quotations and links are left alone. */
export function wordsToCompare(text: string, direction: Direction, language: ContentLanguage): string {
  const usable = swapsFor(language, direction)
  return outsideQuotes(text, (part) => usable.reduce((worded, { pattern, to }) => swap(worded, pattern, to), part))
}

function swapsFor(language: ContentLanguage, direction: Direction): readonly Swap[] {
  const code = languageCode(language)
  const known = swaps.get(`${code} ${direction}`)
  if (known !== undefined) return known
  const made = rewordingsOf(code)
    .filter(({ isMutual }) => direction === 'plain' || isMutual)
    .map((pair) => swapOf(pair, direction))
  swaps.set(`${code} ${direction}`, made)
  return made
}

function swapOf({ plain, formal, isCounting }: Rewording, direction: Direction): Swap {
  const [from, to] = direction === 'plain' ? [formal, plain] : [plain, formal]
  const isApart = /^(?:converts|turns|converted|turned) into$/.test(from)
  if (isApart) {
    // `converts the energy of tides into electricity`: verb and preposition stand apart
    const [verb = ''] = from.split(' ')
    return { pattern: new RegExp(`(?<![\\p{L}])${verb}(?= [^,;.]{2,60}? into )`, 'gu'), to: to.split(' ')[0] ?? to }
  }
  const ahead = isCounting ? '(?=\\s+(?:\\p{Nd}|two|three|four|five|six|seven|eight|nine|ten|half))' : ''
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}'’-])${from}(?![\\p{L}\\p{N}'’-])${ahead}`, 'giu'), to }
}

/** Puts other words in, large where the old ones were. */
function swap(text: string, pattern: RegExp, to: string): string {
  return text.replace(pattern, (found) => (/^\p{Lu}/u.test(found) ? capitalised(to) : to))
}

const SHORT: readonly (readonly [string, string])[] = [
  ['cannot', "can't"],
  ['can not', "can't"],
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['did not', "didn't"],
  ['is not', "isn't"],
  ['are not', "aren't"],
  ['was not', "wasn't"],
  ['were not', "weren't"],
  ['has not', "hasn't"],
  ['have not', "haven't"],
  ['had not', "hadn't"],
  ['will not', "won't"],
  ['would not', "wouldn't"],
  ['should not', "shouldn't"],
  ['could not', "couldn't"],
  ['it is', "it's"],
  ['that is', "that's"],
  ['there is', "there's"],
  ['they are', "they're"],
  ['we are', "we're"],
  ['you are', "you're"],
  ['I am', "I'm"],
  ['it will', "it'll"],
  ['they will', "they'll"],
  ['you will', "you'll"],
  ['we will', "we'll"],
]

const shorter = SHORT.map(([long, short]): Swap => ({ pattern: whole(long, '(?=\\s+[\\p{L}\\p{N}])'), to: short }))
const longer = SHORT.filter(([long]) => long !== 'can not' && long !== 'that is').map(
  ([long, short]): Swap => ({ pattern: whole(short, ''), to: long }),
)

function whole(words: string, ahead: string): RegExp {
  return new RegExp(`(?<![\\p{L}])${words.replace("'", "['’]")}(?![\\p{L}'’])${ahead}`, 'giu')
}

/** English short forms, as one speaks: `is not` is `isn't`. */
export function contracted(text: string): string {
  return outsideQuotes(text, (part) => shorter.reduce((worded, { pattern, to }) => swap(worded, pattern, to), part))
}

/** English long forms: `isn't` is `is not`. */
function spelled(text: string): string {
  return outsideQuotes(text, (part) => longer.reduce((worded, { pattern, to }) => swap(worded, pattern, to), part))
}

/** Short forms towards plain words and long ones towards formal ones, where a language has them. */
export function inOtherForms(text: string, direction: Direction, language: ContentLanguage): string {
  return FORMS[languageCode(language)]?.[direction](text) ?? text
}

const FORMS: Readonly<Partial<Record<LanguageCode, Record<Direction, (text: string) => string>>>> = {
  en: { plain: contracted, formal: spelled },
}

/** Quotations are short; a mark that is never closed must not be looked for to the end again and again. */
const QUOTED = /("[^"]{0,600}"|“[^”]{0,600}”|„[^“”]{0,600}[“”]|«[^»]{0,600}»|https?:\/\/\S+)/u

/** Changes only what stands outside quotation marks and addresses. */
export function outsideQuotes(text: string, change: (part: string) => string): string {
  const parts = text.split(QUOTED)
  return parts.map((part, at) => (at % 2 === 1 ? part : change(part))).join('')
}
