import { useEffect, useRef, useState } from 'react'
import type { ContentReport } from '../../../../engines/seo/index.ts'
import type { ReportAnswer, ReportRequest } from './seo-worker.ts'

/** The report on the text as it is now, made beside the page; the last one until the next is there. Null at first. */
export function useReport(input: ReportRequest['input']): ContentReport | null {
  const [report, setReport] = useState<ContentReport | null>(null)
  const worker = useRef<Worker | null>(null)
  const turn = useRef(0)
  useEffect(() => {
    const started = new Worker(new URL('./seo-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<ReportAnswer>) => {
      if (data.turn === turn.current) setReport(data.report)
    })
    return () => {
      worker.current = null
      started.terminate()
    }
  }, [])
  useEffect(() => {
    turn.current += 1
    const request: ReportRequest = { turn: turn.current, input }
    worker.current?.postMessage(request)
  }, [input])
  return report
}
