import type { ContentLanguage } from '../text/index.ts'

/** Endings that past forms of verbs have and hardly a noun, in languages without a list of verbs here. */
const endings: Readonly<Partial<Record<ContentLanguage, RegExp>>> = {
  Spanish: /(?:ó|[aeiu]ron|[ií]an|aban|ieron|uvo)$/u,
  Portuguese: /(?:[aei]ram|avam|[aei]ou)$/u,
  Italian: /(?:arono|erono|irono|avano|evano|ivano)$/u,
  French: /(?:èrent|aient|irent|urent)$/u,
}

/** Whether a word, lower case, is a verb by its ending. False where nothing is known of the language. */
export function endsAsVerb(word: string, language: ContentLanguage): boolean {
  return endings[language]?.test(word) ?? false
}
