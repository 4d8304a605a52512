import { type ContentLanguage, languageCode } from '../text/index.ts'
import type { Composed } from './composed.ts'
import { contentTerms } from './content-terms.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import type { Material } from './material.ts'
import { keepsMeaning } from './meaning-lock.ts'
import { type OwnSentence, ownText, putOwn, type Rewritten } from './own-text.ts'
import { Page } from './page.ts'
import { causeMoved, cutInTwo, type Move, madeActive, sidesChanged, timeMoved } from './sentence-moves.ts'
import { chosen } from './wording.ts'
import { contracted, type Direction, inOtherWords, spelled } from './wording-moves.ts'

/** How a text is to be put differently. */
export interface RephraseOptions {
  /**
   * A tone by its name in any case. CASUAL, FRIENDLY, WITTY and EMPATHETIC make words plain and forms short; FORMAL and
   * PROFESSIONAL the reverse; all others change only the build of sentences and plain words for formal ones by turns.
   */
  readonly tone?: string
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

const MOVES: readonly Move[] = [sidesChanged, timeMoved, causeMoved, madeActive, cutInTwo]

/**
 * The writer's own sentences put differently: parts change places, words change for others of our list, forms become
 * short or long. Names, numbers, quotations, denials and degrees stay: a sentence that a change would touch stays as it
 * is. Where nothing at all can be changed safely, the text says so in front and stays as given.
 */
export function rephrase(material: Material, options: RephraseOptions = {}): Composed {
  const { tone = 'CASUAL', variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const own = ownText(material)
  const plan = planFor(REGISTERS[tone.toUpperCase()] ?? 'even', variant)
  const rewritten = own.flatMap((sentence, at) => reworded(material, sentence, { ...plan, at }))
  const isSame = rewritten.length === own.length && rewritten.every(({ text }, at) => text === own[at]?.text)
  const page = new Page()
  if (isSame) page.words(chosen(material.vocabulary.pack.phrases.noSafeChange, variant)).paragraph()
  putOwn(page, rewritten)
  return page.done()
}

interface Plan {
  readonly register: Register
  readonly changesWords: boolean
  readonly changesForms: boolean
  /** Which of the moves are tried, by number. */
  readonly moves: readonly number[]
}

/** Variant 0 does all it can; the others do other parts of it. */
function planFor(register: Register, variant: number): Plan {
  const all = [0, 1, 2, 3, 4]
  const moves = [all, [0, 1, 2], [4, 3], [1, 4], [2, 0, 3], [0], [4], [1], [], [0, 4]][variant % 10] ?? all
  return { register, changesWords: variant % 3 !== 1, changesForms: variant % 4 !== 3, moves }
}

function reworded(material: Material, own: OwnSentence, plan: Plan & { at: number }): Rewritten[] {
  const { text, sentence, startsParagraph } = own
  const asIs: Rewritten = { text, from: [own], startsParagraph }
  if (sentence.kind !== 'statement' || text.length > LONGEST) return [asIs]
  const moved = movedText(material, text, plan.moves)
  const parts = moved.map((part) => inRegister(part, plan, material.language))
  const isSafe =
    keepsMeaning(text, parts.join(' '), material.language) &&
    parts.every((part) => isClose(text, part, material.language))
  const kept = isSafe ? parts : keepsMeaning(text, moved.join(' '), material.language) ? moved : [text]
  return kept.map((part, place) => ({ text: part, from: [own], startsParagraph: startsParagraph && place === 0 }))
}

/** Longer sentences are none, or nobody's to turn round by rule. */
const LONGEST = 600

function movedText(material: Material, text: string, moves: readonly number[]): string[] {
  for (const number of moves) {
    const parts = MOVES[number]?.(text, material) ?? null
    if (parts !== null && parts.join(' ') !== text) return parts
  }
  return [text]
}

function inRegister(
  text: string,
  { register, changesWords, changesForms, at }: Plan & { at: number },
  language: ContentLanguage,
): string {
  const direction: Direction = register === 'even' ? (at % 2 === 0 ? 'formal' : 'plain') : register
  const worded = changesWords ? inOtherWords(text, direction, language) : text
  if (languageCode(language) !== 'en' || !changesForms || register === 'even') return worded
  return direction === 'plain' ? contracted(worded) : spelled(worded)
}

/** Most of the words must stay, or a reader could not see that it is the same. */
function isClose(before: string, after: string, language: ContentLanguage): boolean {
  const [old, fresh] = [contentTerms(before, language), contentTerms(after, language)]
  const kept = [...fresh].filter((term) => old.has(term)).length
  return fresh.size === 0 || kept / fresh.size >= 0.6
}
