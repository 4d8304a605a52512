import { expect, test } from 'vitest'
import type { ContentLanguage } from '../text/index.ts'
import { derivedFigures } from './derived-figures.ts'

const perArea = 'Un huerto en pleno verano gasta de 4 a 6 litros por metro cuadrado y día en el interior.'

function follows(sentence: string, text: string, language: ContentLanguage = 'English-US', of = language): boolean {
  return derivedFigures({ words: sentence, language }, { words: text, language: of }) !== null
}

test.each<[string, ContentLanguage, string, ContentLanguage]>([
  ['Un bancal de 20 m² pide, por tanto, entre 80 y 120 litros diarios.', 'Spanish', perArea, 'Spanish'],
  ['A bed of 20 square meters needs 80 to 120 liters a day.', 'English-US', perArea, 'Spanish'],
  ['Ein Beet von 20 Quadratmetern braucht 80 bis 120 Liter am Tag.', 'German', perArea, 'Spanish'],
  ['12 plants take 24 to 36 liters.', 'English-US', '2 to 3 liters per plant', 'English-US'],
  ['Das sind 24 Euro im Jahr.', 'German', 'Der Beitrag steigt um 2 € im Monat.', 'German'],
  ['600 kWh cost 180 euros at that price.', 'English-US', 'It costs 0.30 euros per kWh.', 'English-US'],
  ['Of a 240 euro bill it pays 120 euros.', 'English-US', 'The city pays 50 % of the material.', 'English-US'],
  ['The helmet falls about 6.6 feet.', 'English-US', 'The helmet falls two meters.', 'English-US'],
  [
    'A half plot costs £59 in the first year.',
    'English-UK',
    'The rent is £36 for a half plot, and £66 for a full one. Water is £8. The key deposit is £15.',
    'English-UK',
  ],
  [
    'It was closed for nearly 19 months.',
    'English-US',
    'Closed since March 11, 2024. It opens October 4.',
    'English-US',
  ],
  ['Er war 27 Jahre lang Setzer.', 'German', 'Setzer von 1961 bis 1988', 'German'],
  ['You have 45 days.', 'English-US', 'From April 3, 2026, to May 18, 2026.', 'English-US'],
  ['Heat above 149 °F ages it.', 'English-US', 'Heat above 65 °C', 'English-US'],
])('%s', (sentence, language, text, of) => {
  expect(follows(sentence, text, language, of)).toBe(true)
})

test.each([
  ['a product that is wrong', 'A bed of 20 m² needs 90 to 120 liters.', '4 to 6 liters per m²'],
  ['a rate of something else', 'A bed of 20 m² needs 80 liters.', '4 liters per plant'],
  ['one right and one invented figure', 'Of 240 euros it pays 120 euros in 17 days.', 'It pays 50 %.'],
  ['figures whose quotient it happens to be', 'It needs 3 liters.', 'It holds 6 liters and has 2 taps.'],
  ['what the text has anyway', 'It needs 4 liters per m².', '4 to 6 liters per m²'],
  ['a sum of bare numbers', 'It has 59 of them.', 'It has 36, 8, and 15.'],
  ['a sum among many', 'It costs 59 euros.', '1 euro, 3 euros, 7 euros, 15 euros, 31 euros, 40 euros, or 100 euros.'],
  ['a time that is too long', 'It was closed for 21 months.', 'Closed since March 11, 2024. It opens October 4.'],
  ['a year', 'It opened in 1966.', 'It opened in 1960, 6 years after the plan.'],
])('no calculation: %s', (_, sentence, text) => {
  expect(follows(sentence, text)).toBe(false)
})
