import { isStopWord } from '../text/index.ts'
import { foldedWords } from './content-terms.ts'
import type { Material } from './material.ts'

/** What a subject is read with: the material, and the names of its sentence. */
export interface Subject {
  readonly material: Material
  readonly names: readonly string[]
}

/** A noun phrase that can follow a verb: short, no clause in it, no pronoun; small where its sentence made it large. */
export function subjectOf({ material, names }: Subject, before: string): string | null {
  const folds = foldedWords(before, material.language)
  const first = folds[0] ?? ''
  const { clauses, pronouns, small, definite } = material.vocabulary
  const isPhrase = small.has(first) && !definite.has(first) && !OPENS_NOUN.has(first)
  const hasClause = /[,;:()“"]/.test(before) || folds.some((word) => CLAUSE.has(word) || pronouns.has(word))
  if (
    folds.length === 0 ||
    folds.length > 9 ||
    JOINS.has(folds.at(-1) ?? '') ||
    clauses.has(first) ||
    isPhrase ||
    hasClause ||
    NOT_NOUN.has(first)
  )
    return null
  if (folds.every((word) => isStopWord(word, material.language))) return null
  const isWord = !small.has(first) && !definite.has(first) && !isKnownSmall(before, { material, names })
  return isNameLike(before, names) || (isWord && isLargeInside(before, material))
    ? before
    : before.charAt(0).toLowerCase() + before.slice(1)
}

/** A first word that is large in the middle of a sentence somewhere is large for its own sake. */
function isLargeInside(subject: string, { passages }: Material): boolean {
  const first = (subject.split(' ')[0] ?? '').replace(/['’]s$/, '')
  if (!/^\p{Lu}/u.test(first)) return false
  return passages.some(({ text }) => {
    const at = text.indexOf(` ${first}`)
    return at > 0 && /[\p{Ll},]/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + 1 + first.length))
  })
}

/** `Trump is the president` does not ask what Trump is: a bare word must be one that is written small somewhere. */
export function isKnownSmall(subject: string, { material }: Subject): boolean {
  const [first = ''] = subject.split(' ')
  return material.passages.some(({ text }) => text.includes(` ${first.toLowerCase()}`))
}

const OPENS_NOUN = new Set(
  'a an most many some several few each every all both modern new old good people large small our your'.split(' '),
)
/** `A bus costs €4 and takes an hour`: what stands before the verb is more than its subject. */
const JOINS = new Set(['and', 'or', 'but'])
const CLAUSE = new Set(
  'that which who what how when if because while where before after since until once as than there is are was were has have can'.split(
    ' ',
  ),
)
const NOT_NOUN = new Set('there here to no not any once nothing today now tomorrow yesterday'.split(' '))

/** A first word that is large for its own sake: a name, or an abbreviation. */
function isNameLike(text: string, names: readonly string[]): boolean {
  const first = text.split(' ')[0] ?? ''
  return /^\p{Lu}{2,}/u.test(first) || names.some((name) => text.startsWith(name))
}
