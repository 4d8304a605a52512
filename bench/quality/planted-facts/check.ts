import { type Passage, passageIndex, splitPassages } from '../../../engines/retrieval/index.ts'
import type { ContentLanguage } from '../../../engines/text/index.ts'
import { weigh } from '../../../features/optimizer/server/facts/check-claim.ts'
import type { Candidate } from '../../../features/optimizer/server/facts/context.ts'
import { candidatesOf } from '../../../features/optimizer/server/facts/gather.ts'
import { correctionOf, statementOf } from '../../../features/optimizer/server/facts/judge.ts'
import { verdictOf } from '../../../features/optimizer/server/facts/verdict.ts'

/** What was done to a true sentence; `true` says that it still is, `unknown` that no source speaks of it. */
export type Kind = string

/** An article that claims are checked against. */
export interface Source {
  readonly title: string
  readonly text: string
}

/** One claim, and how it reads without its error where that is known. */
export interface Claim {
  readonly kind: Kind
  readonly claim: string
  readonly original?: string
}

/** Claims of one language with all sources they are checked against. */
export interface Cases {
  readonly language: ContentLanguage
  readonly sources: readonly Source[]
  readonly claims: readonly Claim[]
}

/** A claim with what a check says of it. */
export interface Checked extends Claim {
  readonly verdict: string
  /** Whether it is taken up at all. */
  readonly isSeen: boolean
  readonly correction: string | null
  readonly quotes: readonly string[]
}

const MOST_PASSAGES = 10
const NOTHING_ELSE = { own: true, web: false, asset_ids: [], urls: [], domains: [], excluded_domains: [] }

/** Checks claims the way the product does, its stores aside. */
export function checkAll({ language, sources, claims }: Cases): Checked[] {
  const passages = sources.flatMap(({ title, text }, at) => splitPassages({ sourceId: `${at}`, title, text, language }))
  const search = searchIn(passages, language)
  return claims.map((claim) => checked(claim, search(claim.claim), language))
}

/** Finds sentences for a claim among all passages, as a check does. */
export function searchIn(passages: readonly Passage[], language: ContentLanguage): (claim: string) => Candidate[] {
  const index = passageIndex(language)
  index.add(passages)
  const asked = { check: { assetId: null, sources: NOTHING_ELSE }, language }
  return (claim) => {
    const found = index.search(claim, { limit: MOST_PASSAGES }).map(({ passage }) => passage)
    return candidatesOf(asked, { text: claim }, found, 'own')
  }
}

function checked(claim: Claim, candidates: readonly Candidate[], language: ContentLanguage): Checked {
  const { finding, candidates: kept } = weigh({ language }, claim.claim, candidates)
  const sentences = kept.map(({ sentence }) => sentence)
  const { verdict } = verdictOf(claim.claim, finding, sentences, language)
  const evidence = kept.map(({ sentence, passage }) => ({
    sentence,
    topic: `${passage?.title ?? ''}\n${passage?.heading ?? ''}`,
    around: `${passage?.title ?? ''}\n${passage?.heading ?? ''}\n${passage?.text ?? ''}`,
  }))
  const correction = finding.verdict === 'disputed' ? correctionOf(claim.claim, finding, evidence, language) : null
  const stated = statementOf(claim.claim, language)
  const quotes = finding.stances.flatMap(({ stance }, at) =>
    stance === 'neither' ? [] : [`${stance}: ${sentences[at]}`],
  )
  return { ...claim, verdict, isSeen: stated?.kind === 'claim', correction, quotes }
}
