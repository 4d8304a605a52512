import { contentTerms } from '../digest/index.ts'
import type { ContentLanguage } from '../text/index.ts'
import { keepsMeaning } from './meaning-lock.ts'
import { type OwnText, readOwnText, rewritten } from './own-text.ts'
import { movesOf } from './sentence-moves.ts'
import { type Direction, inOtherForms, wordsToCompare } from './wording-moves.ts'

/** How a text is to be put differently. */
export interface RephraseOptions {
  readonly language: ContentLanguage
  /**
   * A tone by its name in any case. CASUAL, FRIENDLY, WITTY and EMPATHETIC make words plain and forms short; FORMAL and
   * PROFESSIONAL the reverse; all others change only the build of sentences and plain words for formal ones by turns.
   */
  readonly tone?: string
  /** 0 does all it can; others do parts of it. */
  readonly variant?: number
}

type Register = Direction | 'even'

const REGISTERS: Readonly<Record<string, Register>> = {
  CASUAL: 'plain',
  FRIENDLY: 'plain',
  WITTY: 'plain',
  EMPATHETIC: 'plain',
  SIMPLE: 'plain',
  FORMAL: 'formal',
  PROFESSIONAL: 'formal',
}

/**
 * The writer's own sentences put differently: parts change places, words change for others of our list, forms become
 * short or long. Names, numbers, quotations, denials and degrees stay: a sentence that a change would touch stays as it
 * is. Where nothing at all can be changed safely, the text comes back as given.
 */
export function rephrase(text: string, { language, tone = 'CASUAL', variant = 0 }: RephraseOptions): string {
  const own = readOwnText(text, language)
  const plan = planFor(REGISTERS[tone.toUpperCase()] ?? 'even', variant)
  return rewritten(own, (sentence, at) => reworded(own, sentence, { ...plan, at }))
}

interface Plan {
  readonly register: Register
  readonly changesWords: boolean
  readonly changesForms: boolean
  /** From which of the moves on they are tried; past the last one, none is. */
  readonly firstMove: number
}

function planFor(register: Register, variant: number): Plan {
  return { register, changesWords: variant % 3 !== 1, changesForms: variant % 4 !== 3, firstMove: variant % 6 }
}

function reworded(own: OwnText, sentence: string, plan: Plan & { at: number }): string {
  const moved = movedText(own, sentence, plan.firstMove)
  const parts = moved.map((part) => inRegister(part, plan, own.language))
  const isSafe =
    keepsMeaning(sentence, parts.join(' '), own.language) &&
    parts.every((part) => isClose(sentence, part, own.language))
  const kept = isSafe ? parts : keepsMeaning(sentence, moved.join(' '), own.language) ? moved : [sentence]
  return kept.join(' ')
}

function movedText(own: OwnText, sentence: string, first: number): string[] {
  for (const move of movesOf(own.language).slice(first)) {
    const parts = move(sentence, own)
    if (parts !== null && parts.join(' ') !== sentence) return parts
  }
  return [sentence]
}

function inRegister(
  text: string,
  { register, changesWords, changesForms, at }: Plan & { at: number },
  language: ContentLanguage,
): string {
  const direction: Direction = register === 'even' ? (at % 2 === 0 ? 'formal' : 'plain') : register
  const worded = changesWords ? wordsToCompare(text, direction, language) : text
  return changesForms && register !== 'even' ? inOtherForms(worded, direction, language) : worded
}

/** Most of the words must stay, or a reader could not see that it is the same. */
function isClose(before: string, after: string, language: ContentLanguage): boolean {
  const [old, fresh] = [contentTerms(before, language), contentTerms(after, language)]
  const kept = [...fresh].filter((term) => old.has(term)).length
  return fresh.size === 0 || kept / fresh.size >= 0.6
}
