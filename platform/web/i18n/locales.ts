/** Interface languages that have catalogs. `pseudo` is for tests and for whoever designs a screen. */
export type LocaleId = 'en-US' | 'pseudo' | (string & {})

/** The language in which every `messages.ts` is written. */
export const SOURCE_LOCALE = 'en-US'

const STORED_AS = 'longhand-locale'

/** The locale of this page: `?locale=` (kept from then on), else the kept one, else the source language. */
export function chosenLocale(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): LocaleId {
  const asked = new URLSearchParams(search).get('locale')
  if (asked && isLocale(asked)) {
    storage.setItem(STORED_AS, asked)
    return asked
  }
  return storage.getItem(STORED_AS) ?? SOURCE_LOCALE
}

/**
 * The BCP 47 tag by which dates and numbers are written: the interface's language with the person's own region, so that
 * English words come with the day order and clock that a reader in, say, Germany or India is used to.
 */
export function formattingLocale(locale: LocaleId, preferred: string | undefined): string {
  const base = locale === 'pseudo' ? SOURCE_LOCALE : locale
  if (!preferred) return base
  const own = new Intl.Locale(preferred)
  const language = new Intl.Locale(base).language
  if (own.language === language) return own.toString()
  const region = own.region ?? own.maximize().region
  return region ? new Intl.Locale(language, { region }).toString() : base
}

function isLocale(id: string): boolean {
  if (id === 'pseudo') return true
  try {
    return Intl.getCanonicalLocales(id).length === 1
  } catch {
    return false
  }
}
