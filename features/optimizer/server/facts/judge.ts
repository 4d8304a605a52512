import {
  checkWorthiness,
  contradictions as contradictionsOf,
  extentFaults,
  type FaultRule,
  type Judgement,
  judgeClaim,
  needsSource,
  proposeCorrection,
  statementKind,
} from '../../../../engines/fact-check/index.ts'
import {
  type ContentLanguage,
  folded,
  isStopWord,
  names,
  numbers,
  overlaps,
  type Span,
  support,
  textOf,
  words,
} from '../../../../engines/text/index.ts'
import type { Stance, StatementKind } from '../../facts/fixed-values.ts'

// The one place that knows the engine of the fact check.
export { isMeasured } from '../../../../engines/text/index.ts'

/** What a sentence is, as far as it is to be checked at all. */
export interface Statement {
  kind: StatementKind
  /** Holds a number, a date or a quotation. */
  hasFigures: boolean
}

/** A sentence of a source with the words around it, which say what it speaks of. */
export interface EvidenceSentence {
  sentence: string
  around: string
  /** Title and heading: what a sentence without names of its own is about. */
  topic?: string
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
}

/** From here on a sentence without figures, names or findings is worth a check. */
const WORTH_A_CHECK = 0.5

/** What the sentence states, or null for one that needs no check. */
export function statementOf(sentence: string, language: ContentLanguage): Statement | null {
  const kind = statementKind(sentence, language)
  if (kind === 'too-vague') return null
  const { needed, signals } = needsSource(sentence, language)
  const hasFigures = signals.some((signal) => ['number', 'date', 'quote'].includes(signal.kind))
  if (kind !== 'claim' || needed) return { kind, hasFigures }
  const [worth = 0] = checkWorthiness([sentence], language)
  return worth >= WORTH_A_CHECK ? { kind, hasFigures } : null
}

/**
 * Judges a claim on sentences of sources: all that speak of its subject together, and each alone for its stance. That
 * something differs in nothing that can be named is no dispute.
 */
export function judge(claim: string, evidence: readonly EvidenceSentence[], language: ContentLanguage): Finding {
  const stances = evidence.map((): Finding['stances'][number] => ({ stance: 'neither', confidence: 0 }))
  const about = evidence.flatMap((one, index) => (speaksOf(claim, one, language) ? [index] : []))
  const faults: Fault[] = []
  const read = evidence.map((one) => withSubject(claim, one, language))
  for (const index of about) {
    const { text, lead } = read[index] ?? { text: '', lead: 0 }
    const alone = judgeClaim(claim, [text], language)
    const named = alone.findings.filter(({ rule, evidence: at }) => rule !== 'unsaid' && at.start >= lead)
    if (alone.verdict === 'supported' && alone.confidence >= LEAST_SURE && carries(claim, evidence[index], language))
      stances[index] = { stance: 'supports', confidence: alone.confidence }
    if (alone.verdict !== 'disputed' || named.length === 0 || alone.confidence < LEAST_SURE) continue
    stances[index] = { stance: 'disputes', confidence: alone.confidence }
    faults.push(
      ...named.map(({ rule, claim: at, evidence: { start, end } }) => ({
        rule,
        claim: at,
        index,
        evidence: { start: start - lead, end: end - lead },
      })),
    )
  }
  const whole = judgeClaim(
    claim,
    about.map((index) => read[index]?.text ?? ''),
    language,
  )
  if (whole.verdict === 'supported' && stances.every(({ stance }) => stance === 'neither')) {
    for (const index of carryingTogether(claim, about, { evidence, whole, language }))
      stances[index] = { stance: 'supports', confidence: whole.confidence }
  }
  const has = (stance: Stance) => stances.some((one) => one.stance === stance)
  const verdict =
    has('supports') && (whole.verdict === 'supported' || !has('disputes'))
      ? 'supported'
      : whole.verdict === 'disputed' && has('disputes')
        ? 'disputed'
        : 'unsure'
  return { verdict, confidence: whole.confidence, stances, faults }
}

/** Under an even chance words are much alike, but nothing is supported or denied. */
const LEAST_SURE = 0.5

/** A sentence that names nothing, behind the claim's subject where its title or heading has that: `Rance: Its 24 turbines …`. */
function withSubject(
  claim: string,
  { sentence, around, topic = '' }: EvidenceSentence,
  language: ContentLanguage,
): { text: string; lead: number } {
  const subject = subjectOf(claim, around, language)
  const isNamed = subject !== null && hasWords(topic, subject, language) && !hasWords(sentence, subject, language)
  if (!isNamed || names(sentence, language).length > 0) return { text: sentence, lead: 0 }
  return { text: `${subject}: ${sentence}`, lead: subject.length + 2 }
}

/** Sentences of one source that support together what each says a part of; none where they do not. */
function carryingTogether(
  claim: string,
  about: readonly number[],
  { evidence, whole, language }: { evidence: readonly EvidenceSentence[]; whole: Judgement; language: ContentLanguage },
): number[] {
  if (whole.confidence < LEAST_SURE) return []
  const resting = [...new Set(whole.evidence.map(({ index }) => about[index] ?? -1))].filter((index) => evidence[index])
  const passage = resting.map((index) => evidence[index]?.sentence).join('\n')
  const context = resting.map((index) => evidence[index]?.around).join('\n')
  const isOneSource = new Set(resting.map((index) => evidence[index]?.topic)).size === 1
  return isOneSource && support(claim, { passage, context }, language).carried ? resting : []
}

/** Whether every figure, date, name and quotation of the claim is in the sentence, or its names around it. */
function carries(claim: string, one: EvidenceSentence | undefined, language: ContentLanguage): boolean {
  return one !== undefined && support(claim, { passage: one.sentence, context: one.around }, language).carried
}

/** Whether a sentence speaks of what the claim is about: it has the claim's subject, or names nothing itself while its surroundings have it. */
export function speaksOf(claim: string, { sentence, around }: EvidenceSentence, language: ContentLanguage): boolean {
  const subject = subjectOf(claim, around, language)
  if (!subject) return true
  if (hasWords(sentence, subject, language)) return true
  return names(sentence, language).length === 0 && hasWords(around, subject, language)
}

function hasWords(text: string, subject: string, language: ContentLanguage): boolean {
  const held = wordsOf(text, language)
  return [...wordsOf(subject, language)].every((word) => held.has(word))
}

/**
 * What a claim is about: the name in its first half, or its first word where the evidence has that in a name. Where names
 * stand only behind, they tell where or with whom, and may be what is wrong: then it is its first word, if that is no
 * small one. Null where nothing is named.
 */
function subjectOf(claim: string, around: string, language: ContentLanguage): string | null {
  const [name] = names(claim, language)
  const [first] = words(claim)
  const word = first ? claim.slice(first.start, first.end) : ''
  const isSmall = word === '' || isStopWord(folded(word, language), language)
  if (name?.start !== first?.start && !isSmall && isInName(word, around, language)) return word
  if (!name || name.start < claim.length / 2) return name?.name ?? null
  return isSmall ? null : word
}

function isInName(word: string, text: string, language: ContentLanguage): boolean {
  return names(text, language).some(({ name }) => words(name).some((span) => textOf(name, span) === word))
}

function wordsOf(text: string, language: ContentLanguage): Set<string> {
  return new Set(words(text).map(({ start, end }) => folded(text.slice(start, end), language)))
}

/** Where a supported claim says more than every sentence that supports it: all for some, the first for one of the first. */
export function overstatedIn(
  claim: string,
  finding: Finding,
  evidence: readonly string[],
  language: ContentLanguage,
): { faults: Span[]; softened: string | null } {
  const supporting = evidence.filter((_, at) => finding.stances[at]?.stance === 'supports')
  const faults = extentFaults(claim, supporting, language)
  const [only] = faults
  const softened = faults.length === 1 && only ? proposeCorrection(claim, only, supporting, language) : undefined
  return { faults: faults.map(({ claim: at }) => at), softened: softened?.text ?? null }
}

/** Pairs of sentences of one text that cannot both hold, as indexes. */
export function contradictions(sentences: readonly string[], language: ContentLanguage): [number, number][] {
  return contradictionsOf(sentences, language).map(({ first, second }) => [first, second])
}

/** The claim as the sentence that speaks against it most clearly has it; null where that takes more than other figures and names. */
export function correctionOf(
  claim: string,
  finding: Finding,
  evidence: readonly EvidenceSentence[],
  language: ContentLanguage,
): string | null {
  const [surest] = finding.stances
    .map(({ stance, confidence }, index) => ({ index, confidence: stance === 'disputes' ? confidence : -1 }))
    .toSorted((a, b) => b.confidence - a.confidence)
  const faults = finding.faults.filter(({ index }) => index === surest?.index)
  if (!surest || faults.length === 0) return null
  const source = evidence[surest.index]?.sentence ?? ''
  let text = claim
  // from the end on, so that the places of those before stay right
  for (const { rule, claim: at, evidence: by } of faults.toSorted((a, b) => b.claim.start - a.claim.start)) {
    if (isSaidElsewhere(claim, at, source.slice(by.start, by.end), language)) return null
    const found = { rule, claim: at, evidence: { index: 0, ...by }, weight: 1, severity: 'certain' as const }
    const proposed = proposeCorrection(text, found, [source], language)
    if (!proposed) return null
    text = proposed.text
  }
  return text
}

/** Whether a claim has a figure already, in another place than the one at fault: then it belongs there. */
function isSaidElsewhere(claim: string, fault: Span, figure: string, language: ContentLanguage): boolean {
  const [wanted] = numbers(figure, language)
  return wanted !== undefined && numbers(claim, language).some((one) => one.key === wanted.key && !overlaps(one, fault))
}
