import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiClient } from '../../../platform/web/api/client.ts'
import { isStopped } from '../../../platform/web/api/failure.ts'
import { failureShown } from '../../../platform/web/api/failure-shown.ts'
import { generatorsContract } from '../../generators/contract.ts'
import { NO_VOICE } from '../../voices/contract.ts'
import { brandVoiceApi } from './api.ts'
import type { ProofAnswer } from './Proof.tsx'

const generatorsApi = apiClient(generatorsContract, 'generators')

/** A text that was written, held against the voice. */
export interface WrittenWay {
  text: string
  proof: ProofAnswer
  /** What is to be known of it: what nobody gave, or that no model wrote it. */
  notes: string[]
}

/** Has a text rewritten, or a prompt written, without a voice and with it, both at once. */
export function useBothWays(id: string) {
  const stop = useRef<AbortController | null>(null)
  const both = useMutation({
    meta: failureShown,
    mutationFn: async ({ on, words }: { on: 'text' | 'prompt'; words: string }) => {
      stop.current = new AbortController()
      const { signal } = stop.current
      const written = async (brand_voice_id: string): Promise<WrittenWay> => {
        const input = { text: words, generation_length: 1, brand_voice_id }
        const call = on === 'text' ? generatorsApi.call.rephraser : generatorsApi.call.instruct
        const { copies, notices } = await call(input, { signal })
        const text = copies[0]?.content ?? ''
        const notes = [...notices, ...(copies[0]?.faults ?? [])].map(({ message }) => message)
        return { text, notes, proof: await brandVoiceApi.call.proof({ id, text }, { signal }) }
      }
      const [without, within] = await Promise.all([written(NO_VOICE), written(id)])
      return { without, within }
    },
  })
  return {
    write: both.mutate,
    stop: () => stop.current?.abort(),
    isWriting: both.isPending,
    written: both.data,
    problem: both.error && !isStopped(both.error) ? both.error : null,
  }
}
