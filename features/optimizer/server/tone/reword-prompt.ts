import type { ContentLanguage } from '../../../../engines/text/index.ts'
import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import type { Voice } from '../../../writing/contract.ts'
import { languageName, voiceRules, voiceSamples } from '../../../writing/server/index.ts'

/** Tokens of an answer to each word that goes out; a rewording is about as long as what it rewords. */
const TOKENS_PER_WORD = 4

/** Asks for sentences put more plainly, one for one; an empty one takes a sentence out. The sentences are data, whatever they say. */
export function rewordPrompt(
  sentences: readonly string[],
  { language, voice }: { language: ContentLanguage; voice: Voice | null },
): ModelRequest {
  const words = sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0)
  return {
    system: [
      `You edit sentences so that they read as a person would write them: ${voice ? '' : 'plain words, '}no stock phrases, no hedging, no praise.`,
      'Keep every name, number, date, unit, quotation, link and denial exactly as it is, and how sure and how many the sentence says. Add nothing.',
      `Write in ${languageName(language)}.`,
      ...(voice ? voiceRules(voice) : []),
    ].join('\n'),
    prompt: `Reword each of the ${sentences.length} numbered sentences in TEXT. Answer as JSON {"sentences": [...]} with exactly ${sentences.length} strings in the same order. Where a sentence says nothing that its reader would miss, give an empty string: it is taken out.`,
    fenced: [
      ...voiceSamples(voice),
      { label: 'TEXT', text: sentences.map((sentence, index) => `${index + 1}. ${sentence}`).join('\n') },
    ],
    maxOutputTokens: words * TOKENS_PER_WORD + 200,
    temperature: 0.4,
  }
}
