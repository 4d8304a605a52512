import { type Added, addedByVoice } from '../../../engines/voice/index.ts'
import type { CopyFault } from '../../../platform/contract/evidence.ts'
import type { Setting } from '../contract.ts'

/** So many places are named at most, and so much of each. */
const MOST_NAMED = 5
const LONGEST_NAMED = 80

const SAID: Record<Added['kind'], { message: string; ask: string }> = {
  'sample-words': {
    message: 'From the samples of the brand voice, not from you',
    ask: 'These words are those of a VOICE SAMPLE, which shows how things are said and never what. Leave out what they say',
  },
  'sample-fact': {
    message: 'From the samples of the brand voice, not from you',
    ask: 'These come from a VOICE SAMPLE and belong to another matter. Leave them out',
  },
  fact: { message: 'Not in your text', ask: 'TEXT does not have these. Leave them out' },
  'first-person': {
    message: 'First person that your text doesn’t have',
    ask: 'TEXT has no first person. Say it as TEXT does, without these words',
  },
  experience: {
    message: 'An experience that you didn’t give',
    ask: 'Nobody gave these experiences. Leave them out',
  },
}

/** What a text says that its brand voice has brought in: one fault for each kind, which names the places. None without a voice. */
export function voiceFaults(
  text: string,
  { voice, language }: Pick<Setting, 'voice' | 'language'>,
  { known, isReworded }: { known: string; isReworded: boolean },
): (CopyFault & { ask: string })[] {
  if (!voice) return []
  const added = addedByVoice(text, { language, known, samples: voice.samples, isReworded })
  return [...Map.groupBy(added, ({ kind }) => kind)].map(([kind, places]) => {
    const said = places.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').slice(0, LONGEST_NAMED))
    const named = [...new Set(said)]
      .slice(0, MOST_NAMED)
      .map((words) => `“${words}”`)
      .join(', ')
    const { message, ask } = SAID[kind]
    return {
      part: '',
      code: `voice-${kind}`,
      message: `${message}: ${named}. Check before you use it.`,
      ask: `${ask}: ${named}.`,
    }
  })
}
