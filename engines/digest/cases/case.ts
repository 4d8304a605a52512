import { type Passage, splitPassages } from '../../retrieval/index.ts'
import type { ContentLanguage } from '../../text/index.ts'

/** A source text written for these tests: plain facts in our own words, with the untidiness that real pages have. */
export interface CaseSource {
  readonly id: string
  readonly title: string
  readonly url?: string
  readonly date?: string
  readonly text: string
}

/** A topic with sources to write from. */
export interface Case {
  readonly name: string
  readonly language: ContentLanguage
  readonly topic: string
  readonly sources: readonly CaseSource[]
}

/** The sources of a case as the assets of a writer would be: cut into passages. */
export function passagesOf({ sources, language }: Case): Passage[] {
  return sources.flatMap(({ id, ...source }) => splitPassages({ sourceId: id, language, ...source }))
}
