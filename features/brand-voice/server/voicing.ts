import { type ContentLanguage, defaultLanguage, guessLanguage } from '../../../engines/text/index.ts'
import {
  keepingRules,
  measuresOf,
  readVoice,
  samplesOf,
  type VoiceMeasures,
  type VoiceRules,
  voiceProof,
  voiceSentences,
  voiceTextOf,
} from '../../../engines/voice/index.ts'

/** What the voice thread can be asked. Pure. */
export const voicing = {
  /** Language, measures, a description, and samples of a text. The language is null where it is none of ours. */
  analyze({ text, language }: { text: string; language: ContentLanguage | null }) {
    const spoken = language ?? guessLanguage(text)
    const reading = readVoice(voiceTextOf(text, spoken ?? defaultLanguage))
    const measures = measuresOf(reading)
    return {
      // whoever names a language may be wrong: words in another script have none of its measures
      language: measures.longWords === null ? null : spoken,
      measures,
      summary: voiceSentences(measures).join(' '),
      samples: samplesOf(reading, measures),
    }
  },
  prove({ text, language, ...voice }: ProofQuestion) {
    const read = voiceTextOf(text, language)
    return { ...voiceProof(read, voice), fixed: keepingRules(read, voice.rules) }
  },
}

interface ProofQuestion {
  text: string
  language: ContentLanguage
  rules: VoiceRules
  measures: VoiceMeasures | null
}
