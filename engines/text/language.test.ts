import { expect, test } from 'vitest'
import {
  contentLanguages,
  defaultLanguage,
  isContentLanguage,
  languageCode,
  languageOfTag,
  languageTag,
  searchConfig,
} from './index.ts'

test('eleven languages, American English by default', () => {
  expect(contentLanguages).toHaveLength(11)
  expect(defaultLanguage).toBe('English-US')
})

test('every tag is one that Intl takes, and leads back to its language', () => {
  for (const language of contentLanguages) {
    expect(new Intl.Locale(languageTag(language)).language).toBe(languageCode(language))
    expect(languageOfTag(languageTag(language))).toBe(language)
  }
})

test.each([
  ['en', 'English-US'],
  ['en-AU', 'English-UK'],
  ['EN_gb', 'English-UK'],
  ['pt-BR', 'Portuguese'],
  ['de-AT', 'German'],
  ['ja', null],
  ['', null],
])('the tag %s is %s', (tag, language) => expect(languageOfTag(tag)).toBe(language))

test('languages that PostgreSQL has no stemmer for are searched as they are written', () => {
  expect(searchConfig('Polish')).toBe('simple')
  expect(searchConfig('Vietnamese')).toBe('simple')
  expect(searchConfig('English-UK')).toBe('english')
})

test('names are distinguished exactly', () => {
  expect(isContentLanguage('German')).toBe(true)
  for (const name of ['german', 'English', 'toString', '']) expect(isContentLanguage(name)).toBe(false)
})
