import { piecesIn } from '../../../../engines/fact-check/index.ts'
import { findQuote, overlaps, type Span } from '../../../../engines/text/index.ts'
import type { FactVerdict } from '../../facts/fixed-values.ts'
import type { Candidate, CheckContext, Weighed } from './context.ts'
import { contextOf, type Finding } from './judge.ts'
import type { Said } from './model-prompt.ts'
import type { ConfirmedQuote } from './model-quotes.ts'
import { sourceKey } from './model-sources.ts'
import type { Named } from './unconfirmed.ts'
import { type Veto, vetoOf } from './veto.ts'

/** From here on “supported” by the rules stands although a model doesn’t see it, or sees otherwise without showing why. */
const SURE = 0.75
/** How sure a verdict is that a model reached and code could follow; and one that the rules reached as well. */
const FOLLOWED = 0.7
const AGREED = 0.9

/** What the rules and a model find together. */
export interface Joined {
  weighed: Weighed
  /** Why the claim stays open. */
  veto?: Veto
  /** Whether the verdict is the model’s, alone or with the rules. */
  isModels?: boolean
  /** Where the model says more of the verdict than the finding does. */
  verdict?: FactVerdict | undefined
}

/** What a model said, as far as its sources and the claim confirm it. */
export interface Heard extends Pick<CheckContext, 'language'> {
  said: Said
  quotes: readonly ConfirmedQuote[]
  faults: readonly Span[]
  named?: Named
}

/** Joins what the rules found with what a model said, where code can follow it. */
export function joinOf(claim: string, weighed: Weighed, heard: Heard): Joined {
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

function joinSupport(claim: string, weighed: Weighed, heard: Heard): Joined {
  const { quotes, language, named } = heard
  const { verdict } = weighed.finding
  const confidence = verdict === 'supported' ? AGREED : FOLLOWED
  const quoted = withQuotes(weighed, quotes, { stance: 'supports', confidence })
  const veto = isVerbatim(claim, quoted) ? null : vetoOf(claim, quotes, language, named)
  if (veto) return { weighed: withQuotes(weighed, quotes, { stance: 'neither', confidence }), veto }
  const opposed = verdict === 'disputed' ? opposedBy(claim, weighed, heard) : null
  if (opposed) return { weighed: quoted, veto: { reason: 'checks-disagree', faults: [opposed] } }
  return { weighed: { ...quoted, finding: { ...quoted.finding, verdict: 'supported' } }, isModels: true }
}

/**
 * Words of the claim that a sentence which the model didn’t name has otherwise, more clearly than those that it named bear the claim out.
 * What is said in the named ones themselves was asked by the veto.
 */
function opposedBy(claim: string, { candidates, finding }: Weighed, { quotes, language }: Heard): Span | null {
  const given = quotes.map((one) => ({ sentence: one.sentence, context: contextOf(one) }))
  const held = piecesIn(claim, given, language)
  const isHeld = (at: Span) => held.flat().some((span) => overlaps(span, at))
  const pieces = Math.max(0, ...held.map((spans) => spans.length))
  const opposing = finding.faults.find(({ index, claim: at }) => {
    const sentence = candidates[index]?.sentence ?? ''
    if (quotes.some((quote) => quote.sentence === sentence) || isHeld(at)) return false
    return (piecesIn(claim, [{ sentence }], language)[0]?.length ?? 0) > pieces
  })
  return opposing?.claim ?? null
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
    const own =
      candidates.find((one) => sourceKey(one) === source.key) ??
      candidates.find(({ passage }) => passage !== null && passage.sourceId === source.passage?.sourceId)
    // a row next to one that was found comes from where that does
    return own ? [{ ...own, passage: source.passage ?? own.passage, sentence }] : []
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
