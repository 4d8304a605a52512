import type { ProviderAnswer } from './provider.ts'
import type { SearchAnswer, SearchResult } from './types.ts'

/** An answer with only pages of the web, each once, in the provider's order. */
export function cleaned(provider: string, answer: ProviderAnswer, limit: number): SearchAnswer {
  const seen = new Set<string>()
  const isNew = ({ url }: SearchResult) =>
    /^https?:\/\//i.test(url) && URL.canParse(url) && !seen.has(url) && seen.add(url)
  return {
    provider,
    results: answer.results.filter(isNew).slice(0, limit),
    questions: distinct(answer.questions),
    related: distinct(answer.related),
  }
}

function distinct(texts: string[]): string[] {
  return [...new Map(texts.filter(Boolean).map((text) => [text.toLowerCase(), text])).values()]
}
