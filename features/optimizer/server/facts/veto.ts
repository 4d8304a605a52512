import { extentFaults, mismatchIn, piecesIn } from '../../../../engines/fact-check/index.ts'
import { type ContentLanguage, numbers, overlaps, type Span, type Unsupported } from '../../../../engines/text/index.ts'
import type { ClaimShape } from '../../contract/facts.ts'
import { contextOf, type EvidenceSentence, type Fault, judge } from './judge.ts'
import { type Named, unconfirmed } from './unconfirmed.ts'

/** Why a claim that a model takes for supported is not shown as such, and the words of the claim that keep it from that. */
export interface Veto {
  reason: NonNullable<ClaimShape['reason']>
  faults: Span[]
}

/**
 * What the rules have against a claim being supported by the words that a model named, taken together: a figure, date, name, or
 * quotation that they lack and that follows from nothing, and whatever of them excludes what the claim says: another unit, name,
 * speaker, or extent, a denial, sides exchanged. That the words are other ones is no veto: to see that they say the same is
 * what a model is asked for. The one place where a model’s “supported” is asked whether it holds.
 */
export function vetoOf(
  claim: string,
  evidence: readonly EvidenceSentence[],
  language: ContentLanguage,
  named: Named = {},
): Veto | null {
  const [missing] = unconfirmed(claim, evidence, { ...named, language })
  if (missing) return { reason: reasonFor(claim, missing, { evidence, language }), faults: [spanOf(missing)] }
  const together = evidence.map(({ sentence }) => sentence).join('\n')
  const extents = extentFaults(claim, [together], language)
  if (extents.length > 0) return { reason: 'extent-unconfirmed', faults: extents.map(({ claim: at }) => at) }
  const given = evidence.map((one) => ({ sentence: one.sentence, context: contextOf(one) }))
  const mismatch = mismatchIn(claim, given, language)
  if (mismatch) return { reason: reasonOfRule[mismatch.rule] ?? 'checks-disagree', faults: [mismatch.claim] }
  const held = piecesIn(claim, given, language)
  // what one sentence has otherwise another must say with most of the rest, or a figure of whom the claim speaks: else it is of another matter
  const first = Math.min(...held.flat().map(({ start }) => start))
  const isHeldElsewhere = ({ index, claim: at, rule }: Fault) =>
    held.some((spans, other) => {
      const isOfTheRest = spans.length * 2 > (held[index]?.length ?? 0)
      const isOfSubject = isOfFigures(rule) && spans.some(({ start }) => start === first)
      return other !== index && (isOfTheRest || isOfSubject) && spans.some((span) => overlaps(span, at))
    })
  const { verdict, faults } = judge(claim, evidence, language)
  const fault = verdict === 'disputed' ? faults.find((one) => !isHeldElsewhere(one)) : undefined
  return fault ? { reason: reasonOfRule[fault.rule] ?? 'checks-disagree', faults: [fault.claim] } : null
}

function isOfFigures(rule: Fault['rule']): boolean {
  return rule === 'number' || rule === 'date' || rule === 'unit'
}

const reasonOfRule: Partial<Record<Fault['rule'], Veto['reason']>> = {
  number: 'number-unconfirmed',
  date: 'number-unconfirmed',
  unit: 'unit-unconfirmed',
  name: 'name-unconfirmed',
  extent: 'extent-unconfirmed',
}

function reasonFor(
  claim: string,
  { kind, start, end }: Unsupported,
  { evidence, language }: { evidence: readonly EvidenceSentence[]; language: ContentLanguage },
): Veto['reason'] {
  if (kind === 'name') return 'name-unconfirmed'
  if (kind === 'quote') return 'quote-unconfirmed'
  const said = numbers(claim, language).find((one) => one.start === start && one.end === end)
  const there = evidence.flatMap(({ sentence }) => numbers(sentence, language))
  const isOtherUnit = said !== undefined && there.some(({ value, unit }) => value === said.value && unit !== said.unit)
  return isOtherUnit ? 'unit-unconfirmed' : 'number-unconfirmed'
}

function spanOf({ start, end }: Span): Span {
  return { start, end }
}
