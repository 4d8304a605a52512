import { contracted } from '../rewording/index.ts'
import type { ContentLanguage } from '../text/index.ts'
import type { Lookup, Wording } from './languages/of.ts'
import { type PhraseIndex, phrasesIn } from './phrases.ts'
import { readText } from './reading.ts'

/** What a rewriting does to a sentence, as an id. */
export type MoveRule =
  | 'drop-opener'
  | 'drop-frame'
  | 'plain-words'
  | 'short-wording'
  | 'dashes-to-marks'
  | 'short-forms'
  | 'tail-to-sentence'
  | 'split-sentence'

/** A change of one sentence; gives it back unchanged where it does not fit or is not sure. */
export interface Move {
  readonly rule: MoveRule
  readonly change: (sentence: string) => string
}

/** Where a phrase of the list at the head of a sentence ends; null when none is there. */
function headEnd(sentence: string, language: ContentLanguage, list: PhraseIndex): number | null {
  const { words } = readText(sentence, language)
  const [phrase] = phrasesIn(words, list)
  const last = words[(phrase?.to ?? 0) - 1]
  if (phrase?.from !== 0 || last === undefined) return null
  // in French the last word of a frame may be run together with the first of the statement: `qu'il`
  const elided = /^qu['’]/i.exec(sentence.slice(last.start, last.end))
  return elided === null ? last.end : last.start + elided[0].length
}

/** In German the words behind an opener or a frame would have to change places. */
function keepsOrder(language: ContentLanguage): boolean {
  return language !== 'German'
}

/** `Furthermore, it rains.` is `It rains.` */
export function dropOpener(sentence: string, language: ContentLanguage, { openers }: Lookup): string {
  const end = keepsOrder(language) ? headEnd(sentence, language, openers) : null
  return end === null || sentence.charAt(end) !== ',' ? sentence : raised(sentence.slice(end + 1).trimStart())
}

/** `It is important to note that it rains.` is `It rains.` */
export function dropFrame(sentence: string, language: ContentLanguage, { frames }: Lookup): string {
  const end = keepsOrder(language) ? headEnd(sentence, language, frames) : null
  return end === null ? sentence : raised(sentence.slice(end).replace(/^,?\s*/, ''))
}

/** A change of wording, ready to be made; English articles before it are put right. */
interface Swap {
  readonly pattern: RegExp
  /** A sentence without this word needs no look. */
  readonly first: string
  readonly to: string
}

const known = new Map<readonly Wording[], readonly Swap[]>()

function swapsOf(list: readonly Wording[], article: string): readonly Swap[] {
  const before = known.get(list)
  if (before !== undefined) return before
  const made = list.map(([from, to]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:(${article}) )?(${from})(?![\\p{L}\\p{N}'’-])`, 'giu'),
    first: from.toLowerCase().split(' ', 1)[0] ?? '',
    to,
  }))
  known.set(list, made)
  return made
}

/** Other wordings from a list; forms stay, and so does the grammar. */
export function inOtherWords(sentence: string, language: ContentLanguage, list: readonly Wording[]): string {
  const present = new Set(sentence.toLowerCase().match(/[\p{L}-]+/gu))
  return swapsOf(list, language.startsWith('English') ? 'an?' : NEVER)
    .filter(({ first }) => present.has(first))
    .reduce((text, swap) => withSwap(text, swap), sentence)
}

/** A pattern that nothing meets: only English has articles that follow the next sound. */
const NEVER = '(?!)'

function withSwap(sentence: string, { pattern, to }: Swap): string {
  return sentence.replace(pattern, (_found, article: string | undefined, from: string) => {
    if (article !== undefined) return `${articleFor(article, to)} ${to}`
    return /^\p{Lu}/u.test(from) && !/^\p{Lu}/u.test(to) ? raised(to) : to
  })
}

function articleFor(article: string, next: string): string {
  const fitting = /^[aeio]/i.test(next) ? 'an' : 'a'
  return /^A/.test(article) ? raised(fitting) : fitting
}

/** Two dashes around an aside are brackets, where it has no brackets of its own; one before the end of a sentence is a colon or comma. */
export function dashesToMarks(sentence: string): string {
  const parts = sentence.split(/\s?—\s?/)
  const [before = '', aside = '', after = ''] = parts
  if (parts.length === 3 && before !== '' && aside !== '' && after !== '' && !/[()]/.test(sentence)) {
    return `${before} (${aside})${/^[,.;:!?]/.test(after) ? '' : ' '}${after}`
  }
  if (parts.length !== 2 || before === '' || aside === '' || /[,:;]/.test(sentence)) return sentence
  return `${before}, ${aside}`
}

const FINITE: ReadonlyMap<string, string> = new Map(
  `highlighting shows, underscoring shows, emphasizing stresses, emphasising stresses, showcasing shows, demonstrating shows, illustrating shows,
  reflecting reflects, ensuring ensures, making makes, allowing allows, enabling enables, creating creates, providing provides, helping helps,
  causing causes, reducing reduces, increasing increases, improving improves, leading leads, giving gives, adding adds, raising raises,
  resulting results`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([participle = '', finite = '']) => [participle, finite] as const),
)

/** `It rains, making the road wet.` is `It rains. This makes the road wet.`; only in the present, and with one participle. */
export function tailToSentence(sentence: string): string {
  const match = /^([^,]{20,300}), (?:thus |thereby )?(\p{Ll}+ing) ([^,]{10,200}\.)$/u.exec(sentence)
  const finite = FINITE.get(match?.[2] ?? '')
  const [, main = '', , rest = ''] = match ?? []
  if (finite === undefined || !isPresent(main) || / (?:and|or) \p{Ll}+ing\b/u.test(rest)) return sentence
  return `${main}. This ${finite} ${rest}`
}

/** Whether a main clause is surely in the present: a form of a common verb says so, and no past, helping verb or condition is in it. */
function isPresent(clause: string): boolean {
  if (/\b(?:was|were|had|did|will|would|can|could|may|might|should|must|if|when|\p{Ll}+ed)\b/iu.test(clause))
    return false
  return /\b(?:is|are|has|have|does|do|makes?|helps?|gives?|shows?|offers?|provides?|allows?|needs?|uses?)\b/i.test(
    clause,
  )
}

const SUBJECT = '(?:he|she|it|they|we|you|this|these|those|there)'
const VERB =
  '(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did|makes?|made|gives?|gave|takes?|took|needs?|helps?|shows?|\\p{Ll}{3,}ed)'
const SPLIT = new RegExp(`^([^;:()]{40,400}?)(?:, (and|but) |; )(${SUBJECT} (?:also )?${VERB} [^;:()]{20,400})$`, 'u')

/** A long sentence whose second half has a pronoun and a verb of its own becomes two. */
export function splitSentence(sentence: string): string {
  const [, one = '', joint, other = ''] = SPLIT.exec(sentence) ?? []
  if (one === '' || other === '' || /\b(?:if|when|because|although|while|that|whether|unless|not only)\b/i.test(one))
    return sentence
  return `${one}. ${joint === 'but' ? `But ${other}` : raised(other)}`
}

/** A form of `be` that carries the stress is never short: `who they are`, `as it is, and`. */
const STRESSED =
  /\b(?:who|whom|what|where|when|how|why|which|than|as)\s+\p{L}+['’](?:re|s|m)\b|['’](?:re|s|m|ll)(?=\s+(?:and|or|but|than|when|if|to|that|which|in|on|at|for)\b|\s*[,.;:!?)]|\s*$)/iu

/** `is not` is `isn't`; a sentence that could go wrong stays as it is. */
export function shortForms(sentence: string): string {
  const short = contracted(sentence)
  return STRESSED.test(short) ? sentence : short
}

function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
