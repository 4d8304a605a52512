import { createContext, useMemo } from 'react'
import { useKept } from '../../../platform/web/session/kept.ts'
import { useVoices } from '../../brand-voice/web/choice-door.ts'
import { modelWish } from '../../models/web/model-choices-door.ts'

/** With which model, key, and brand voice an answer is written; what is absent is chosen by itself. */
export interface Writer {
  model?: string
  key?: boolean
  brand_voice_id?: string
}

/** What questions, regenerated answers, and continuations of a conversation are written with. */
export const WriterContext = createContext<Writer>({})

/** What somebody has chosen for FactGPT in this browser: empty words stand for what is chosen by itself. */
export function useWriterChoice() {
  const [model, setModel] = useKept('factgpt-model', '')
  const [keptVoice, setVoice] = useKept('factgpt-voice', '')
  const voice = useVoices().asItHolds(keptVoice)
  const writer = useMemo(
    (): Writer => ({ ...(model ? modelWish(model) : {}), ...(voice ? { brand_voice_id: voice } : {}) }),
    [model, voice],
  )
  return { writer, model, voice, setModel, setVoice }
}

export type WriterChoice = ReturnType<typeof useWriterChoice>
