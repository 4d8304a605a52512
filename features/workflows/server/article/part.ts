import type { Citation } from '../../../../platform/contract/evidence.ts'
import {
  bareText,
  candidatesOf,
  citationsIn,
  SourceMarkFilter,
  withoutInventedLinks,
} from '../../../writing/server/index.ts'
import type { ArticleSetting } from '../prompts/article-setting.ts'

/** A stretch of a draft with its proof. */
export interface CitedText {
  text: string
  citations: Citation[]
}

/** What a model wrote of an article, with its source numbers turned into citations that hold. */
export function citedPart(raw: string, setting: ArticleSetting): CitedText {
  const candidates = candidatesOf(setting.sources)
  const known = new Set(candidates.flat().flatMap(({ url }) => url ?? []))
  const filter = new SourceMarkFilter()
  filter.push(withoutInventedLinks(bareText(raw), known).trim())
  filter.end()
  return { text: filter.text, citations: citationsIn(filter, candidates, setting.language) }
}

/** What is shown of a part while it is being written. */
export function shownPart(raw: string): string {
  const filter = new SourceMarkFilter()
  filter.push(raw.trimStart())
  return filter.text
}

/** A cited text as a model knows it: with the numbers of its sources at the ends of its sentences. */
export function numbered({ text, citations }: CitedText, setting: ArticleSetting): string {
  const numberOf = new Map(setting.sources.flatMap(({ number, all }) => all.map(({ id }) => [id, number] as const)))
  const at = Map.groupBy(citations, ({ end }) => end)
  const ends = [...at.keys()].toSorted((a, b) => b - a)
  return ends.reduce((written, end) => {
    const numbers = new Set(at.get(end)?.flatMap(({ passage_id }) => numberOf.get(passage_id) ?? []))
    const marks = [...numbers].map((number) => `[${number}]`).join('')
    const stop = /[.!?…]["”’»]?$/.exec(written.slice(0, end))?.[0].length ?? 0
    return marks ? `${written.slice(0, end - stop)} ${marks}${written.slice(end - stop)}` : written
  }, text)
}
