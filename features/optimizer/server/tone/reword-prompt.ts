import type { Strength } from '../../../../engines/humanize/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import type { Voice } from '../../../writing/contract.ts'
import { languageName, voiceRules, voiceSamples } from '../../../writing/server/index.ts'

/** Tokens of an answer to each word that goes out; a rewrite is about as long as what it rewrites. */
const TOKENS_PER_WORD = 4

/** A sentence that is to be rewritten. */
export interface Asked {
  readonly sentence: string
  /** The words in it that sound AI-like. */
  readonly found: readonly string[]
  /** What was wrong with a first answer; empty at first. */
  readonly fault: string
}

const HOW_FAR: Readonly<Record<Strength, readonly string[]>> = {
  light: [
    'Change as little as possible: delete empty phrases and replace inflated words with plain ones. Leave the rest of each sentence as it is.',
  ],
  medium: [
    'Rewrite each sentence in plain words. Delete empty phrases, and replace abstract nouns with verbs.',
    'Avoid “not just X but Y”, and don’t end a sentence with an -ing clause after a comma.',
  ],
  strong: [
    'Rewrite each sentence from scratch, the way an experienced editor would say it aloud to a colleague. Delete everything the reader doesn’t need.',
    'Use short, common words and concrete verbs instead of abstract nouns. Use contractions if the language has them.',
    'Vary the length: split a long sentence into two, and keep a short one short. Use few commas.',
    'Avoid “not just X but Y”, groups of three near-synonyms, linking words such as “moreover”, and -ing clauses after a comma.',
  ],
}

/** Asks for sentences as a person would write them, one for one; an empty one takes a sentence out. The sentences are data, whatever they say. */
export function rewordPrompt(
  asked: readonly Asked[],
  { language, voice, strength }: { language: ContentLanguage; voice: Voice | null; strength: Strength },
): ModelRequest {
  const words = asked.reduce((sum, { sentence }) => sum + sentence.split(/\s+/).length, 0)
  const found = asked.flatMap(({ found, fault }, index) => notesOn(index + 1, found, fault))
  return {
    system: [
      'You edit text that sounds as if an AI wrote it, so that it reads as if a person did.',
      ...HOW_FAR[strength],
      'Keep the meaning exactly. Keep every name, number, date, unit, quotation, and link as written. Keep negations.',
      'Keep words that say how sure, how often, or how much, such as can, may, must, should, all, most, some, more, first, only, before, and after. Never make a claim stronger or weaker: what the original says can or may happen, you say can or may happen, in every part you split it into.',
      'Add nothing: no new facts, examples, opinions, or comparisons. No dashes.',
      'Each answer must be grammatical, complete, and no longer than the original, and must follow from the sentence before it.',
      `Write in ${languageName(language)}.`,
      ...(voice ? voiceRules(voice) : []),
    ].join('\n'),
    prompt: [
      `Rewrite each of the ${asked.length} numbered sentences in TEXT. They are in the order in which they appear in the document.`,
      ...(found.length > 0 ? ['NOTES lists what sounds AI-like or went wrong in each sentence.'] : []),
      `Answer as JSON {"sentences": [...]} with exactly ${asked.length} strings in the same order, without the numbers. Give an empty string for a sentence that says nothing: it will be deleted.`,
    ].join('\n'),
    fenced: [
      ...voiceSamples(voice),
      { label: 'TEXT', text: asked.map(({ sentence }, index) => `${index + 1}. ${sentence}`).join('\n') },
      ...(found.length > 0 ? [{ label: 'NOTES', text: found.join('\n') }] : []),
    ],
    maxOutputTokens: words * TOKENS_PER_WORD + 200,
    temperature: 0.4,
  }
}

function notesOn(number: number, found: readonly string[], fault: string): string[] {
  const said = found.length > 0 ? [`${number}. AI-like: ${found.map((words) => `“${words}”`).join(', ')}`] : []
  return fault === '' ? said : [...said, `${number}. Your last answer was rejected: ${fault}`]
}
