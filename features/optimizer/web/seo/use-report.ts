import { useEffect, useRef, useState } from 'react'
import type { Page } from '../../../../engines/text/index.ts'
import type { Beside, Found, ReportAnswer, ReportRequest } from './seo-worker.ts'

/** The report on the text as it is now, made beside the page; the last one until the next is there. Nulls at first. */
export function useReport(
  input: ReportRequest['input'],
  competitors: readonly Page[],
): { found: Found | null; beside: Beside | null } {
  const [found, setFound] = useState<Found | null>(null)
  const [beside, setBeside] = useState<Beside | null>(null)
  const worker = useRef<Worker | null>(null)
  const turn = useRef(0)
  useEffect(() => {
    const started = new Worker(new URL('./seo-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<ReportAnswer>) => {
      if (data.turn !== turn.current) return
      if ('found' in data) setFound(data.found)
      else setBeside(data.beside)
    })
    return () => {
      worker.current = null
      started.terminate()
    }
  }, [])
  useEffect(() => {
    turn.current += 1
    const request: ReportRequest = { turn: turn.current, input, competitors }
    worker.current?.postMessage(request)
  }, [input, competitors])
  return { found, beside: competitors.length > 0 ? beside : null }
}
