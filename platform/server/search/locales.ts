import { isContentLanguage, languageTag } from '../../../engines/text/index.ts'

/** Names that people use beside the ones of the standard. */
const OTHER_NAMES: Record<string, string> = {
  turkey: 'TR',
  'czech republic': 'CZ',
  'hong kong': 'HK',
  macau: 'MO',
  uk: 'GB',
  usa: 'US',
}

let codes: Map<string, string> | undefined

/** The two-letter code of a country's English name (`United States` → `US`); undefined for a name that is none. */
export function countryCode(name: string | undefined): string | undefined {
  if (!name) return undefined
  codes ??= everyCountry()
  return codes.get(name.trim().toLowerCase())
}

/** Language and, where it says one, region of a content language: `English-UK` → `en`, `GB`. */
export function localeOf(language: string | undefined): { language: string; region?: string } | undefined {
  if (!language || !isContentLanguage(language)) return undefined
  const locale = new Intl.Locale(languageTag(language))
  return { language: locale.language, ...(locale.region ? { region: locale.region } : {}) }
}

function everyCountry(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const found = new Map(Object.entries(OTHER_NAMES))
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code)
    // withdrawn codes have names too (UK for GB); the canonical form of a locale shows which one is meant
    if (name && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`) found.set(name.toLowerCase(), code)
  }
  return found
}
