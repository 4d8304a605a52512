import type { VoiceRules, VoiceTone } from '../../engines/voice/index.ts'

/** In place of a voice’s id: write in no voice, whatever the project’s default is. */
export const NO_VOICE = 'none'

/** How a brand sounds, as whoever writes needs to know it. */
export interface Voice {
  readonly name: string
  /** In sentences of a person’s own; empty where the samples say it all. */
  readonly summary: string
  readonly rules: VoiceRules
  readonly tone: VoiceTone
  /** Short stretches of text that show how it sounds, and nothing else. */
  readonly samples: readonly string[]
}
