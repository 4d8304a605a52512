import { countWords, type Span } from '../../../../engines/text/index.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { presentSources } from '../../../assets/server/index.ts'
import type { FactEvidenceShape } from '../../contract/facts.ts'
import type { Candidate, CheckContext, Weighed } from './context.ts'
import { correctionOf, type EvidenceSentence, type Finding, isMeasured, judge } from './judge.ts'
import { misquotationIn } from './misquotation.ts'
import type { ClaimRow } from './store.ts'
import { verdictOf } from './verdict.ts'

/** What was found out about a claim. */
export type CheckedClaim = Pick<
  ClaimRow,
  'verdict' | 'confidence' | 'evidence' | 'faults' | 'reason' | 'correction' | 'engine'
>

/** Pieces of evidence that are kept of each stance. */
const KEPT_OF_STANCE = 4
/** Of those that settle nothing, only the nearest, and one more that has nearly as much of the claim. */
const KEPT_NEAREST = 2
const AS_NEAR = 0.7

/** Kept evidence as it was before it was weighed. */
export function candidateOf(one: FactEvidenceShape): Candidate {
  const { quote, origin, passage_id, asset_id, title, url, published, place } = one
  if (!passage_id || !asset_id) return { sentence: quote, passage: null, origin }
  return {
    sentence: quote,
    origin,
    passage: {
      id: passage_id,
      sourceId: asset_id,
      title,
      text: quote,
      start: 0,
      end: quote.length,
      ...(url ? { url } : {}),
      ...(published ? { date: published } : {}),
      ...(place ? { heading: place } : {}),
    },
  }
}

/** Judges a claim on what was found for it. */
export function weigh(
  { language }: Pick<CheckContext, 'language'>,
  claim: string,
  found: readonly Candidate[],
): Weighed {
  const candidates = distinct(found)
  return { candidates, finding: judge(claim, asEvidence(candidates), language) }
}

/** Writes a weighed claim down: verdict, evidence, words at fault, and how it should read. */
export async function settled(
  context: Pick<CheckContext, 'deps' | 'check' | 'language'>,
  claim: string,
  weighed: Weighed & Pick<CheckedClaim, 'reason' | 'engine'>,
): Promise<CheckedClaim> {
  const { candidates, finding, reason } = weighed
  const sentences = candidates.map(({ sentence }) => sentence)
  const { verdict, faults } = verdictOf(claim, finding, sentences, context.language)
  const isDisputed = finding.verdict === 'disputed'
  const misquoted = isDisputed ? null : misquotedIn(context, claim, weighed)
  const proposed = isDisputed ? correctionOf(claim, finding, asEvidence(candidates), context.language) : null
  const kept = await withDates(context.deps, context.check, misquoted?.evidence ?? keptEvidence(weighed))
  const { engine } = weighed
  if (misquoted) return { ...misquoted, verdict: 'partly', reason: 'misquoted', evidence: kept, engine }
  const isUnread = verdict === 'no-evidence' && !isMeasured(claim, context.language)
  return {
    verdict: reason ? 'source-invented' : verdict,
    confidence: finding.confidence,
    evidence: kept,
    faults: finding.toCompare?.words ?? faults,
    reason: reason ?? (isUnread ? 'not-measured' : toCompare(finding)),
    correction: proposed,
    engine,
  }
}

function toCompare({ toCompare }: Finding): CheckedClaim['reason'] {
  if (!toCompare) return null
  return toCompare.isAllElse ? 'words-to-compare' : 'source-to-compare'
}

/** A quotation that a source has in other words; of a cited one only where it is the cited source that has it. */
function misquotedIn(
  { language }: Pick<CheckContext, 'language'>,
  claim: string,
  { candidates, reason }: Weighed & Pick<CheckedClaim, 'reason'>,
): Pick<CheckedClaim, 'confidence' | 'evidence' | 'faults' | 'correction'> | null {
  if (reason && reason !== 'quote-not-in-source') return null
  const among = candidates.filter(({ origin }) => origin === 'citation' || !reason)
  const texts = among.map(({ passage, sentence }) => passage?.text ?? sentence)
  const found = misquotationIn(claim, texts, language)
  const source = found && among[found.index]
  if (!source) return null
  const unweighed: Finding = { verdict: 'unsure', confidence: 0, stances: [], faults: [] }
  const evidence = evidenceOf({ ...source, sentence: found.quote }, 0, unweighed)
  return {
    confidence: MISQUOTED,
    evidence: [{ ...evidence, stance: 'disputes', confidence: MISQUOTED, faults: found.evidence }],
    faults: found.faults,
    correction: found.correction,
  }
}

/** That words are not the same is certain; that the same words were meant is nearly so. */
const MISQUOTED = 0.9

/** Candidates as they are judged. */
export function asEvidence(candidates: readonly Candidate[]): EvidenceSentence[] {
  return candidates.map(evidenceSentence)
}

function evidenceSentence({ sentence, passage, beside }: Candidate): EvidenceSentence {
  if (!passage) return { sentence, around: sentence }
  const topic = [passage.title, passage.heading ?? '', beside?.about ?? ''].join('\n')
  return {
    sentence: beside?.row ?? sentence,
    topic,
    around: `${topic}\n${passage.text}`,
    ...(beside ? { before: beside.before, wholeSource: beside.source } : {}),
  }
}

/** The same sentence of the same source once, as where it was found first. */
function distinct(found: readonly Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>()
  for (const candidate of found) {
    const key = `${candidate.passage?.sourceId ?? ''}\n${candidate.sentence}`
    if (!known.has(key)) known.set(key, candidate)
  }
  return [...known.values()]
}

/** For and against by how sure each is, one of each source; where nothing settles the claim, what comes nearest. */
function keptEvidence({ candidates, finding }: Weighed): FactEvidenceShape[] {
  // the text's own other sentence is no evidence against what a source bears out
  const isAside = ({ origin, stance }: FactEvidenceShape) =>
    finding.verdict === 'supported' && origin === 'document' && stance === 'disputes'
  const all = candidates.map((candidate, index) => evidenceOf(candidate, index, finding)).filter((one) => !isAside(one))
  const of = (stance: FactEvidenceShape['stance'], most: number) =>
    onePerSource(all.filter((one) => one.stance === stance).toSorted((a, b) => b.confidence - a.confidence)).slice(
      0,
      most,
    )
  const decisive = [...of('disputes', KEPT_OF_STANCE), ...of('supports', KEPT_OF_STANCE)]
  if (decisive.length > 0) return decisive
  const compared = finding.toCompare && all[finding.toCompare.index]
  // a title is related to all that its source has, and what has far less of the claim only takes the eye off the nearest
  const related = of('neither', KEPT_NEAREST * 2).filter(({ quote }) => !isTitle(quote, candidates))
  const nearest = compared ?? related[0]
  return [
    ...(nearest ? [nearest] : []),
    ...related.filter((one) => one !== nearest && one.confidence >= AS_NEAR * (nearest?.confidence ?? 0)),
  ].slice(0, KEPT_NEAREST)
}

/** Whether words are a line of their own without a full stop, but no row of a table. */
function isTitle(quote: string, candidates: readonly Candidate[]): boolean {
  const passage = candidates.find(({ sentence }) => sentence === quote)?.passage
  return passage?.kind !== 'table-row' && countWords(quote) <= LONGEST_TITLE && !/[.!?…。]["'”’»)\]]*$/u.test(quote)
}

/** In words. */
const LONGEST_TITLE = 8

function evidenceOf(
  { sentence, passage, origin, beside }: Candidate,
  index: number,
  finding: Finding,
): FactEvidenceShape {
  const { stance, confidence } = finding.stances[index] ?? { stance: 'neither', confidence: 0 }
  return {
    quote: sentence,
    stance,
    confidence,
    origin,
    passage_id: passage?.id ?? null,
    asset_id: passage?.sourceId ?? null,
    title: passage?.title ?? '',
    url: passage?.url ?? null,
    published: passage?.date ?? null,
    fetched_at: null,
    place: passage?.page === undefined ? (passage?.heading ?? null) : `page ${passage.page}`,
    faults:
      stance === 'disputes'
        ? finding.faults
            .filter((fault) => fault.index === index)
            .flatMap((fault) => inQuote(fault.evidence, sentence, beside?.row ?? null))
        : [],
  }
}

/** Where words of a row as it is compared are in the row as it is quoted; none where the heads of its columns are meant. */
function inQuote(span: Span, quote: string, row: string | null): Span[] {
  if (row === null) return [span]
  const [words = ''] = row.slice(span.start, span.end).split(' ')
  const start = words === '' ? -1 : quote.indexOf(words)
  return start < 0 ? [] : [{ start, end: start + words.length }]
}

function onePerSource(list: readonly FactEvidenceShape[]): FactEvidenceShape[] {
  const bySource = new Map<string, FactEvidenceShape>()
  for (const one of list) {
    const source = one.asset_id ?? one.quote
    if (!bySource.has(source)) bySource.set(source, one)
  }
  return [...bySource.values()]
}

async function withDates(
  deps: Pick<Deps, 'db'>,
  actor: Owner,
  evidence: FactEvidenceShape[],
): Promise<FactEvidenceShape[]> {
  const ids = [...new Set(evidence.flatMap(({ asset_id }) => asset_id ?? []))]
  const sources = await presentSources(deps, actor, ids)
  const readAt = new Map(sources.map(({ id, read_at }) => [id, read_at]))
  return evidence.map((one) => ({ ...one, fetched_at: (one.asset_id && readAt.get(one.asset_id)) || null }))
}
