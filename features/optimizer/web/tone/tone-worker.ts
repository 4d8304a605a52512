import { type Kept, machineTone, type Tone } from '../../../../engines/humanize/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'

/** What the worker is asked. */
export interface ToneRequest {
  turn: number
  text: string
  language: ContentLanguage
  kept: readonly Kept[]
}

/** What it answers. */
export interface ToneAnswer {
  turn: number
  tone: Tone
}

self.addEventListener('message', ({ data }: MessageEvent<ToneRequest>) => {
  const answer: ToneAnswer = { turn: data.turn, tone: machineTone(data.text, data.language, data.kept) }
  self.postMessage(answer)
})
