/** The languages a writer can write in, by the names the interface and the API use. */
export const contentLanguages = [
  'English-US',
  'English-UK',
  'Spanish',
  'French',
  'Italian',
  'Dutch',
  'Portuguese',
  'German',
  'Polish',
  'Turkish',
  'Vietnamese',
] as const

/** One of `contentLanguages`. */
export type ContentLanguage = (typeof contentLanguages)[number]

/** What is assumed where nobody said. */
export const defaultLanguage: ContentLanguage = 'English-US'

/** ISO 639-1 codes of the content languages; both Englishes are `en`. */
export type LanguageCode = 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pt' | 'de' | 'pl' | 'tr' | 'vi'

/** Names of the text-search configurations that PostgreSQL ships; `simple` where it has none for a language. */
export type SearchConfig =
  | 'english'
  | 'spanish'
  | 'french'
  | 'italian'
  | 'dutch'
  | 'portuguese'
  | 'german'
  | 'turkish'
  | 'simple'

interface LanguageFacts {
  readonly tag: string
  readonly code: LanguageCode
  readonly search: SearchConfig
}

const facts: Readonly<Record<ContentLanguage, LanguageFacts>> = {
  'English-US': { tag: 'en-US', code: 'en', search: 'english' },
  'English-UK': { tag: 'en-GB', code: 'en', search: 'english' },
  Spanish: { tag: 'es', code: 'es', search: 'spanish' },
  French: { tag: 'fr', code: 'fr', search: 'french' },
  Italian: { tag: 'it', code: 'it', search: 'italian' },
  Dutch: { tag: 'nl', code: 'nl', search: 'dutch' },
  Portuguese: { tag: 'pt', code: 'pt', search: 'portuguese' },
  German: { tag: 'de', code: 'de', search: 'german' },
  Polish: { tag: 'pl', code: 'pl', search: 'simple' },
  Turkish: { tag: 'tr', code: 'tr', search: 'turkish' },
  Vietnamese: { tag: 'vi', code: 'vi', search: 'simple' },
}

/** The BCP-47 tag of a content language, as `lang` attributes and `Intl` take it: `English-UK` is `en-GB`. */
export function languageTag(language: ContentLanguage): string {
  return facts[language].tag
}

/** The ISO 639-1 code of a content language. */
export function languageCode(language: ContentLanguage): LanguageCode {
  return facts[language].code
}

/** The PostgreSQL text-search configuration for a content language. */
export function searchConfig(language: ContentLanguage): SearchConfig {
  return facts[language].search
}

/** Whether a name somebody sent is one of ours, exactly as written. */
export function isContentLanguage(name: string): name is ContentLanguage {
  return Object.hasOwn(facts, name)
}

/** The content language of a name that was stored or sent; the default one where there is none of that name. */
export function contentLanguageOf(name: string | null | undefined): ContentLanguage {
  return name && isContentLanguage(name) ? name : defaultLanguage
}

/**
 * The content language of a BCP-47 tag (`pt-BR`, `de_AT`, `en`), or null when we have none for it.
 * English without a country, and of every country but those that spell the British way, is American.
 */
export function languageOfTag(tag: string): ContentLanguage | null {
  const [code = '', ...rest] = tag.toLowerCase().replaceAll('_', '-').split('-')
  if (code === 'en') return rest.some((part) => britishSpelling.has(part)) ? 'English-UK' : 'English-US'
  return contentLanguages.find((language) => facts[language].code === code) ?? null
}

const britishSpelling = new Set(['gb', 'uk', 'ie', 'au', 'nz', 'in', 'za'])
