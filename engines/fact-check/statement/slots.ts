import type { ContentLanguage, NumberMention } from '../../text/index.ts'
import { overlaps } from '../../text/index.ts'
import { quantifierBefore } from '../lexicon/quantifiers.ts'
import { type WordSenses, wordSenses } from '../lexicon/word-senses.ts'
import { readingOf, type Token } from '../reading.ts'
import { figuresIn } from './figures.ts'
import { type PlacedJoint, placedJoints } from './joints.ts'
import type { Slot } from './slot.ts'

/** A sentence as it is aligned. */
export interface SlotReading {
  readonly text: string
  readonly slots: readonly Slot[]
  readonly tokens: readonly Token[]
  readonly joints: readonly PlacedJoint[]
  /** Clause of each token. */
  readonly clauses: readonly number[]
  readonly senses: WordSenses
  readonly language: ContentLanguage
}

/** Articles, and what stands in their place. */
export const articles = new Set(
  'the a an its his her their this that these those der die das den dem des ein eine einen einem einer el la los las un una al del su sus'.split(
    ' ',
  ),
)

/** Reads what a sentence says, piece by piece. */
export function slotsOf(sentence: string, language: ContentLanguage): SlotReading {
  const reading = readingOf(withoutMarks(sentence), language)
  const senses = wordSenses(language)
  const { tokens, text } = reading
  const clauses = clausesOf(text, tokens, senses)
  const joints = placedJoints(tokens, senses)
  const figures = figuresIn(reading)
  const names = reading.names.filter((name) => !figures.some((figure) => overlaps(figure, name)))
  const slots: Slot[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const figure = figures.find((one) => overlaps(one, token))
    const name = figure === undefined ? names.find((one) => overlaps(one, token)) : undefined
    const covered = figure ?? name
    let last = at
    while (covered && tokens[last + 1] && overlaps(covered, tokens[last + 1] ?? covered)) last += 1
    const held = tokens.slice(at, last + 1)
    const base = { clause: clauses[at] ?? 0, place: at, before: smallBefore({ tokens, text }, at, senses) }
    if (figure !== undefined) slots.push(figureSlot(figure, held, text, { ...base, language }))
    else
      slots.push(
        ...wordSlots(name === undefined ? [token] : held, {
          isName: name !== undefined,
          base,
          joints,
          senses,
          next: tokens[last + 1]?.word ?? '',
        }),
      )
    at = last
  }
  return { text, slots, tokens, joints, clauses, senses, language }
}

type Base = Pick<Slot, 'clause' | 'place' | 'before'>

function figureSlot(
  figure: NumberMention,
  held: readonly Token[],
  text: string,
  { language, ...base }: Base & { language: ContentLanguage },
): Slot {
  return {
    ...base,
    kind: 'figure',
    start: figure.start,
    end: figure.end,
    stems: held.map(({ stem }) => stem),
    words: held.map(({ word }) => word),
    figure,
    bound: quantifierBefore(text, figure, language),
    sorts: [],
  }
}

/** A sentence with what is no part of what it says blanked out: tags, and numbers of footnotes. */
function withoutMarks(sentence: string): string {
  return sentence.replace(/<[^<>]{1,200}>|\[\d{1,3}\]|(?<=\p{L})\(\d{1,2}\)/gu, (mark) => ' '.repeat(mark.length))
}

interface Found {
  readonly isName: boolean
  readonly base: Base
  readonly joints: readonly PlacedJoint[]
  readonly senses: WordSenses
  /** The word behind. */
  readonly next: string
}

function wordSlots(held: readonly Token[], { isName, base, joints, senses, next }: Found): Slot[] {
  const content = isName ? held.filter(({ isStop }) => !isStop) : held
  const [first] = content
  const last = content.at(-1)
  if (first === undefined || last === undefined) return []
  if (joints.some(({ from, to }) => base.place >= from && base.place < to) && !isName) return []
  const shared = { ...base, start: first.start, end: last.end, bound: null }
  const words = content.map(({ word }) => word)
  const sorts = content.flatMap(({ word, stem }) => senses.sorts.get(word) ?? senses.sorts.get(stem) ?? [])
  const stems = content.map(({ stem }) => stem)
  if (isName && (words.length > 1 || sorts.length === 0)) return [{ ...shared, kind: 'name', stems, words, sorts: [] }]
  // `every day` is a day, and `between 1976 and 1978` from one to the other
  const mark =
    senses.spans.has(next) || (senses.prepositions.has(first.word) && /^\d/.test(next))
      ? undefined
      : senses.needed.get(first.word)
  if (mark !== undefined && !isDenial(first, senses)) return [{ ...shared, kind: 'mark', stems, words, sorts, mark }]
  if (senses.frames.has(first.word)) return [{ ...shared, kind: 'word', stems, words, sorts }]
  if (isDenial(first, senses) || (first.isStop && !first.isNegation) || senses.light.has(first.word)) return []
  return [{ ...shared, kind: 'word', stems, words, sorts }]
}

/** Whether a word denies what is said with it; where we have no list, any that turns it. */
export function isDenial({ word, isNegation }: Token, { denials }: WordSenses): boolean {
  return denials.size === 0 ? isNegation : denials.has(word.replace('’', "'"))
}

/** The small word that ties what stands at `at` to what is before it: over its article and one word that goes with it. */
function smallBefore({ tokens, text }: Pick<SlotReading, 'tokens' | 'text'>, at: number, senses: WordSenses): string {
  let passed = 0
  for (let near = at - 1; near >= 0 && passed < 2; near -= 1) {
    const [token, next] = [tokens[near], tokens[near + 1]]
    if (token === undefined || next === undefined || /[,;:]/.test(text.slice(token.end, next.start))) return ''
    if (articles.has(token.word)) continue
    if (senses.prepositions.has(token.word)) return plainForms.get(token.word) ?? token.word
    if (token.isStop || /\d/.test(token.word)) return ''
    passed += 1
  }
  return ''
}

/** Small words with an article in them, as they are without. */
const plainForms = new Map(
  Object.entries({ im: 'in', am: 'an', zum: 'zu', zur: 'zu', vom: 'von', del: 'de', al: 'a', into: 'in', onto: 'on' }),
)

/** Which clause each word is in: marks of punctuation that part them, and words that begin one. */
function clausesOf(text: string, tokens: readonly Token[], senses: WordSenses): number[] {
  let clause = 0
  return tokens.map((token, at) => {
    const before = tokens[at - 1]
    if (before === undefined) return clause
    const gap = text.slice(before.end, token.start)
    if (/[;:—(]|\s[-–]\s/.test(gap) || senses.clauses.has(token.word) || senses.relatives.has(token.word)) clause += 1
    return clause
  })
}
