import { createContext, type ReactNode, use, useMemo } from 'react'
import { chosenLocale, formattingLocale, type LocaleId, SOURCE_LOCALE } from './locales.ts'

interface LocaleSetting {
  locale: LocaleId
  /** The tag that `Intl` is given for dates and numbers. */
  formatting: string
  timeZone: string
}

const fallback: LocaleSetting = { locale: SOURCE_LOCALE, formatting: SOURCE_LOCALE, timeZone: 'UTC' }
const LocaleContext = createContext<LocaleSetting>(fallback)

/** Decides the page's language once, provides it to everything below, and sets it on the document. */
export function LocaleProvider({ locale, children }: { locale?: LocaleId; children: ReactNode }) {
  const setting = useMemo(() => settingFor(locale ?? chosenLocale(location.search, localStorage)), [locale])
  return <LocaleContext value={setting}>{children}</LocaleContext>
}

export function useLocale(): LocaleSetting {
  return use(LocaleContext)
}

function settingFor(locale: LocaleId): LocaleSetting {
  document.documentElement.lang = locale === 'pseudo' ? SOURCE_LOCALE : locale
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { locale, formatting: formattingLocale(locale, navigator.language), timeZone }
}
