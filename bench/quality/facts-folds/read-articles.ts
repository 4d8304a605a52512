import { readFileSync } from 'node:fs'
import { type Passage, splitPassages } from '../../../engines/retrieval/index.ts'
import { type ContentLanguage, contentLanguageOf, markdownToText } from '../../../engines/text/index.ts'
import type { Candidate } from '../../../features/optimizer/server/facts/context.ts'
import { surroundingsOf } from '../../../features/optimizer/server/facts/surroundings.ts'
import { searchIn } from '../planted-facts/check.ts'

interface Article {
  language: string
  sources: { title: string; date: string; text: string }[]
  claims: { claim: string; truth: 'wrong' | 'true' | 'unknown' }[]
}

/** An article of a set with its sources, as a check without a server reads them. */
export interface ReadArticle extends Pick<Article, 'sources' | 'claims'> {
  language: ContentLanguage
  /** The sentences that a check reads for a claim. */
  candidatesOf(claim: string): Candidate[]
}

/** The articles of a set of `facts-articles/`, by its letter. */
export function readArticles(name: string): ReadArticle[] {
  const path = new URL(`../facts-articles/${name}.json`, import.meta.url)
  const { articles } = JSON.parse(readFileSync(path, 'utf8')) as { articles: Article[] }
  return articles.map(({ language: named, sources, claims }) => {
    const language = contentLanguageOf(named === 'English' ? 'English-US' : named)
    const passages = sources.map((source, at) => passagesOf(source, `${at}`, language))
    const search = searchIn(passages.flat(), language)
    return {
      language,
      sources,
      claims,
      candidatesOf: (claim) => withSurroundings(search(claim), passages, language),
    }
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
