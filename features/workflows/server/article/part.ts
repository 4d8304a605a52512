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
