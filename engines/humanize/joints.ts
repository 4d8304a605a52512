import { contracted } from '../rewording/index.ts'
import { type ContentLanguage, type LanguageCode, languageCode } from '../text/index.ts'
import type { Lookup } from './languages/of.ts'
import { raised } from './swaps.ts'

/** Two dashes around an aside are brackets, where it has no brackets of its own and is not the second half of a contrast. */
export function dashesToMarks(sentence: string): string {
  const parts = sentence.split(/\s?—\s?/)
  const [before = '', aside = '', after = ''] = parts
  if (parts.length !== 3 || before === '' || aside === '' || after === '' || /[()]/.test(sentence)) return sentence
  if (/\bnot\b|n['’]t\b/i.test(before) || /^(?:it|that|this|they|he|she|we|you|but|and|or)\b/i.test(aside))
    return sentence
  if (/^\p{Lu}/u.test(after) || /^(?:and|but|or|so)\b/.test(after) || /[.;:]/.test(aside)) return sentence
  return `${before} (${aside})${/^[,.;:!?]/.test(after) ? '' : ' '}${after}`
}

/** Tails whose doer is surely what the main clause says: what each becomes behind `This`. */
const TAILS: readonly (readonly [RegExp, string])[] = [
  [/^making it (?=(?:easy|easier|possible|simple|simpler|hard|harder|difficult)\b)/, 'makes it '],
  [/^allowing (?=[^,.]+ to )/, 'allows '],
  [/^enabling (?=[^,.]+ to )/, 'enables '],
  [/^resulting in /, 'results in '],
  [/^leading to /, 'leads to '],
]
const PERSONS = /^(?:he|she|they|we|i|you|who)\b/i
const MARKERS = /\b(?:that|which|who|because|while|although|says?|said|if|when|not|no|never)\b|n['’]t\b/i

/** `It rains here, making it hard to dry hay.` is `It rains here. This makes it hard to dry hay.`; only in the present. */
export function tailToSentence(sentence: string): string {
  const [, main = '', tail = ''] =
    /^([^,;:()]{20,300}), (?:thus |thereby )?(\p{Ll}+ing [^,;:]{10,200}\.)$/u.exec(sentence) ?? []
  if (main === '' || PERSONS.test(main) || MARKERS.test(main) || !isPresent(main)) return sentence
  if (/ (?:and|or) \p{Ll}+ing\b/u.test(tail)) return sentence
  const [start, finite] = TAILS.find(([pattern]) => pattern.test(tail)) ?? []
  return start === undefined ? sentence : `${main}. This ${tail.replace(start, finite ?? '')}`
}

/** Whether a main clause is surely in the present: a form of a common verb says so, and no past, helping verb or condition is in it. */
function isPresent(clause: string): boolean {
  if (/\b(?:was|were|had|did|will|would|can|could|may|might|should|must|to|\p{Ll}+ed)\b/iu.test(clause)) return false
  return /\b(?:is|are|(?:has|have) (?:a|an|the|no|many|some|its|their|\d+)|does|do|makes?|helps?|gives?|shows?|offers?|provides?|allows?|needs?|uses?)\b/i.test(
    clause,
  )
}

/** A long sentence whose second half, behind a comma and `and` or `but`, has a subject and a verb of its own becomes two. */
export function splitSentence(sentence: string, { clauses: { starts, governs, and, but } }: Lookup): string {
  const joined = new RegExp(`^([^;:()—]{40,400}?), (${and}|${but}) ([^;:()—]{20,400})$`, 'u')
  const [, one = '', joint, other = ''] = joined.exec(sentence) ?? []
  if (one === '' || governs.test(one) || !starts.test(other)) return sentence
  return `${one}. ${joint === but ? `${raised(but)} ${other}` : raised(other)}`
}

/** A semicolon or a single dash before a clause that can stand alone is the end of a sentence. */
export function splitAtMark(sentence: string, { clauses }: Lookup): string {
  // French has a blank before a semicolon
  const [, one = '', other = ''] = /^([^;:()—–]{15,400}?)(?:\s?;| [—–]|—) ?([^;:()—–]{15,400})$/u.exec(sentence) ?? []
  if (one === '') return splitContrast(sentence, clauses)
  if (/^however, (?=\p{Ll})/u.test(other)) return `${one}. But ${other.slice('however, '.length)}`
  return clauses.starts.test(other) ? `${one}. ${raised(other)}` : sentence
}

const CONTRAST =
  /^([^;:()—–]{5,200}?(?:n['’]t|not|pas|nicht|no (?:es|son)) (?:just|only|seulement|uniquement|simplement|nur|bloß|solo|sólo|solamente) [^,;:()—–]{3,200}), ([^;:()—–]{10,300})$/u
/** Under these the second half would stand too. */
const UNDER =
  /(?<!\p{L})(?:if|when|while|although|because|that|wenn|weil|dass|obwohl|während|si|quand|lorsque|que|cuando|aunque|porque)(?!\p{L})/iu

/** A second half that only a comma parts from `not just` is a sentence: `It isn't just a tool, it's a friend.` */
function splitContrast(sentence: string, { starts }: Lookup['clauses']): string {
  const [, one = '', other = ''] = CONTRAST.exec(sentence) ?? []
  return one === '' || UNDER.test(one) || !starts.test(other) ? sentence : `${one}. ${raised(other)}`
}

/** How a language says `not only … but also`: each pattern with what stands before it, and the first half; what joins the halves then. */
interface PairShape {
  patterns: readonly RegExp[]
  joins: string
  /** Words that join within the first half: with one more it would be read otherwise. */
  joined: RegExp
}

const PAIRS: Readonly<Partial<Record<LanguageCode, PairShape>>> = {
  en: {
    patterns: [
      /\b(is|are|was|were|be|been|can|could|will|would|should|must|may|might|about|for|with|from|through|to) not only ([^,;:()—]{2,60}?),? but also (?=[\p{L}\d])/gu,
    ],
    joins: 'and',
    joined: /\b(?:and|or|but)\b/,
  },
  de: {
    patterns: [
      /(?<!\p{L})(ist|sind|war|waren|kann|können|wird|werden|hilft|helfen|bietet|bieten|fördert|fördern|verbessert|stärkt|schützt|spart|senkt|braucht) nicht nur ([^,;:()—–]{2,60}?), sondern auch (?=[\p{L}\d])/gu,
    ],
    joins: 'und',
    joined: /(?<!\p{L})(?:und|oder|aber|sowie)(?!\p{L})/u,
  },
  es: {
    patterns: [
      /(?<!\p{L})no (?:solo|sólo|solamente) (es|son|era|eran|está|están|ofrece|ofrecen|mejora|mejoran|reduce|reducen|ayuda|ayudan|automatiza|permite|permiten|fomenta|protege) ([^,;:()—–]{2,60}?), sino (?:que )?también (?=[\p{L}\d])/gu,
      /(?<!\p{L})no (es|son|era|eran) (?:solo|sólo|solamente) ([^,;:()—–]{2,60}?), sino también (?=[\p{L}\d])/gu,
    ],
    joins: 'y',
    joined: /(?<!\p{L})(?:y|e|o|u|ni|pero)(?!\p{L})/u,
  },
  fr: {
    patterns: [
      /(?<!\p{L})(est|sont|était|étaient|peut|peuvent|améliore|améliorent|réduit|réduisent|favorise|favorisent|offre|offrent|protège|aide) non seulement ([^,;:()—–]{2,60}?),? mais (?:aussi|également) (?=[\p{L}\d])/gu,
      /(?<!\p{L})(?:n['’]|ne )(est|sont|était|étaient) pas seulement ([^,;:()—–]{2,60}?),? mais (?:aussi|également) (?=[\p{L}\d])/gu,
    ],
    joins: 'et',
    joined: /(?<!\p{L})(?:et|ou|mais|ni)(?!\p{L})/u,
  },
}

/** `It is not only cheap but also good.` is `It is cheap and good.`; not where the halves are subjects, whose verb would have to change. */
export function plainPair(sentence: string, language: ContentLanguage): string {
  const pair = PAIRS[languageCode(language)]
  if (pair === undefined) return sentence
  const { patterns, joins, joined } = pair
  return patterns.reduce(
    (text, pattern) =>
      text.replace(pattern, (found: string, before: string, one: string, at: number) => {
        if (joined.test(one)) return found
        const next = text.slice(at + found.length)
        return `${before} ${one} ${joins === 'y' && /^h?i(?!e)/i.test(next) ? 'e' : joins} `
      }),
    sentence,
  )
}

/** `However, it rains.` is `But it rains.` */
export function plainJoint(sentence: string, { joints }: Lookup): string {
  const pair = joints.find(([from]) => sentence.startsWith(`${from}, `))
  return pair === undefined ? sentence : `${pair[1]} ${sentence.slice(pair[0].length + 2)}`
}

/** `…, ensuring that nothing is lost` is `…, so that nothing is lost`. English. */
export function plainPurpose(sentence: string): string {
  return sentence.replace(/, (?:thus |thereby )?ensuring that (?=\p{L})/gu, ', so that ')
}

/** A form of `be` that carries the stress is never short: `who they are`, `as it is, and`. */
const STRESSED =
  /n['’]t (?:only|merely|simply)\b|\b(?:who|whom|what|where|when|how|why|which|than|as)\s+\p{L}+['’](?:re|s|m)\b|['’](?:re|s|m|ll)(?=\s+(?:and|or|but|than|when|if|to|that|which|in|on|at|for|with|by)\b|\s*[,.;:!?)]|\s*$)/iu

/** A word in capitals keeps its stress, and its form. */
const SHOUTED = /\b(?:YOU|HE|SHE|WE|THEY|IT|THAT|NOT)\b/

/** `is not` is `isn't`; a sentence that could go wrong stays as it is. */
export function shortForms(sentence: string): string {
  if (SHOUTED.test(sentence)) return sentence
  const short = contracted(sentence)
  return STRESSED.test(short) ? sentence : short
}
