import { expect, test } from 'vitest'
import { strayLanguage } from './answer-language.ts'

const GERMAN =
  'Das Gezeitenkraftwerk wurde im Jahr 1966 eröffnet und hat vierundzwanzig Turbinen, die sich in beide Richtungen drehen. Es liefert Strom für viele Haushalte in der Bretagne.'
const ENGLISH =
  'The tidal power station was opened in 1966 and has 24 turbines, which turn in both directions. It supplies electricity to many homes in Brittany.'

test.each([
  ['How many turbines does the Rance station have?', GERMAN, 'German'],
  ['Wie viele Turbinen hat das Kraftwerk an der Rance, und seit wann?', ENGLISH, 'English'],
  ['How many turbines does the Rance station have?', ENGLISH, null],
  ['Tell me in German how many turbines the Rance station has.', GERMAN, null],
  ['How many turbines does it have? Bitte auf Deutsch.', GERMAN, null],
  ['Rance turbines', GERMAN, null],
  ['How many turbines does the Rance station have?', '24 Turbinen.', null],
])('%s', (question, answer, language) => {
  expect(strayLanguage(question, answer)).toBe(language)
})
