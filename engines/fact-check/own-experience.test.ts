import { describe, expect, test } from 'vitest'
import type { ContentLanguage } from '../text/index.ts'
import { isScene, needsSource, statementKind } from './index.ts'

describe('what only its writer can know is no claim', () => {
  test.each<[ContentLanguage, string]>([
    ['English-US', 'I felt at home in Lisbon.'],
    ['English-US', 'We were tired but happy.'],
    ['English-US', 'I spent 3 days in Porto and did not want to leave.'],
    ['English-US', 'I woke before everyone else and walked down to the harbor alone.'],
    ['German', 'Ich verbrachte 3 Tage in Porto und wollte nicht mehr weg.'],
    ['German', 'Wir waren müde, aber glücklich.'],
    ['Spanish', 'Me sentí como en casa allí.'],
    ['Spanish', 'Todos los veranos volvíamos a la misma playa.'],
    ['French', 'J’ai passé 3 jours à Porto et je ne voulais plus partir.'],
    ['French', 'Nous étions fatigués mais heureux.'],
  ])('%s: %s', (language, sentence) => {
    expect(needsSource(sentence, language)).toMatchObject({ needed: false, because: 'experience' })
    expect(statementKind(sentence, language)).toBe('too-vague')
  })

  test.each<[ContentLanguage, string]>([
    ['English-US', 'Nothing beats a warm loaf, and I have tried 40.'],
    ['German', 'Nichts geht über ein warmes Brot, und ich habe 40 probiert.'],
    ['Spanish', 'Nada supera un pan caliente, y he probado 40.'],
    ['French', 'Rien ne vaut un pain chaud, et j’en ai goûté 40.'],
  ])('%s: %s', (language, sentence) => expect(statementKind(sentence, language)).toBe('opinion'))
})

test.each<[ContentLanguage, string]>([
  ['English-US', 'I loved Lisbon, which has 545,000 inhabitants.'],
  ['English-US', 'I visited the bridge built in 1890.'],
  ['English-US', 'We sold 40,000 loaves in 2020.'],
  ['English-US', 'We spent 40 billion euros on roads.'],
  ['English-US', 'I was born in Paris in 1960.'],
  ['English-US', 'Our study found that sleep improves memory.'],
  ['English-US', '“I felt at home in Lisbon,” said Marie Kerr.'],
  ['German', 'Wir haben 2020 rund 40.000 Brote verkauft.'],
  ['Spanish', 'Vendimos 40.000 panes en 2020.'],
  ['French', 'Nous avons vendu 40 000 pains en 2020.'],
])('what can be looked up stays a claim: %s: %s', (language, sentence) =>
  expect(statementKind(sentence, language)).toBe('claim'),
)

test('a scene is in words of the senses and past; how things are is none', () => {
  expect(isScene('Nobody spoke, and only the gulls were awake.', 'English-US')).toBe(true)
  expect(isScene('Niemand sprach, und nur die Möwen waren wach.', 'German')).toBe(true)
  expect(isScene('All bats are awake at night.', 'English-US')).toBe(false)
})
