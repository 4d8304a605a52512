import { derivedFigures, lackedFigures } from '../../../../engines/fact-check/index.ts'
import type { Passage } from '../../../../engines/retrieval/index.ts'
import type { ContentLanguage, Unsupported } from '../../../../engines/text/index.ts'
import { languageOfSource } from './candidates.ts'

/** Whether every figure and date of a sentence stands in one of the sources or follows from those of one. */
export function hasFiguresOf(
  sentence: string,
  sources: readonly (readonly Passage[])[],
  language: ContentLanguage,
): boolean {
  const texts = sources.map((passages) => ({
    words: passages.map(({ text }) => text).join('\n'),
    language: languageOfSource(passages) ?? language,
  }))
  const lacks = texts.map((text) => lackedFigures({ words: sentence, language }, text))
  const isNowhere = (one: Unsupported) => lacks.every((missing) => missing.some(({ start }) => start === one.start))
  if (!lacks[0]?.some(isNowhere)) return true
  return texts.some((text) => derivedFigures({ words: sentence, language }, text) !== null)
}
