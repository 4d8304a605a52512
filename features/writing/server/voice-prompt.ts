import { noRules, ruleSentences, toneSentences } from '../../../engines/voice/index.ts'
import type { FencedText } from '../../../platform/server/ai/types.ts'
import type { Voice } from '../contract.ts'

/** Characters of rules on single words that go with a request. A voice may have hundreds; its proof looks at all of them. */
const MOST_ON_WORDS = 4_000

/** What a model is told of a voice. All its words are the person's own or ours; those of the samples are quoted. */
export function voiceRules({ name, summary, rules, tone, samples }: Voice): string[] {
  return [
    samples.length > 0
      ? `Write in the voice of ${name}, as VOICE SAMPLE shows it. ${summary}`.trim()
      : `Write in the voice of ${name}: ${summary}`,
    ...toneSentences(tone),
    'It counts before any other rule or example of style. Where room is short and the task doesn’t ask for everything, say fewer things in it rather than all of them without it.',
    ...ruleSentences({ ...rules, preferred: [], forbidden: [], terms: [] }),
    ...onWords(rules),
    'The voice decides how things are said, never what: make up no fact or experience for it, and bring in nothing that a sample is about. A text that is rewritten gets no first person that it has not. Quotations stay letter for letter.',
  ]
}

/** Said once more behind the material: what comes last is obeyed best. */
export function inVoice({ name, samples }: Pick<Voice, 'name' | 'samples'>): string {
  return samples.length > 0
    ? 'as whoever wrote VOICE SAMPLE writes'
    : `in the voice of ${name} as said at the beginning`
}

/** Samples of a voice as quotations: they are data, whatever they say. */
export function voiceSamples(voice: Voice | null): FencedText[] {
  return (voice?.samples ?? []).map((text, at) => ({ label: `VOICE SAMPLE ${at + 1}`, text }))
}

function onWords({ preferred, forbidden, terms }: Voice['rules']): string[] {
  const each = [
    ...forbidden.map((word) => ({ ...noRules, forbidden: [word] })),
    ...preferred.map((words) => ({ ...noRules, preferred: [words] })),
    ...terms.map((term) => ({ ...noRules, terms: [term] })),
  ]
  let length = 0
  return each.flatMap(ruleSentences).filter((sentence) => {
    length += sentence.length
    return length <= MOST_ON_WORDS
  })
}
