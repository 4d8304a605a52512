import { type ContentLanguage, defaultLanguage, type LanguageCode, languageCode } from './language.ts'
import { folded } from './stopwords.ts'
import { syllablesEnglish } from './syllables-english.ts'

const LONGEST_WORD = 60

/**
 * How many syllables a word has, at least 1. Digits count as one for each numeral, however long; so do runs of letters
 * longer than any word.
 */
export function syllables(word: string, language: ContentLanguage = defaultLanguage): number {
  const lower = folded(word, language)
  if (lower.length > LONGEST_WORD) return 1
  if (/[-‐‑–_]/.test(lower)) return sumOfParts(lower, language)
  const code = languageCode(language)
  if (code === 'en') return syllablesEnglish(lower)
  const pattern = nuclei[code]
  const count = pattern === null ? 1 : (lower.match(pattern)?.length ?? 1)
  return Math.max(1, code === 'fr' ? count - silentFrench(lower) : count)
}

function sumOfParts(word: string, language: ContentLanguage): number {
  let count = 0
  for (const part of word.split(/[-‐‑–_]+/)) if (part !== '') count += syllables(part, language)
  return Math.max(1, count)
}

/**
 * What makes one syllable in each language: a vowel, or vowels that are spoken together. Written from the spelling
 * rules of each language; null where each written word is one syllable.
 */
const nuclei: Readonly<Record<Exclude<LanguageCode, 'en'>, RegExp | null>> = {
  es: /[iuü]?[aeoáéó](?:[iu](?![aeoáéó])|y(?![a-zñáéíóú]))?|[iuü]{1,2}|[íú]|y(?![aeiouáéíóú])/g,
  it: /[iu]?[aeoàèéòó](?:[iu](?![aeoàèéòó]))?|[iu]{1,2}|[ìíùú]|y/g,
  pt: /ão|õe|ãe|ões|[iu]?[aeoáéóâêôàãõ](?:[iu](?![aeoáéóâêôãõ]))?|[iuü]{1,2}|[íú]|y/g,
  fr: /eau|œu|o[uùû]i?|oi|oî|a[iîuy]|e[iuû]|[iuy](?=[aeéèêo])[aeéèêo]u?|[aeéèêëiîïoôuùûüyœàâ]/g,
  de: /aa|ee|ie|oo|ai|au|ei|eu|äu|ay|ey|oy|[aeiouyäöüéèà]/g,
  nl: /aai|ooi|oei|eeu|ieu|aa|ee|ie|oo|uu|oe|eu|ui|ei|ij|ou|au|[aeiouyäëïöüéèê]/g,
  pl: /[aąeęoóuy]|i(?![aąeęoóu])/g,
  tr: /[aeıioöuüâîû]/g,
  vi: null,
}

/** A final e, es or ent after a consonant is not spoken if the word has another vowel. */
function silentFrench(word: string): number {
  return /[aeéèêiîoôuy].*[bcdfghjklmnpqrstvwxzç](?:e|es)$/.test(word) ? 1 : 0
}
