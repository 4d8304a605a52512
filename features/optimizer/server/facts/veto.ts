import { extentFaults } from '../../../../engines/fact-check/index.ts'
import { type ContentLanguage, numbers, type Span, support, type Unsupported } from '../../../../engines/text/index.ts'
import type { ClaimShape } from '../../contract/facts.ts'
import { type EvidenceSentence, judge } from './judge.ts'

/** Why a claim that a model takes for supported is not shown as such, and the words of the claim that keep it from that. */
export interface Veto {
  reason: NonNullable<ClaimShape['reason']>
  faults: Span[]
}

/**
 * What the rules have against a claim being supported by these sentences: a number, unit, date, name, or quotation that is
 * not in them, all where they say some. The one place where a model’s “supported” is asked whether it holds.
 */
export function vetoOf(claim: string, evidence: readonly EvidenceSentence[], language: ContentLanguage): Veto | null {
  const passage = evidence.map(({ sentence }) => sentence).join('\n')
  const context = evidence.map(({ around }) => around).join('\n')
  const [missing] = support(claim, { passage, context }, language).missing.filter(
    (one) => !isSaidInWords(claim, one, { passage, language }),
  )
  if (missing) return { reason: reasonFor(claim, missing, { passage, language }), faults: [missing] }
  const extents = extentFaults(
    claim,
    evidence.map(({ sentence }) => sentence),
    language,
  )
  if (extents.length > 0) return { reason: 'extent-unconfirmed', faults: extents.map(({ claim: at }) => at) }
  const { verdict, faults } = judge(claim, evidence, language)
  const [fault] = verdict === 'disputed' ? faults : []
  const reason = fault && reasonOfRule[fault.rule]
  return fault && reason ? { reason, faults: [fault.claim] } : null
}

/**
 * Whether a number in words may be what the evidence has in other ones: `two thirds` of 66 percent, `three decades` of 30
 * years, `two days a week` of Tuesdays and Fridays. Not where the evidence has another number of the same unit.
 */
function isSaidInWords(
  claim: string,
  { kind, start, end }: Unsupported,
  { passage, language }: { passage: string; language: ContentLanguage },
): boolean {
  if (kind !== 'number' || /\d/.test(claim.slice(start, end))) return false
  const said = numbers(claim, language).find((one) => one.start === start && one.end === end)
  return !numbers(passage, language).some(({ unit }) => unit !== undefined && unit === said?.unit)
}

const reasonOfRule: Partial<Record<ReturnType<typeof judge>['faults'][number]['rule'], Veto['reason']>> = {
  number: 'number-unconfirmed',
  date: 'number-unconfirmed',
  unit: 'unit-unconfirmed',
  name: 'name-unconfirmed',
  extent: 'extent-unconfirmed',
}

function reasonFor(
  claim: string,
  { kind, start, end }: Unsupported,
  { passage, language }: { passage: string; language: ContentLanguage },
): Veto['reason'] {
  if (kind === 'name') return 'name-unconfirmed'
  if (kind === 'quote') return 'quote-unconfirmed'
  const said = numbers(claim, language).find((one) => one.start === start && one.end === end)
  const there = numbers(passage, language)
  const isOtherUnit = said !== undefined && there.some(({ value, unit }) => value === said.value && unit !== said.unit)
  return isOtherUnit ? 'unit-unconfirmed' : 'number-unconfirmed'
}
