export {
  changeVoice,
  countVoices,
  defaultsOf,
  insertVoice,
  lockVoices,
  selectVoiceFacts,
  setVoiceOfProject,
  undeleteVoice,
  type VoiceFacts,
  type VoiceRow,
  voicesOf,
} from './store.ts'
export type { VoiceOrigin } from './tables.ts'
export { requireVoice, requireVoiceChoice, voiceFor } from './voice-for.ts'
