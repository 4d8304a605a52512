// The choice of a voice for pages that write. A door of its own, so that they load nothing else of voices.

export { useVoices } from './use-voices.ts'
export { VoiceChoice } from './VoiceChoice.tsx'
