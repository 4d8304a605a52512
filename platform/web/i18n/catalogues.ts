import { type LocaleId, SOURCE_LOCALE } from './locales.ts'

/** Messages by key, possibly in groups; each is an ICU message in English-US. */
export interface Messages {
  readonly [key: string]: string | Messages
}

type Loader = () => Promise<Messages>

const loaders = new WeakMap<Messages, Map<LocaleId, Loader>>()
const loaded = new WeakMap<Messages, Map<LocaleId, Promise<Messages>>>()

/**
 * Says where a catalog's translations are, each its own chunk that loads when first shown:
 * `translated(messages, { de: () => import('./messages.de.ts').then((m) => m.messages) })`.
 */
export function translated<M extends Messages>(
  source: M,
  byLocale: Readonly<Record<string, () => Promise<Messages>>>,
): M {
  loaders.set(source, new Map(Object.entries(byLocale)))
  return source
}

/**
 * The catalog for a locale: at once where the source language serves, else a promise (the same one each time). Keys that
 * a translation lacks are taken from the source, so a half-done translation never shows an empty label.
 */
export function catalogueFor(source: Messages, locale: LocaleId): Messages | Promise<Messages> {
  const loader = locale === SOURCE_LOCALE || locale === 'pseudo' ? undefined : loaders.get(source)?.get(locale)
  if (!loader) return source
  const known = loaded.get(source) ?? new Map<LocaleId, Promise<Messages>>()
  loaded.set(source, known)
  const promise = known.get(locale) ?? loader().then((translation) => merged(source, translation))
  known.set(locale, promise)
  return promise
}

function merged(source: Messages, translation: Messages): Messages {
  const parts = Object.entries(source).map(([key, message]) => {
    const other = translation[key]
    // A compiled message is an array; only groups of messages are merged key by key.
    if (other === undefined) return [key, message]
    return [key, isGroup(message) && isGroup(other) ? merged(message, other) : other]
  })
  return Object.fromEntries(parts)
}

function isGroup(message: string | Messages): message is Messages {
  return typeof message === 'object' && !Array.isArray(message)
}
