import {
  areHalves,
  type ClaimReader,
  checkWorthiness,
  claimReader,
  contradictions as contradictionsOf,
  correctedClaim,
  type FaultRule,
  isCommitted,
  isPlainStatement,
  isScene,
  needsSource,
  ownExperience,
  type Statement as Said,
  type StatementContext,
  statementKind,
  takesUp,
} from '../../../../engines/fact-check/index.ts'
import type { ContentLanguage, Span } from '../../../../engines/text/index.ts'
import type { Stance, StatementKind } from '../../facts/fixed-values.ts'

// The one place that knows the engine of the fact check.
export { isMeasured } from '../../../../engines/text/index.ts'

/**
 * What a sentence is, as far as it is to be checked at all. `plain`: states something without a figure, name, or finding; a claim
 * only to whoever has a source that speaks of it.
 */
export interface Statement {
  kind: StatementKind | 'plain'
  /** Holds a number, a date or a quotation. */
  hasFigures: boolean
}

/** A sentence of a source with the words around it, which say what it speaks of. */
export interface EvidenceSentence {
  sentence: string
  around: string
  /** Title and heading: what a sentence without names of its own is about. */
  topic?: string
  /** Of a table's row: its head, and its figures with the units of their columns. */
  columns?: string
  /** What stands before its passage, and its source as far as it is known. */
  before?: string
  wholeSource?: string
}

/** In what a claim and its evidence differ. */
export interface Fault {
  rule: FaultRule
  /** Words at fault in the claim. */
  claim: Span
  /** Which of the sentences it was found in, and the words there. */
  index: number
  evidence: Span
}

/** What sentences of sources say of a claim. */
export interface Finding {
  verdict: 'supported' | 'disputed' | 'unsure'
  confidence: number
  /** How each sentence stands to the claim, in the order they were given. */
  stances: { stance: Stance; confidence: number }[]
  faults: Fault[]
  /** The sentence that is to be compared with a claim that stays open, and the claim’s words that it doesn’t have. */
  toCompare?: {
    index: number
    words: Span[]
    /** Whether it has all else of the claim, so that these words alone decide. */
    isAllElse: boolean
  }
}

/** From here on a sentence without figures, names or findings is worth a check. */
const WORTH_A_CHECK = 0.5

/** What the sentence states, or null for one that states nothing by itself. */
export function statementOf(sentence: string, language: ContentLanguage): Statement | null {
  return (
    checkableOf(sentence, language) ??
    (isPlainStatement(sentence, language) ? { kind: 'plain', hasFigures: false } : null)
  )
}

function checkableOf(sentence: string, language: ContentLanguage): Statement | null {
  const kind = statementKind(sentence, language)
  if (kind === 'too-vague') return null
  const { needed, signals } = needsSource(sentence, language)
  const hasFigures = signals.some((signal) => ['number', 'date', 'quote'].includes(signal.kind))
  if (kind !== 'claim' || needed) return { kind, hasFigures }
  if (isScene(sentence, language) || ownExperience(sentence, language).stretches.length > 0) return null
  if (isCommitted(sentence, language)) return { kind, hasFigures }
  const [worth = 0] = checkWorthiness([sentence], language)
  return worth >= WORTH_A_CHECK ? { kind, hasFigures } : null
}

/**
 * Judges a claim on sentences of sources, each alone: one that says the same supports it, one that has everything but a
 * single piece otherwise disputes it. What is supported stays so whatever another sentence has.
 */
export function judge(
  claim: string,
  evidence: readonly EvidenceSentence[],
  language: ContentLanguage,
  read: ClaimReader = claimReader(claim, language),
): Finding {
  const found = evidence.map((one) => read(one.sentence, contextIn(one, evidence)))
  const stances = found.map(({ state, share }): Finding['stances'][number] => {
    if (state === 'same') return { stance: 'supports', confidence: SAID }
    return state === 'differs'
      ? { stance: 'disputes', confidence: DIFFERS * share }
      : { stance: 'neither', confidence: share * NEAREST }
  })
  found.forEach((one, index) => {
    if (one.state === 'differs' && isDoubted(one, index, found))
      stances[index] = { stance: 'neither', confidence: one.share * NEAREST }
  })
  if (!stances.some(({ stance }) => stance === 'supports')) {
    for (const index of sayingTogether(evidence, found, language))
      stances[index] = { stance: 'supports', confidence: SAID_TOGETHER }
  }
  const faults = found.flatMap((one, index): Fault[] =>
    one.state === 'differs' && stances[index]?.stance === 'disputes'
      ? [{ rule: one.rule, claim: one.claim, index, evidence: one.evidence }]
      : [],
  )
  const surest = (stance: Stance) => Math.max(0, ...stances.map((one) => (one.stance === stance ? one.confidence : 0)))
  const [supported, disputed] = [surest('supports'), surest('disputes')]
  if (supported > 0) return { verdict: 'supported', confidence: supported, stances, faults }
  if (disputed > 0) return { verdict: 'disputed', confidence: disputed, stances, faults }
  return { verdict: 'unsure', confidence: 1 - surest('neither'), stances, faults }
}

/* How sure a verdict is; to put in order, no probability. */
const SAID = 0.95
const SAID_TOGETHER = 0.8
const DIFFERS = 0.9
const NEAREST = 0.5

type Differing = Extract<Said, { state: 'differs' }>

/**
 * Whether another sentence has the very piece that is said to differ, with nearly as much of the claim: then it is the one
 * that speaks of the claim, and what differs belongs to something else.
 */
function isDoubted({ at, share, rule, isLoose }: Differing, index: number, found: readonly Said[]): boolean {
  if (!isLoose || at === null || !placed.has(rule)) return false
  return found.some(
    (other, place) =>
      place !== index && other.state !== 'same' && other.held.includes(at) && other.share >= share * AS_MUCH,
  )
}

const AS_MUCH = 0.5
/** In what a piece differs that may stand in another sentence. */
const placed: ReadonlySet<FaultRule> = new Set(['number', 'date', 'unit', 'name'])

/** Two sentences of one source that say together what each says a part of, both of the claim's subject; none where no two do. */
function sayingTogether(
  evidence: readonly EvidenceSentence[],
  found: readonly Said[],
  language: ContentLanguage,
): number[] {
  for (const [first, one] of evidence.entries()) {
    for (const [second, other] of evidence.entries()) {
      const [said, alsoSaid] = [found[first], found[second]]
      if (second <= first || one.topic !== other.topic || !said || !alsoSaid) continue
      if (areHalves(said, alsoSaid, goOn(one, other, language) || goOn(other, one, language))) return [first, second]
    }
  }
  return []
}

/** Whether a sentence stands right before another that begins with whom or what it speaks of, in a pronoun or a noun. */
function goOn(one: EvidenceSentence, next: EvidenceSentence, language: ContentLanguage): boolean {
  const at = next.around.indexOf(next.sentence)
  return (
    at > 0 &&
    next.around.slice(0, at).trimEnd().endsWith(one.sentence) &&
    takesUp(next.sentence, one.sentence, language)
  )
}

/** All passages of a source that were found. */
function sourceOf({ topic = '' }: EvidenceSentence, evidence: readonly EvidenceSentence[]): string {
  const title = (of = '') => of.split('\n')[0]
  return [...new Set(evidence.filter((one) => title(one.topic) === title(topic)).map(({ around }) => around))].join(
    '\n',
  )
}

/** What is known of a sentence besides its words, from all that was found of its source too. */
export function contextIn(one: EvidenceSentence, evidence: readonly EvidenceSentence[]): StatementContext {
  return { ...contextOf(one), source: one.wholeSource || sourceOf(one, evidence) }
}

/** What is known of a sentence besides its words. */
export function contextOf({
  sentence,
  around,
  topic = '',
  before = '',
  wholeSource = '',
}: EvidenceSentence): StatementContext {
  const at = around.indexOf(sentence)
  const within = at > 0 ? around.slice(Math.max(topic.length, at - BEFORE), at) : ''
  return { topic, around, source: wholeSource, before: `${before} ${within}`.slice(-BEFORE) }
}

/** As many letters before a sentence say who `she` is. */
const BEFORE = 300

/** Pairs of sentences of one text that cannot both hold, as indexes. */
export function contradictions(sentences: readonly string[], language: ContentLanguage): [number, number][] {
  return contradictionsOf(sentences, language).map(({ first, second }) => [first, second])
}

/** The claim as the sentence that speaks against it most clearly has it; null where that takes more than another figure, name, or word of extent. */
export function correctionOf(
  claim: string,
  { stances, faults }: Finding,
  evidence: readonly EvidenceSentence[],
  language: ContentLanguage,
): string | null {
  const sure = (index: number) => stances[index]?.confidence ?? 0
  const [surest] = faults.toSorted((a, b) => sure(b.index) - sure(a.index))
  const one = surest && evidence[surest.index]
  if (!one) return null
  const context = contextOf(one)
  const found = claimReader(claim, language)(one.sentence, context)
  return correctedClaim(claim, found, { sentence: one.sentence, context, language })
}
