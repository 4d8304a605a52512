import type { z } from 'zod'
import { noRules, type VoiceRules, type VoiceTone } from '../../../engines/voice/index.ts'
import type { NewVoice } from '../contract.ts'

type Answers = NonNullable<z.output<typeof NewVoice>['answers']>

const SPEAKER = {
  i: 'The writer speaks as “I”.',
  we: 'Speaks as “we”.',
  nobody: 'The writer stays out of the text: neither “I” nor “we”.',
}
const SENTENCES = {
  short: 'Short sentences, mostly under 15 words.',
  mixed: 'Short and long sentences in turn.',
  long: 'Long sentences that carry a thought to its end.',
}

/** A voice as a person says that it sounds: sentences to edit, and the rules among the answers that code can check. */
export function described(answers: Answers, tone: VoiceTone): { summary: string; rules: VoiceRules } {
  const { sounds, readers, speaker, sentences, never } = answers
  return {
    summary: [
      sounds ? `Sounds ${stopped(sounds)}` : '',
      readers ? `Writes for ${stopped(readers)}` : '',
      SPEAKER[speaker],
      SENTENCES[sentences],
    ]
      .filter(Boolean)
      .join(' '),
    rules: {
      ...noRules,
      forbidden: never,
      contractions: tone.formality > 3 ? 'avoid' : tone.formality < 3 ? 'use' : null,
      speaker: speaker === 'nobody' ? 'not-i-or-we' : speaker === 'we' ? 'not-i' : null,
    },
  }
}

function stopped(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
