import { englishSpellingOf } from './english-spelling.ts'
import { type ContentLanguage, contentLanguages, languageCode, languageOfTag } from './language.ts'
import { folded, stopWords } from './stopwords.ts'
import { words } from './words.ts'

const SAMPLE_WORDS = 1_500
/** Below this a text is too short to contradict what its document declares. */
const ENOUGH_WORDS = 20
/** Every language spends far more than this share of its words on its commonest ones; another language's text does not. */
const LEAST_SHARE = 0.12

/**
 * The content language of a text, or null when it is written in none of ours. What the document declares breaks ties
 * (British against American) and decides when the text is too short to tell; without that, English goes by its spelling.
 */
export function guessLanguage(text: string, declared?: string): ContentLanguage | null {
  const tagged = declared ? languageOfTag(declared) : null
  const sample = text.slice(0, 40_000)
  const found = words(sample)
    .slice(0, SAMPLE_WORDS)
    .map(({ start, end }) => folded(sample.slice(start, end)))
  const shares = contentLanguages.map((language) => ({ language, share: shareOfStopWords(found, language) }))
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a))
  if (found.length < ENOUGH_WORDS && (tagged || best.share * found.length < 2)) return tagged
  if (best.share < LEAST_SHARE) return null
  const isTie = shares.some(({ language, share }) => language === tagged && share >= best.share * 0.98)
  if (isTie) return tagged
  return (languageCode(best.language) === 'en' ? englishSpellingOf(sample) : null) ?? best.language
}

function shareOfStopWords(found: readonly string[], language: ContentLanguage): number {
  const common = stopWords(language)
  return found.filter((word) => common.has(word)).length / Math.max(1, found.length)
}
