import {
  type Linker,
  type LinkReason,
  type LinkTarget,
  linker,
  spread,
} from '../../../../engines/interlinking/index.ts'
import type { ContentLanguage, Page } from '../../../../engines/text/index.ts'

/** Messages to the worker: the pages to link to, then texts. */
export type LinksRequest =
  | { kind: 'targets'; targets: readonly LinkTarget[]; language: ContentLanguage }
  | {
      kind: 'text'
      turn: number
      page: Page
      ownId: string | undefined
      rejected: readonly { anchor: string; targetId: string }[]
      mostPer250Words: number
    }

/** A place for a link; offsets in the page's text. */
export interface PlaceForLink {
  start: number
  end: number
  anchor: string
  targetId: string
  confidence: number
  reason: LinkReason
  rivals: readonly string[]
}

export interface LinksAnswer {
  turn: number
  suggestions: PlaceForLink[]
  /** Places that only the limit leaves out. */
  overLimit: number
}

let known: Linker | null = null

self.addEventListener('message', ({ data }: MessageEvent<LinksRequest>) => {
  if (data.kind === 'targets') {
    known = linker(data.targets, data.language)
    return
  }
  const { turn, page, ...options } = data
  const { ownId, rejected, mostPer250Words } = options
  const all = known?.suggest(page, { rejected, mostPer250Words: 0, ...(ownId ? { ownId } : {}) }) ?? []
  const suggestions = spread(page, all, mostPer250Words)
  const answer: LinksAnswer = { turn, suggestions, overLimit: all.length - suggestions.length }
  self.postMessage(answer)
})
