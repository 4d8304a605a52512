import {
  type VoiceMeasures,
  type VoiceProof,
  type VoiceRules,
  type VoiceText,
  voiceProof,
} from '../../../../engines/voice/index.ts'

/** What the worker is asked. */
export interface ProofRequest {
  turn: number
  text: VoiceText
  voice: { rules: VoiceRules; measures: VoiceMeasures | null }
}

/** What it answers. */
export interface ProofAnswer {
  turn: number
  proof: VoiceProof
  /** The text that was asked about. */
  of: string
}

self.addEventListener('message', ({ data }: MessageEvent<ProofRequest>) => {
  const answer: ProofAnswer = { turn: data.turn, proof: voiceProof(data.text, data.voice), of: data.text.text }
  self.postMessage(answer)
})
