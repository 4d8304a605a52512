import { findQuote, type Span, support } from '../../../../engines/text/index.ts'
import type { FactVerdict } from '../../facts/fixed-values.ts'
import { type CheckedClaim, settled } from './check-claim.ts'
import type { Candidate, CheckContext, Weighed } from './context.ts'
import type { Finding } from './judge.ts'
import type { Said } from './model-prompt.ts'
import { type ConfirmedQuote, confirmedFaults, confirmedQuotes } from './model-quotes.ts'
import { type ModelSource, type OpenClaim, sourceKey } from './model-sources.ts'
import { type Veto, vetoOf } from './veto.ts'

/** What a model said of a claim, and from which sources. */
export interface ModelAnswer {
  said: Said
  sources: readonly ModelSource[]
  engine: string
}

/** From here on “supported” by the rules stands although a model doesn’t see it, or sees otherwise without showing why. */
const SURE = 0.75
/** How sure a verdict is that a model reached and code could follow; and one that the rules reached as well. */
const FOLLOWED = 0.7
const AGREED = 0.9

/**
 * Joins what the rules found with what a model said. The model’s word counts where its quotation is in a source that it was
 * given; “supported” also needs the rules to have nothing against it, and a dispute the words at fault. Where the two
 * contradict each other, the claim stays open and says so.
 */
export async function joinedVerdict(
  { deps, check, language }: Pick<CheckContext, 'deps' | 'check' | 'language'>,
  { text, weighed, reason }: OpenClaim & Pick<CheckedClaim, 'reason'>,
  { said, sources, engine }: ModelAnswer,
): Promise<CheckedClaim> {
  const quotes = confirmedQuotes(text, said, { sources, language })
  const faults = confirmedFaults(text, said, { quotes, language })
  const joined = joinOf(text, weighed, { said, quotes, faults, language })
  const isRules = !joined.veto && !joined.isModels
  const signed = { ...joined.weighed, reason, engine: isRules ? 'builtin' : engine }
  const written = await settled({ deps, check, language }, text, signed)
  // an invented citation or a quotation in other words is certain, whatever a model says
  const isCertain = written.reason !== null && written.reason !== 'not-measured'
  if (isCertain || isRules) return written
  if (joined.veto) return { ...written, verdict: 'no-evidence', correction: null, ...joined.veto }
  return {
    ...written,
    reason: null,
    verdict: joined.verdict ?? written.verdict,
    faults: faults.length > 0 ? faults : written.faults,
    correction: written.correction ?? correctionIn(text, said, { quotes, language }),
  }
}

interface Joined {
  weighed: Weighed
  /** Why the claim stays open. */
  veto?: Veto
  /** Whether the verdict is the model’s, alone or with the rules. */
  isModels?: boolean
  /** Where the model says more of the verdict than the finding does. */
  verdict?: FactVerdict | undefined
}

interface Heard extends Pick<CheckContext, 'language'> {
  said: Said
  quotes: readonly ConfirmedQuote[]
  faults: readonly Span[]
}

function joinOf(claim: string, weighed: Weighed, heard: Heard): Joined {
  const { said, quotes, faults } = heard
  const { finding } = weighed
  const isSettled = said.verdict !== 'not-settled'
  const isUnproven = quotes.length === 0 || (said.verdict !== 'supported' && faults.length === 0)
  if (isSettled && isUnproven && finding.verdict === 'unsure') return { weighed, veto: open('model-unverified') }
  if (!isSettled || isUnproven) {
    const isSame = finding.verdict === (said.verdict === 'supported' ? 'supported' : 'disputed') && isSettled
    const isSure = finding.verdict === 'supported' && (finding.confidence >= SURE || isVerbatim(claim, weighed))
    const stands = finding.verdict === 'unsure' || isSame || isSure
    return stands ? { weighed } : { weighed, veto: open('checks-disagree') }
  }
  return said.verdict === 'supported' ? joinSupport(claim, weighed, heard) : joinDispute(claim, weighed, heard)
}

function joinSupport(claim: string, weighed: Weighed, { quotes, language }: Heard): Joined {
  const { verdict } = weighed.finding
  const confidence = verdict === 'supported' ? AGREED : FOLLOWED
  const quoted = withQuotes(weighed, quotes, { stance: 'supports', confidence })
  const veto = isVerbatim(claim, quoted) ? null : vetoOf(claim, quotes, language)
  if (veto) return { weighed: withQuotes(weighed, quotes, { stance: 'neither', confidence }), veto }
  if (verdict === 'disputed') return { weighed: quoted, veto: open('checks-disagree') }
  return { weighed: { ...quoted, finding: { ...quoted.finding, verdict: 'supported' } }, isModels: true }
}

function joinDispute(claim: string, weighed: Weighed, { said, quotes }: Heard): Joined {
  const { verdict } = weighed.finding
  const confidence = verdict === 'disputed' ? AGREED : FOLLOWED
  const quoted = withQuotes(weighed, quotes, { stance: 'disputes', confidence })
  if (verdict === 'supported')
    return isVerbatim(claim, weighed) ? { weighed } : { weighed: quoted, veto: open('checks-disagree') }
  return {
    weighed: { ...quoted, finding: { ...quoted.finding, verdict: 'disputed' } },
    isModels: true,
    verdict: said.verdict === 'overstated' ? 'misleading' : said.verdict === 'partly' ? 'partly' : undefined,
  }
}

function open(reason: Veto['reason']): Veto {
  return { reason, faults: [] }
}

/** A sentence that a source has word for word is supported, whatever is made of it. */
function isVerbatim(claim: string, { candidates, finding }: Weighed): boolean {
  return candidates.some(
    ({ sentence }, at) => finding.stances[at]?.stance === 'supports' && findQuote(sentence, claim) !== null,
  )
}

/** The candidates with those that a model quoted in front, and what they say; of the others what the rules found stays. */
function withQuotes(
  { candidates, finding }: Weighed,
  quotes: readonly ConfirmedQuote[],
  stance: Finding['stances'][number],
): Weighed {
  const quoted = quotes.flatMap(({ source, sentence }): Candidate[] => {
    const own = candidates.find((one) => sourceKey(one) === source.key)
    return own ? [{ ...own, sentence }] : []
  })
  const isSame = (one: Candidate, other: Candidate) =>
    sourceKey(one) === sourceKey(other) && one.sentence === other.sentence
  const neither: typeof stance = { stance: 'neither', confidence: 0 }
  const entries = [
    ...quoted.map((candidate) => ({
      candidate,
      stance,
      from: candidates.findIndex((one) => isSame(one, candidate)),
    })),
    ...candidates
      .map((candidate, from) => ({ candidate, stance: finding.stances[from] ?? neither, from }))
      .filter(({ candidate }) => !quoted.some((one) => isSame(one, candidate))),
  ]
  return {
    candidates: entries.map(({ candidate }) => candidate),
    finding: {
      verdict: finding.verdict,
      confidence: stance.confidence,
      stances: entries.map((entry) => entry.stance),
      faults: finding.faults.flatMap((fault) => {
        const index = entries.findIndex(({ from }) => from === fault.index)
        return entries[index]?.stance.stance === 'disputes' ? [{ ...fault, index }] : []
      }),
    },
  }
}

/** A model’s correction, where the evidence has everything that it says. */
function correctionIn(
  claim: string,
  { correction }: Said,
  { quotes, language }: Pick<Heard, 'quotes' | 'language'>,
): string | null {
  const text = correction?.trim() ?? ''
  if (text === '' || text === claim.trim()) return null
  const passage = quotes.map(({ sentence }) => sentence).join('\n')
  const context = quotes.map(({ topic = '' }) => topic).join('\n')
  const isCarried = support(text, { passage, context }, language).carried
  return isCarried && vetoOf(text, quotes, language) === null ? text : null
}
