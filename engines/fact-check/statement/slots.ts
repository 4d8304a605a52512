import { type ContentLanguage, type NumberMention, overlaps, type Span, stem } from '../../text/index.ts'
import { plainFormsOf } from '../lexicon/irregular-forms.ts'
import { boundBefore } from '../lexicon/quantifiers.ts'
import { type WordSenses, wordSenses } from '../lexicon/word-senses.ts'
import { type Reading, readingOf, type Token } from '../reading.ts'
import { figuresIn } from './figures.ts'
import { type PlacedJoint, placedJoints } from './joints.ts'
import { isEndOfClause, withParticles } from './particles.ts'
import { withPhrases } from './phrases.ts'
import type { Slot } from './slot.ts'

/** A sentence as it is aligned. */
export interface SlotReading {
  readonly text: string
  readonly slots: readonly Slot[]
  readonly tokens: readonly Token[]
  readonly joints: readonly PlacedJoint[]
  /** Clause of each token. */
  readonly clauses: readonly number[]
  /** Words that bound a figure: `no fewer than`. */
  readonly bounds: readonly Span[]
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
  const { text } = reading
  const tokens = withPhrases(reading.tokens, language)
  const clauses = clausesOf(text, tokens, senses)
  const figures = figuresIn(reading, language).filter((figure) => !isPartOfName(figure, reading))
  const names = [...reading.names, ...speakersIn(reading, senses)].filter(
    (name) => !figures.some((figure) => overlaps(figure, name)),
  )
  // the words of a bound say nothing beside their figure
  const bounds = figures.flatMap((figure) => {
    const bound = boundBefore(text, figure, language)
    const behind =
      /^ (?:or|oder|o) (?:more|less|fewer|mehr|weniger|más|menos)\b|^ (?:more|más)\b(?! than| de| que)/.exec(
        text.slice(figure.end, figure.end + 16),
      )
    return [
      ...(bound === null ? [] : [{ start: bound.start, end: figure.start }]),
      ...(behind === null ? [] : [{ start: figure.end, end: figure.end + behind[0].length }]),
    ]
  })
  const isBound = ({ from }: PlacedJoint) => bounds.some((bound) => overlaps(bound, tokens[from] ?? bound))
  // `schlug … vor` says no time
  const isParticle = ({ from, to }: PlacedJoint) =>
    language === 'German' && to === from + 1 && isEndOfClause(tokens[from] ?? { start: 0, end: 0 }, text)
  // `£413 million, after £287 million the year before` compares, and says no time
  const isBeforeAmount = ({ relation, to }: PlacedJoint) => {
    const from = tokens[to - 1]?.end ?? 0
    const next = figures.find(({ start }) => start >= from)
    return relation === 'time' && isAmount(next) && ROUGHLY.test(text.slice(from, next.start))
  }
  const joints = placedJoints(tokens, senses).filter(
    (joint) => !isBound(joint) && !isParticle(joint) && !isBeforeAmount(joint),
  )
  const slots: Slot[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const figure = figures.find((one) => overlaps(one, token))
    if (figure === undefined && bounds.some((bound) => overlaps(bound, token))) continue
    const following = figures.find(({ start }) => start > token.start)
    const gap = following === undefined ? null : text.slice(token.end, following.start)
    // `the year 1905`
    if (figure === undefined && gap === ' ' && YEAR.test(token.word) && isOfTime(following, text)) continue
    const name = figure === undefined ? names.find((one) => overlaps(one, token)) : undefined
    const covered = figure ?? name
    let last = at
    while (covered && tokens[last + 1] && overlaps(covered, tokens[last + 1] ?? covered)) last += 1
    const held = tokens.slice(at, last + 1)
    const base = { clause: clauses[at] ?? 0, place: at, before: smallBefore({ tokens, text }, at, senses) }
    const phrase = covered ? undefined : phraseAt(tokens, at, { text, senses })
    // `ended up costing` says no more than `cost`
    if (phrase !== undefined && aspectual.has(phrase)) {
      at += 1
      continue
    }
    if (figure !== undefined) slots.push(figureSlot(figure, held, text, { ...base, language }))
    else if (phrase !== undefined) {
      const [verb = token, particle = token] = tokens.slice(at, at + 2)
      slots.push({
        ...base,
        kind: 'word',
        start: verb.start,
        end: particle.end,
        stems: [phrase],
        words: [verb.word],
        bound: null,
        sorts: [],
      })
      last += 1
    } else
      slots.push(
        ...wordSlots(name === undefined ? [token] : held, {
          isName: name !== undefined,
          base,
          joints,
          senses,
          next: tokens[last + 1]?.word ?? '',
          isBeforeFigure: gap !== null && /^ (?:(?:the|los|las|den) (?:\p{L}+ )?)?$/u.test(gap),
          isBehindMove: senses.light.has(tokens[at - 1]?.word ?? ''),
        }),
      )
    at = last
  }
  return {
    text,
    slots: withParticles(slots, tokens, text, language),
    tokens,
    joints,
    clauses,
    bounds,
    senses,
    language,
  }
}

/** `…,” Keane said`: behind a quotation a capital says nothing, but who says it is a name. */
function speakersIn({ text, tokens, names }: Reading, senses: WordSenses): Span[] {
  return tokens.filter((token, at) => {
    const isBehind = /["”’»]\s$/.test(text.slice(Math.max(0, token.start - 2), token.start))
    const isNamed = names.some((name) => overlaps(name, token))
    return (
      isBehind &&
      !isNamed &&
      !token.isStop &&
      /^\p{Lu}/u.test(text.slice(token.start)) &&
      senses.speech.has(tokens[at + 1]?.word ?? '')
    )
  })
}

/** Between a word of time and an amount. */
const ROUGHLY = /^ (?:(?:about|around|some|nearly|just|rund|etwa|knapp|unos|unas|casi) )*$/i
/** From here on a bare number is an amount rather than so many times. */
const AMOUNT = 1000

function isAmount(figure: NumberMention | undefined): figure is NumberMention {
  if (figure === undefined) return false
  return figure.kind === 'money' || figure.kind === 'percent' || (figure.kind === 'number' && figure.value >= AMOUNT)
}

const YEAR = /^(?:years?|jahre?n?|años?)$/

function isOfTime(figure: NumberMention | undefined, text: string): boolean {
  if (figure === undefined) return false
  return figure.kind === 'year' || (figure.kind === 'number' && /^\d{3,4}$/.test(text.slice(figure.start, figure.end)))
}

/** `The Three Dales Relay`: a number in words with a capital letter within a name. */
function isPartOfName({ start, end }: Span, { text, names }: Reading): boolean {
  const isCapital = /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end))
  return isCapital && names.some((name) => name.start <= start && name.end > end)
}

const aspectual = new Set(['end_up', 'turn_out', 'go_on', 'carri_on'])

const particles = new Set('up out off down over away back on in apart aside forward free loose alight open'.split(' '))

/** A verb with a small word right behind it that together are one of our list: `carry_out`, as its stem. */
function phraseAt(tokens: readonly Token[], at: number, { text, senses }: PhraseContext): string | undefined {
  const [verb, particle] = tokens.slice(at, at + 2)
  if (verb === undefined || particle === undefined || !particles.has(particle.word)) return undefined
  if (senses.passive.has(verb.word) || text.slice(verb.end, particle.start) !== ' ') return undefined
  const forms = [verb.stem, ...plainFormsOf(verb.word, 'English-US').map((form) => stem(form))]
  return forms.map((form) => `${form}_${particle.word}`).find((phrase) => senses.senses.has(phrase))
}

interface PhraseContext {
  readonly text: string
  readonly senses: WordSenses
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
    bound: boundBefore(text, figure, language)?.kind ?? boundBehind(text, figure),
    sorts: [],
  }
}

/** `6 months or more`. */
function boundBehind(text: string, { end }: Span): Slot['bound'] {
  const behind = /^ (?:or|oder|o) (more|less|fewer|mehr|weniger|más|menos)\b/.exec(text.slice(end, end + 16))?.[1]
  if (behind === undefined) return null
  return behind === 'more' || behind === 'mehr' || behind === 'más' ? 'over' : 'under'
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
  /** Whether a figure stands right behind, or behind an article. */
  readonly isBeforeFigure: boolean
  /** Whether a verb that says next to nothing is right before. */
  readonly isBehindMove: boolean
}

function wordSlots(
  held: readonly Token[],
  { isName, base, joints, senses, next, isBeforeFigure, isBehindMove }: Found,
): Slot[] {
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
    senses.spans.has(next) ||
    // `came over from`
    (isBehindMove && senses.prepositions.has(next)) ||
    (senses.prepositions.has(first.word) && (isBeforeFigure || /^\d/.test(next)))
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
