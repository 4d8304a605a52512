import { expect, test } from 'vitest'
import { splitPassages, termReader } from '../../../../engines/retrieval/index.ts'
import { claimOf } from './claim.ts'
import { withoutOutdated } from './outdated.ts'

const [passage] = splitPassages({ sourceId: 's', title: 'Clinic', text: 'Any.', language: 'English-US' })

/** What is left of quotations behind a sentence. */
function left(sentence: string, quotes: readonly string[]): string[] {
  if (!passage) throw new Error('no passage')
  const claim = claimOf(sentence, { language: 'English-US', termsIn: termReader('English-US') })
  const quoted = quotes.map((quote) => ({ passage, quote }))
  return withoutOutdated(claim, quoted).map(({ quote }) => quote)
}

const later = 'The readings are now written down every five minutes, not ten.'

test('what a later source has corrected is cut out of a quotation, or goes with all of it', () => {
  const claim = 'Every five minutes she writes down pulse, breathing, oxygen, and temperature.'
  expect(left(claim, [later, 'She writes down pulse, breathing, oxygen, and temperature every ten minutes.'])).toEqual([
    later,
    'She writes down pulse, breathing, oxygen,',
  ])
  expect(left(claim, [later, 'The readings are written down every ten minutes.'])).toEqual([later])
})

test('two with the same words are one', () => {
  const quote = 'Doors open at 9 off Quarry Road.'
  expect(left('Doors open at 9, off Quarry Road.', [quote, quote])).toEqual([quote])
})

test.each([
  ['the only quotation', 'The fee is $10.', ['The fee is $8.']],
  ['one without which a figure is missing', 'The fee is $10 for 40 people.', ['The fee is $8.', 'Room for 40 people.']],
  ['one that has the figure too', 'The fee is $10.', ['The fee is $10.', 'The fee rose from $8 to $10.']],
  [
    'one that it is reckoned from',
    'The two guards cost $10,800.',
    ['The two guards cost $10,800.', 'We pay $6,000 for one guard and $4,800 for the other.'],
  ],
  ['one with figures of another sort', 'The fee is $10.', ['The fee is $10.', 'It is paid within 30 days.']],
])('%s stays', (_, claim, quotes) => expect(left(claim, quotes)).toEqual(quotes))
