import { isValidElement, type ReactNode, use } from 'react'
import { createTranslator } from 'use-intl/core'
import { catalogueFor, type Messages } from './catalogues.ts'
import { useLocale } from './locale-context.tsx'
import { type LocaleId, SOURCE_LOCALE } from './locales.ts'
import { pseudo } from './pseudo.ts'

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
  return locale === 'pseudo' ? lengthened(t) : t
}

/** Every text that leaves the translator passes through `pseudo`, also the words inside of tags. */
function lengthened(t: Translate<Messages>): unknown {
  const plain = (...args: Parameters<typeof t>) => pseudo(t(...args))
  const rich = (key: never, values?: Record<string, unknown>, ...rest: never[]) =>
    lengthenedNode(t.rich(key, ...([withLongTags(values), ...rest] as never[])))
  return Object.assign(plain, { rich, markup: t.markup, raw: t.raw, has: t.has })
}

function withLongTags(values: Record<string, unknown> = {}): Record<string, unknown> {
  const wrapped = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function' ? (words: ReactNode) => value(lengthenedNode(words)) : value,
  ]
  return Object.fromEntries(Object.entries(values).map(wrapped))
}

function lengthenedNode(node: ReactNode): ReactNode {
  if (typeof node === 'string') return pseudo(node)
  if (Array.isArray(node)) return node.map((part) => (isValidElement(part) ? part : lengthenedNode(part)))
  return node
}
