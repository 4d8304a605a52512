import { type ContentLanguage, countWords, quotes, type Span } from '../text/index.ts'
import { type FirstPerson, firstPersonOf } from './lexicon/first-person.ts'

/** What a sentence says of whoever wrote it. */
export interface OwnExperience {
  /** Where it tells what only the writer can know: a figure or name there is nothing to look up. */
  readonly stretches: readonly Span[]
  /** Nothing in it is of anybody or anything else. */
  readonly isAll: boolean
}

interface Clause extends Span {
  words: string
  /** `none`: of the world. `self`: of the writer. `told`: of the writer, and only the writer can know it. */
  of: 'none' | 'self' | 'told'
}

/** More words than this are no mere time or place. */
const LONGEST_ADJUNCT = 7

const nothing: OwnExperience = { stretches: [], isAll: false }

/**
 * What a sentence tells of its writer’s moods and doings, clause by clause: `I loved Lisbon, which has 545,000 inhabitants` does so in its
 * first half. Words in quotation marks are somebody else's. Nothing where we have no list of a language.
 */
export function ownExperience(sentence: string, language: ContentLanguage): OwnExperience {
  const lists = firstPersonOf(language)
  const text = withoutQuotations(sentence)
  const lower = text.toLowerCase()
  if (lists === null || lower.length !== text.length || !lists.self.test(lower)) return nothing
  const clauses = clausesOf(text, lists)
  return {
    stretches: clauses.filter(({ of }) => of === 'told').map(({ start, end }) => ({ start, end })),
    isAll: clauses.every(({ of }) => of !== 'none'),
  }
}

/** Whether a sentence sets a scene: what a place or an hour was like, in words of the senses. */
export function isScene(sentence: string, language: ContentLanguage): boolean {
  const lists = firstPersonOf(language)
  const lower = withoutQuotations(sentence).toLowerCase()
  return lists?.scene.test(lower) === true && !lists.present.test(lower)
}

function clausesOf(text: string, lists: FirstPerson): Clause[] {
  const joint = new RegExp(`[,;:()]+\\s*|\\s[—–]\\s*|\\s(?=(?:${lists.joints})\\s)`, 'giu')
  const starts = [0, ...[...text.matchAll(joint)].map((found) => found.index + found[0].length)]
  const clauses = starts
    .map((start, at): Clause => {
      const end = starts[at + 1] ?? text.length
      const words = text.slice(start, end)
      return { start, end, words, of: kindOf(words.toLowerCase(), lists) }
    })
    .filter(({ words }) => countWords(words) > 0)
  for (const [at, clause] of clauses.entries()) {
    const [before, next] = [clauses[at - 1], clauses[at + 1]]
    if (clause.of !== 'none') continue
    const isAdjunct = lists.adjuncts.test(clause.words.toLowerCase()) && countWords(clause.words) <= LONGEST_ADJUNCT
    if (at === 0 && isAdjunct && next) clause.of = next.of
    else if (before && !hasSubject(clause.words, lists)) clause.of = before.of
  }
  return clauses
}

function kindOf(lower: string, { self, experience, ofThings }: FirstPerson): Clause['of'] {
  if (!self.test(lower)) return 'none'
  return experience.test(lower) && !ofThings.test(lower) ? 'told' : 'self'
}

/** Whether a clause names whom or what it speaks of, or hangs on a word for it; else it goes on with the one before. */
function hasSubject(words: string, { joints, subjects }: FirstPerson): boolean {
  const [joint = ''] = new RegExp(`^(?:${joints})\\s+`, 'iu').exec(words) ?? []
  const rest = words.slice(joint.length)
  return HANGING.test(joint) || /^\p{Lu}/u.test(rest) || /^\p{N}/u.test(rest) || subjects.test(rest.toLowerCase())
}

/** Joints that have or demand a subject of their own. */
const HANGING = /^(?:which|who|that|because|die|der|das|weil|dass|denn|que|porque|qui|car)\s/i

/** The same length, with blanks for what stands in quotation marks. */
function withoutQuotations(text: string): string {
  return quotes(text).reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
}
