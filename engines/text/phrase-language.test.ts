import { expect, test } from 'vitest'
import { languageOfPhrase } from './phrase-language.ts'

test.each([
  ['Wärmepumpen im Altbau', 'German'],
  ['Photovoltaik: Förderung 2026', 'German'],
  ['Wie viel Strom darf ein Balkonkraftwerk haben?', 'German'],
  ['Cómo funciona una central mareomotriz', 'Spanish'],
  ['Les pompes à chaleur dans les maisons anciennes', 'French'],
  ['Come funziona una pompa di calore', 'Italian'],
  ['Hoe werkt een warmtepomp in een oud huis', 'Dutch'],
  ['Como funciona uma bomba de calor na habitação', 'Portuguese'],
  ['Jak działa pompa ciepła w starym domu', 'Polish'],
  ['Eski evlerde ısı pompaları için destekler', 'Turkish'],
  ['Máy bơm nhiệt hoạt động như thế nào', 'Vietnamese'],
])('%s is in %s', (phrase, language) => {
  expect(languageOfPhrase(phrase)).toBe(language)
})

test.each([
  'How heat pumps work in old houses',
  'SQLite or PostgreSQL for a small business application',
  'A weekend in São Paulo',
  'Café culture in Vienna',
  'The best of Curaçao for families',
  'PostgreSQL',
  '潮汐发电',
])('%s tells no other language', (phrase) => {
  expect(languageOfPhrase(phrase)).toBeNull()
})
