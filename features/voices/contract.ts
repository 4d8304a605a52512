import type { VoiceRules } from '../../engines/voice/index.ts'

/** How a brand sounds, as whoever writes needs to know it. */
export interface Voice {
  readonly name: string
  /** In sentences, as a person has edited them. */
  readonly summary: string
  readonly rules: VoiceRules
  /** Short stretches of text that show how it sounds, and nothing else. */
  readonly samples: readonly string[]
}
