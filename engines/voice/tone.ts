/** How a voice is tuned, each from 1 to 5; 3 asks for nothing. */
export interface VoiceTone {
  /** Casual to formal. */
  readonly formality: number
  /** Serious to humorous. */
  readonly humor: number
  /** Irreverent to respectful. */
  readonly respect: number
  /** Calm to energetic. */
  readonly energy: number
}

export const neutralTone: VoiceTone = { formality: 3, humor: 3, respect: 3, energy: 3 }

/** What each step asks for; the third nothing. */
const SAID: Record<keyof VoiceTone, readonly [string, string, string, string, string]> = {
  formality: [
    'Very casual, as one talks to a friend.',
    'Somewhat casual.',
    '',
    'Somewhat formal: no slang.',
    'Very formal: complete sentences, no slang, nothing colloquial.',
  ],
  humor: [
    'Entirely serious: no jokes and no wordplay.',
    'Mostly serious; humor is rare and quiet.',
    '',
    'Some light humor, where the subject allows it.',
    'Playful: humor wherever the subject allows it.',
  ],
  respect: [
    'Irreverent: teases conventions, never the reader.',
    'Somewhat irreverent.',
    '',
    'Respectful to readers and to everybody who is named.',
    'Very respectful and courteous.',
  ],
  energy: [
    'Matter-of-fact: calm, without enthusiasm.',
    'Mostly calm; enthusiasm is rare.',
    '',
    'Lively: active verbs, some enthusiasm.',
    'Very energetic and enthusiastic.',
  ],
}

/** A tone as sentences to a model; none for a neutral one. */
export function toneSentences(tone: VoiceTone): string[] {
  return (Object.keys(SAID) as (keyof VoiceTone)[]).flatMap((part) => SAID[part][tone[part] - 1] || [])
}
