import { readFileSync } from 'node:fs'
import { type Passage, splitPassages } from '../../../engines/retrieval/index.ts'
import { type ContentLanguage, contentLanguageOf, markdownToText } from '../../../engines/text/index.ts'
import type { Candidate } from '../../../features/optimizer/server/facts/context.ts'
import { surroundingsOf } from '../../../features/optimizer/server/facts/surroundings.ts'
import { type Cases, searchIn } from '../planted-facts/check.ts'
import { plantedCases } from '../planted-facts/planted-cases.ts'
import { isError } from '../planted-facts/report.ts'
import { writtenCases } from '../planted-facts/written-cases.ts'

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

interface Article {
  language: string
  sources: { title: string; date: string; text: string }[]
  claims: { claim: string; truth: Case['truth'] }[]
}

function articleCases(name: string): Case[] {
  const path = new URL(`../facts-articles/${name}.json`, import.meta.url)
  const { articles } = JSON.parse(readFileSync(path, 'utf8')) as { articles: Article[] }
  return articles.flatMap((article) => {
    const language = contentLanguageOf(article.language === 'English' ? 'English-US' : article.language)
    const sources = article.sources.map((source, at) => passagesOf(source, `${at}`, language))
    const search = searchIn(sources.flat(), language)
    return article.claims.map(({ claim, truth }) => ({
      claim,
      truth,
      language,
      candidates: withSurroundings(search(claim), sources, language),
    }))
  })
}

function passagesOf(
  { title, date, text: body }: Article['sources'][number],
  sourceId: string,
  language: ContentLanguage,
) {
  const { text, blocks } = markdownToText(`# ${title}\n\n${date}\n\n${body}`)
  return splitPassages({ sourceId, title, text, blocks, language }).filter(({ kind }) => kind !== 'heading')
}

function withSurroundings(
  candidates: readonly Candidate[],
  sources: readonly Passage[][],
  language: ContentLanguage,
): Candidate[] {
  const titles = [...new Set(candidates.flatMap(({ passage }) => passage?.title ?? []))]
  return candidates.map((candidate) => {
    const { passage } = candidate
    const all = sources.find(([first]) => first?.sourceId === passage?.sourceId)
    return passage && all ? { ...candidate, beside: surroundingsOf(passage, all, { titles, language }) } : candidate
  })
}
