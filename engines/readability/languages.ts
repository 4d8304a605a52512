import type { LanguageCode } from '../text/index.ts'

/** A formula of Flesch's form: `base - perSentenceWord × words per sentence - perWordSyllable × syllables per word`. */
export interface FleschFormula {
  readonly by: string
  readonly base: number
  readonly perSentenceWord: number
  readonly perWordSyllable: number
}

/** Published variants of Flesch's reading ease; null where we know of none: then ease is not measured. */
export const fleschFormulas: Readonly<Record<LanguageCode, FleschFormula | null>> = {
  en: { by: 'Flesch 1948', base: 206.835, perSentenceWord: 1.015, perWordSyllable: 84.6 },
  es: { by: 'Fernández Huerta 1959', base: 206.84, perSentenceWord: 1.02, perWordSyllable: 60 },
  fr: { by: 'Kandel and Moles 1958', base: 207, perSentenceWord: 1.015, perWordSyllable: 73.6 },
  it: { by: 'Vacca 1972', base: 217, perSentenceWord: 1.3, perWordSyllable: 60 },
  nl: { by: 'Douma 1960', base: 206.84, perSentenceWord: 0.93, perWordSyllable: 77 },
  pt: { by: 'Martins et al. 1996', base: 248.835, perSentenceWord: 1.015, perWordSyllable: 84.6 },
  de: { by: 'Amstad 1978', base: 180, perSentenceWord: 1, perWordSyllable: 58.5 },
  pl: null,
  tr: { by: 'Ateşman 1997', base: 198.825, perSentenceWord: 2.61, perWordSyllable: 40.175 },
  vi: null,
}

/**
 * Words a minute. English: silent reading of non-fiction, Brysbaert 2019. Others: Trauzettel-Klosinski and Dietz 2012
 * (read aloud, so on the slow side). None is published for Vietnamese, whose words are syllables: the English one stands.
 */
export const readingSpeeds: Readonly<Record<LanguageCode, number>> = {
  en: 238,
  es: 218,
  fr: 195,
  it: 188,
  nl: 202,
  pt: 181,
  de: 179,
  pl: 166,
  tr: 166,
  vi: 238,
}
