export { type Added, addedByVoice, type Given } from './added.ts'
export { apart, keepingRules } from './apply.ts'
export { type Needs, surelyBroken } from './certain.ts'
export { ruleSentences, voiceSentences } from './describe.ts'
export { voiceTextOf } from './markdown.ts'
export { MEASURES_VERSION, measuresOf, type Rate, type VoiceMeasures } from './measures.ts'
export {
  type ComparedMeasure,
  comparedMeasures,
  FEWEST_VOICE_WORDS,
  type MeasureProof,
  type VoiceProof,
  voiceProof,
} from './proof.ts'
export { type Broken, noRules, type RuleProof, type VoiceRules } from './rules.ts'
export { samplesOf } from './samples.ts'
export { neutralTone, toneSentences, type VoiceTone } from './tone.ts'
export { readVoice, type VoiceText } from './voice-text.ts'
