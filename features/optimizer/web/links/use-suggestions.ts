import { useEffect, useMemo, useRef, useState } from 'react'
import type { ContentLanguage, Page } from '../../../../engines/text/index.ts'
import type { LinkablePageShape, LinkDecisionShape } from '../../contract.ts'
import type { LinksAnswer, LinksRequest, PlaceForLink } from './links-worker.ts'

interface Wish {
  page: Page
  language: ContentLanguage
  targets: readonly LinkablePageShape[]
  rejected: readonly LinkDecisionShape[]
  ownId: string | undefined
  /** Links in 250 words; 0 for no limit. */
  most: number
}

/** Places for links in a text, and how many more only the limit leaves out. */
interface Found {
  of: Page
  suggestions: PlaceForLink[]
  overLimit: number
}

/** Where the text should link to, found beside the page; what was found before until the next is there. Null at first. */
export function useSuggestions(wish: Wish): Found | null {
  const { page, language, targets, rejected, ownId, most } = wish
  const [found, setFound] = useState<Found | null>(null)
  const asked = useRef<{ turn: number; page: Page } | null>(null)
  const worker = useWorker((answer) => {
    const last = asked.current
    const { turn, suggestions, overLimit } = answer
    if (last?.turn === turn) setFound({ of: last.page, suggestions, overLimit })
  })
  const pairs = useMemo(() => rejected.map(({ anchor, target_id }) => ({ anchor, targetId: target_id })), [rejected])
  useEffect(() => {
    const named = targets.map(({ id, title, url, keywords, subjects }) => ({
      id,
      title,
      keywords,
      subjects,
      ...(url ? { url } : {}),
    }))
    worker.current?.postMessage({ kind: 'targets', targets: named, language } satisfies LinksRequest)
  }, [worker, targets, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other targets or another language find other places
  useEffect(() => {
    const turn = (asked.current?.turn ?? 0) + 1
    asked.current = { turn, page }
    const request: LinksRequest = { kind: 'text', turn, page, ownId, rejected: pairs, mostPer250Words: most }
    worker.current?.postMessage(request)
  }, [worker, page, ownId, pairs, most, targets, language])
  return found
}

function useWorker(onAnswer: (answer: LinksAnswer) => void) {
  const worker = useRef<Worker | null>(null)
  const hear = useRef(onAnswer)
  hear.current = onAnswer
  useEffect(() => {
    const started = new Worker(new URL('./links-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<LinksAnswer>) => hear.current(data))
    return () => {
      worker.current = null
      started.terminate()
    }
  }, [])
  return worker
}
