import { expect, test } from 'vitest'
import { joinLines, tidyDashes, wordsIn } from './pdf-joins.ts'

const none = new Set<string>()

test.each([
  ['an installed capa-', 'city of 240 megawatts', 'an installed capacity of 240 megawatts'],
  ['the Erneuerbare-Energien-', 'Gesetzes of 2023', 'the Erneuerbare-Energien-Gesetzes of 2023'],
  ['caused by COVID-', '19 and other', 'caused by COVID-19 and other'],
  ['in the years 2019-', '2021 alone', 'in the years 2019-2021 alone'],
  ['die Vor-', 'und Nachteile', 'die Vor- und Nachteile'],
  ['both pre-', 'and post-war', 'both pre- and post-war'],
  ['compost the leaves', '—can be done', 'compost the leaves—can be done'],
  ['compost the leaves—', 'this can be done', 'compost the leaves—this can be done'],
  ['the leaves —', 'if dry', 'the leaves — if dry'],
  ['which falls to', '-5 degrees', 'which falls to -5 degrees'],
  ['これは文', '章です', 'これは文章です'],
  ['a plain line', 'and the next', 'a plain line and the next'],
])('“%s” and “%s” become “%s”', (before, next, whole) => {
  expect(joinLines(before, next, none)).toBe(whole)
})

test('a compound keeps its hyphen where the document writes it so elsewhere', () => {
  const words = wordsIn(['a well-known fact', 'other words'])
  expect(joinLines('it is well-', 'known that', words)).toBe('it is well-known that')
})

test.each([
  ['dry leaves —can be added', 'dry leaves—can be added'],
  ['dry leaves— can be added', 'dry leaves—can be added'],
  ['dry leaves — can be added', 'dry leaves — can be added'],
  ['Laub –trocken und', 'Laub – trocken und'],
  ['des Erneuerbare-Energien- Gesetzes', 'des Erneuerbare-Energien-Gesetzes'],
  ['die Vor- und Nachteile', 'die Vor- und Nachteile'],
  ['at a low of –5 degrees', 'at a low of –5 degrees'],
  ['pages 12 –14', 'pages 12 –14'],
])('the line “%s” reads “%s”', (line, tidy) => {
  expect(tidyDashes(line)).toBe(tidy)
})
