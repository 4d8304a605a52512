import { useEffect, useRef, useState } from 'react'
import type { VoiceProof } from '../../../../engines/voice/index.ts'
import { useSheet } from '../sheet/sheet.ts'
import type { ProofAnswer, ProofRequest } from './voice-worker.ts'

const APART = new Set(['code', 'quote', 'caption', 'table-row'])

/** A proof with the text that it is of. */
interface ProofOfText extends VoiceProof {
  of: string
}

/** A proof, and whether the text is still the one it is of, so that its places are those of the sheet. */
interface CurrentProof extends ProofOfText {
  isCurrent: boolean
}

/** The text as it is now held against a voice, beside the page; the last answer until the next is there. Null at first. */
export function useProof(voice: ProofRequest['voice'] | null): CurrentProof | null {
  const { page, language } = useSheet()
  const [proof, setProof] = useState<ProofOfText | null>(null)
  const worker = useRef<Worker | null>(null)
  const turn = useRef(0)
  useEffect(() => {
    const started = new Worker(new URL('./voice-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<ProofAnswer>) => {
      if (data.turn === turn.current) setProof({ ...data.proof, of: data.of })
    })
    return () => {
      worker.current = null
      started.terminate()
    }
  }, [])
  useEffect(() => {
    turn.current += 1
    if (!voice) return
    const { text, blocks, codes } = page
    const headings = blocks.filter(({ kind }) => kind === 'heading')
    const apart = [...blocks.filter(({ kind }) => APART.has(kind)), ...codes]
    const request: ProofRequest = { turn: turn.current, text: { text, language, headings, apart }, voice }
    worker.current?.postMessage(request)
  }, [page, language, voice])
  return proof && { ...proof, isCurrent: proof.of === page.text }
}
