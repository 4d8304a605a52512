import { contracted } from '../rewording/index.ts'
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
  const [, one = '', other = ''] = /^([^;:()—–]{15,400}?)(?:;| [—–]|—) ?([^;:()—–]{15,400})$/u.exec(sentence) ?? []
  if (one === '') return sentence
  if (/^however, (?=\p{Ll})/u.test(other)) return `${one}. But ${other.slice('however, '.length)}`
  return clauses.starts.test(other) ? `${one}. ${raised(other)}` : sentence
}

const PAIR =
  /\b(is|are|was|were|be|been|can|could|will|would|should|must|may|might|about|for|with|from|through|to) not only ([^,;:()—]{2,60}?),? but also (?=[\p{L}\d])/u

/** `It is not only cheap but also good.` is `It is cheap and good.`; not where the halves are subjects, whose verb would have to change. */
export function plainPair(sentence: string): string {
  return sentence.replace(PAIR, (found, before: string, one: string) =>
    /\b(?:and|or|but)\b/.test(one) ? found : `${before} ${one} and `,
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

/** `is not` is `isn't`; a sentence that could go wrong stays as it is. */
export function shortForms(sentence: string): string {
  const short = contracted(sentence)
  return STRESSED.test(short) ? sentence : short
}
