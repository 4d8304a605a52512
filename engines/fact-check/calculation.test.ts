import { expect, test } from 'vitest'
import type { ContentLanguage } from '../text/index.ts'
import { recomputed } from './calculation.ts'

function yielded(claim: string, calculation: string, evidence: string, language: ContentLanguage = 'English-US') {
  const found = recomputed({ words: claim, language }, calculation, { words: evidence, language })
  return found.map(({ start, end }) => claim.slice(start, end))
}

test.each<[claim: string, calculation: string, evidence: string, language: ContentLanguage, figure: string]>([
  [
    'She ran it for some 24 years.',
    '1831 - 1807 = 24',
    'She came on 2 February 1807 and left in 1831.',
    'English-US',
    '24 years',
  ],
  ['It is 60 euros less.', '479 − 419 = 60 euros', '479 euros with the pen and 419 without', 'English-US', '60 euros'],
  ['About 35 percent stayed.', '430 / 1,240 = 0.347', 'Of 1,240 people 430 stayed.', 'English-US', '35 percent'],
  [
    'It is 13 billion dollars less.',
    '41 - 28 = 13',
    'It fell from 41 billion dollars to 28 billion dollars.',
    'English-US',
    '13 billion dollars',
  ],
  [
    'Er stand 13 Jahre an der Spitze.',
    '2019 - 2006 = 13',
    'Er hat sie von 2006 bis 2019 geleitet.',
    'German',
    '13 Jahre',
  ],
  [
    'Es kostet 600,50 Euro mehr.',
    '1.840,50 - 1.240 = 600,50',
    'Es kostet 1.840,50 Euro statt 1.240 Euro.',
    'German',
    '600,50 Euro',
  ],
  ['Costó 24 euros al año.', '2 × 12 = 24', 'Cuesta 2 euros al mes.', 'Spanish', '24 euros'],
])('%s', (claim, calculation, evidence, language, figure) => {
  expect(yielded(claim, calculation, evidence, language)).toEqual([figure])
})

test.each([
  ['a figure that is nowhere', 'It made 64 trips.', '46 + 18 = 64', 'It made 46 trips in a week.'],
  ['another result', 'She ran it for 42 years.', '1831 - 1807 = 42', 'She came in 1807 and left in 1831.'],
  ['a hundredfold', 'It has 520,000 trees.', '5,200 * 100 = 520,000', 'It has 5,200 trees.'],
  ['another unit', 'It took 24 hours.', '1831 - 1807 = 24', 'She came in 1807 and left in 1831.'],
  ['a figure alone', 'It has 46 seats.', '46', 'It made 46 trips.'],
  ['a sentence', 'It has 46 seats.', 'as the source says', 'It made 46 trips.'],
])('%s yields nothing', (_, claim, calculation, evidence) => {
  expect(yielded(claim, calculation, evidence)).toEqual([])
})
