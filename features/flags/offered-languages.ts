import { type ContentLanguage, contentLanguages } from '../../engines/text/language.ts'

/** The languages that the value of the `languages` flag offers; all where it names none that we know. */
export function offeredLanguages(value: unknown): readonly ContentLanguage[] {
  const named = Array.isArray(value) ? contentLanguages.filter((language) => value.includes(language)) : []
  return named.length > 0 ? named : contentLanguages
}
