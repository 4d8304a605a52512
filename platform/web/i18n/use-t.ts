import { use } from 'react'
import { createTranslator } from 'use-intl/core'
import { catalogueFor, type Messages } from './catalogues.ts'
import { useLocale } from './locale-context.tsx'
import { type LocaleId, SOURCE_LOCALE } from './locales.ts'

/** Turns a key of the given catalog, with its values, into text: `t('saved', { count })`; `t.rich` takes tags. */
export type Translate<M extends Messages> = ReturnType<typeof createTranslator<M>>

const cache = new WeakMap<Messages, Map<LocaleId, unknown>>()

/** The texts of a feature in the page's language; keys and their values are checked against its `messages.ts`. */
export function useT<const M extends Messages>(messages: M): Translate<M> {
  const { locale } = useLocale()
  const catalogue = catalogueFor(messages, locale)
  return translatorOf(messages, catalogue instanceof Promise ? use(catalogue) : catalogue, locale)
}

/** One text together with the catalog it stands in, for lists made outside of components (navigation, commands). */
export interface Phrase {
  readonly messages: Messages
  readonly key: string
}

/** Names a text without translating it yet: `phrase(messages, 'blogs')`. */
export function phrase<const M extends Messages>(messages: M, key: Extract<keyof M, string>): Phrase {
  return { messages, key }
}

/** Reads phrases in the page's language. */
export function usePhrases(): (phrase: Phrase) => string {
  const { locale } = useLocale()
  return ({ messages, key }) => {
    const catalogue = catalogueFor(messages, locale)
    const t = translatorOf<Record<string, string>>(
      messages,
      catalogue instanceof Promise ? use(catalogue) : catalogue,
      locale,
    )
    return t(key)
  }
}

type Disguise = (t: Translate<Messages>) => unknown

let disguise: Disguise | undefined

/** What the pseudo-locale does to texts, to be said before the first page shows. Only tests and designers load it. */
export function disguiseTexts(made: Disguise): void {
  disguise = made
}

function translatorOf<M extends Messages>(source: Messages, catalogue: Messages, locale: LocaleId): Translate<M> {
  const known = cache.get(source) ?? new Map<LocaleId, unknown>()
  cache.set(source, known)
  const translator = known.get(locale) ?? newTranslator(catalogue, locale)
  known.set(locale, translator)
  // The cache is keyed by the catalog itself, so what it holds has that catalog's keys.
  return translator as Translate<M>
}

function newTranslator(catalogue: Messages, locale: LocaleId): unknown {
  const onError = (error: Error) => {
    throw error
  }
  const t = createTranslator({ locale: locale === 'pseudo' ? SOURCE_LOCALE : locale, messages: catalogue, onError })
  return locale === 'pseudo' && disguise ? disguise(t) : t
}
