import { expect, test } from 'vitest'
import { statedDate } from './index.ts'

test.each([
  ['Heat pumps\n\nReviewed: 12 March 2024\n\nThey need radiators.', '2024-03-12'],
  ['Published on May 3, 2022 by Ann Lee | Last updated: 2 June 2023', '2023-06-02'],
  ['Last updated 2024-05-06, 10:30', '2024-05-06'],
  ['**Date:** 25/12/2023', '2023-12-25'],
] as const)('a labelled line gives the day: %j', (text, day) => {
  expect(statedDate(text)).toBe(day)
})

test.each([
  ['German', 'Stand: Mai 2023', '2023-05'],
  ['German', 'Zuletzt aktualisiert am 3. Mai 2023', '2023-05-03'],
  ['Spanish', 'Última actualización: 3 de mayo de 2023', '2023-05-03'],
  ['French', 'Publié le 3 mai 2023', '2023-05-03'],
  ['Italian', 'Pubblicato il 3 maggio 2023', '2023-05-03'],
  ['Dutch', 'Laatst bijgewerkt op 3 mei 2023', '2023-05-03'],
  ['Portuguese', 'Atualizado em 3 de maio de 2023', '2023-05-03'],
  ['Polish', 'Data publikacji: 3 maja 2023', '2023-05-03'],
  ['Turkish', 'Yayın tarihi: 3 Mayıs 2023', '2023-05-03'],
  ['Vietnamese', 'Ngày đăng: 03/05/2023', '2023-05-03'],
] as const)('in %s: %s', (language, text, day) => {
  expect(statedDate(text, language)).toBe(day)
})

test.each([
  'The plant opened on 12 March 2024.',
  'Reviewed were 12 March 2024 entries.',
  'Date palms were planted in May 2023.',
  'Last updated 3 May 2024 rules apply to every house built before.',
  'Updated: 03/04/2024',
  'Updated: 31 February 2024',
  'Published: 2024',
  `${'A line of prose.\n\n'.repeat(20)}Reviewed: 12 March 2024\n\n${'A line of prose.\n\n'.repeat(20)}`,
  '',
])('any other date is none of the text: %j', (text) => {
  expect(statedDate(text)).toBeNull()
})
