import { splitPassages } from '../../../engines/retrieval/index.ts'
import type { ContentLanguage } from '../../../engines/text/index.ts'
import type { Candidate } from '../../../features/optimizer/server/facts/context.ts'
import { type Cases, searchIn } from '../planted-facts/check.ts'
import { plantedCases } from '../planted-facts/planted-cases.ts'
import { isError } from '../planted-facts/report.ts'
import { writtenCases } from '../planted-facts/written-cases.ts'
import { readArticles } from './read-articles.ts'

/** A claim of known truth with the sentences that a check reads for it. */
export interface Case {
  readonly claim: string
  readonly truth: 'wrong' | 'true' | 'unknown'
  readonly language: ContentLanguage
  readonly candidates: readonly Candidate[]
}

/** Articles with their sources that anybody may look at; the other sets stay unread. */
const TUNING = ['a', 'b', 'c'] as const

/** Every set that thresholds may be chosen by, set by set, so that a long one is read when it is needed. */
export function* foldSets(folder: string | undefined): Generator<readonly [name: string, cases: Case[]]> {
  for (const name of TUNING) yield [name.toUpperCase(), articleCases(name)]
  yield ['our own articles', Object.values(writtenCases()).flatMap(withEvidence)]
  if (folder === undefined) return
  for (const [name, cases] of Object.entries(plantedCases(folder))) yield [`planted, ${name}`, withEvidence(cases)]
}

function withEvidence({ language, sources, claims }: Cases): Case[] {
  const passages = sources.flatMap(({ title, text }, at) => splitPassages({ sourceId: `${at}`, title, text, language }))
  const search = searchIn(passages, language)
  return claims.map(({ kind, claim }) => {
    const truth = isError(kind) ? 'wrong' : kind === 'unknown' ? 'unknown' : 'true'
    return { claim, truth, language, candidates: search(claim) }
  })
}

function articleCases(name: string): Case[] {
  return readArticles(name).flatMap(({ language, claims, candidatesOf }) =>
    claims.map(({ claim, truth }) => ({ claim, truth, language, candidates: candidatesOf(claim) })),
  )
}
