import { expect, test } from 'vitest'
import { contentLanguageOf } from '../../text/index.ts'
import { isPlainStatement, takesUp } from '../index.ts'

test.each([
  'Sand has settled in its basin.',
  'The gates close slowly.',
  'Bread goes stale because it dries.',
  'Steam keeps the crust soft, so that the loaf can rise.',
])('“%s” states something that a source may say', (sentence) => {
  expect(isPlainStatement(sentence, 'English-US')).toBe(true)
})

test.each([
  ['an opinion', 'I think the old wheel looks beautiful.'],
  ['advice', 'You should visit the mill in autumn.'],
  ['a question', 'Does silt settle in the mill pond?'],
  ['of somebody named before', 'They remove it by hand each autumn.'],
  ['of something named before', 'This keeps the crust soft.'],
  ['of nobody yet, behind a setting', 'In winter it freezes to the ground.'],
  ['of the writer', 'We remove the silt by hand each autumn.'],
  ['of the text', 'This article explains how bread goes stale.'],
  ['of the future', 'The mill pond will silt up again.'],
  ['a heading', 'Silt in the mill pond'],
  ['too little', 'Gates close.'],
])('%s: “%s” does not', (_, sentence) => {
  expect(isPlainStatement(sentence, 'English-US')).toBe(false)
})

test('German and Spanish are read likewise; where no list of pronouns is, nothing is taken for such a statement', () => {
  const isPlain = (sentence: string, language: string) => isPlainStatement(sentence, contentLanguageOf(language))
  expect(isPlain('Kraniche brüten auf den Inseln.', 'German')).toBe(true)
  expect(isPlain('Sie halten die Ränder frei.', 'German')).toBe(false)
  expect(isPlain('La arena se deposita en la cuenca.', 'Spanish')).toBe(true)
  expect(isPlain('Ellos limpian la cuenca con palas.', 'Spanish')).toBe(false)
  expect(isPlain('La sabbia si deposita nel bacino.', 'Italian')).toBe(false)
})

test.each([
  ['a pronoun', 'It was adopted by 11 votes to 4.', true],
  ['a noun made of its verb', 'The recommendation was adopted by 11 votes to 4.', true],
  ['another noun', 'The budget was adopted by 11 votes to 4.', false],
])('a sentence takes up the one before it by %s', (_, sentence, does) => {
  expect(takesUp(sentence, 'The board recommended the drug on 19 May.', 'English-US')).toBe(does)
})
