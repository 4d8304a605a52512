import { useEffect, useRef, useState } from 'react'
import type { Tone } from '../../../../engines/humanize/index.ts'
import { useSheet } from '../sheet/sheet.ts'
import { keptStretches } from './kept-stretches.ts'
import type { ToneAnswer, ToneRequest } from './tone-worker.ts'

/** How the text sounds as it is now, measured beside the page; the last answer until the next is there. Null at first. */
export function useTone(): Tone | null {
  const { page, language } = useSheet()
  const [tone, setTone] = useState<Tone | null>(null)
  const worker = useRef<Worker | null>(null)
  const turn = useRef(0)
  useEffect(() => {
    const started = new Worker(new URL('./tone-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<ToneAnswer>) => {
      if (data.turn === turn.current) setTone(data.tone)
    })
    return () => {
      worker.current = null
      started.terminate()
    }
  }, [])
  useEffect(() => {
    turn.current += 1
    const request: ToneRequest = { turn: turn.current, text: page.text, language, kept: keptStretches(page) }
    worker.current?.postMessage(request)
  }, [page, language])
  return tone
}
