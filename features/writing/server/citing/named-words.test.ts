import { expect, test } from 'vitest'
import type { Passage } from '../../../../engines/retrieval/index.ts'
import { confirmNamedInRow } from './named-row.ts'
import { confirmNamed, isSurelyQuoted } from './named-words.ts'

const quoted = (sentence: string, quote: string) => isSurelyQuoted(sentence, quote, 'English-US')

test('a short sentence keeps a quotation for its figure, and none for a word in common', () => {
  expect(quoted('It has 24 turbines.', 'The dam holds 24 turbines.')).toBe(true)
  expect(quoted('It may, and it pays nothing.', 'The council pays half of the fee.')).toBe(false)
  expect(quoted('The council pays half of the fee.', 'The council pays half of the fee.')).toBe(true)
})

test.each([
  [
    'the date at the head of an entry',
    'The frame was mended on 19 May, at no charge.',
    '19 May. Frame mended at the house, as she lives far off. No charge was made.',
    'Frame mended at the house, as she lives far off.',
  ],
  [
    'the day of a second date',
    'Come on October 18 or 19.',
    'Drop-off is Saturday, October 18, and Sunday, October 19.',
    'Drop-off is Saturday, October 18, and Sunday, October 19.',
  ],
  [
    'what a sentence denies with the verb of the one before',
    'School buses, which weigh 9 tons empty, may not, and neither may Engine 2 of the Tully fire company.',
    'The empty school bus weighs 9 tons; buses therefore keep to State Route 61, and so does Engine 2 of the Tully fire company.',
    'The empty school bus weighs 9 tons; buses therefore keep to State Route 61, and so does Engine 2 of the Tully fire company.',
  ],
  [
    'two dates, of the time between them',
    'You have driven around it for nearly 19 months, since a truck struck the portal.',
    'Closed since March 11, 2024, when a truck struck the portal. It opens on Saturday, October 4.',
    'Closed since March 11, 2024, when a truck struck the portal. It opens on Saturday, October 4.',
  ],
  [
    'a number whose unit an earlier one has',
    'On the third day, burn six kilograms where there is no card.',
    'First day two kilograms, second day four, third day the full load by the card; no card, six.',
    'third day the full load by the card; no card, six.',
  ],
  [
    'what stands behind a title',
    'Why Pitch Climbs in Summer: Humidity hits 75 percent, and up goes the pitch.',
    'In summer, humidity goes to 75 percent, which pushes the pitch up.',
    'humidity goes to 75 percent, which pushes the pitch up.',
  ],
  [
    'a number whose unit is a word in front',
    'Clean the groove for 20 minutes.',
    'Average minutes: old spline out, 50. Groove clean, 20.',
    'Groove clean, 20.',
  ],
  [
    'what two figures of the sentence make',
    'You bring 0.3 kg, at $5 a kilo, and get $1.50.',
    'Coarse fiber weighs 0.3 kg in a fleece. We pay $5 a kilo for coarse fiber.',
    'We pay $5 a kilo for coarse fiber.',
  ],
  [
    'a share of two figures that it has, one of which is a sum',
    'We set free 134 of 188 animals (71 %).',
    'We took in 211 animals. Set free were 134, and 54 died.',
    'Set free were 134, and 54 died.',
  ],
  [
    'a price that is made of others',
    'Fewer shirts come to $198 too.',
    'Printing: set-up $30, $7 a shirt; of fewer we bill 24. The press stands in the back.',
    'Printing: set-up $30, $7 a shirt; of fewer we bill 24.',
  ],
  [
    'the first day of a range',
    'The coach leaves on Wednesday 3 June.',
    'The coach takes you from Wednesday 3 to Friday 5 June.',
    'The coach takes you from Wednesday 3 to Friday 5 June.',
  ],
  [
    'dates that stand in the title',
    'There were 247 calls in March 2026.',
    'Forty calls were the same people ringing twice, so it is 247.',
    'so it is 247.',
  ],
])('words that are named carry %s', (_, sentence, text, quote) => {
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Record of March 2026', text, start: 0, end: text.length }
  const material = { sources: [[passage]], language: 'English-UK' as const }
  expect(confirmNamed(sentence, [{ source: 1, quote }], material)).not.toEqual([])
})

test('a bare number carries none with a unit that its source never uses', () => {
  const text = 'No card, six. Bring it along, and leave the door ajar.'
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Record', text, start: 0, end: text.length }
  const material = { sources: [[passage]], language: 'English-US' as const }
  expect(
    confirmNamed('Without a card, burn six kilograms.', [{ source: 1, quote: 'No card, six.' }], material),
  ).toEqual([])
})

test('the day of a date is no other number', () => {
  const text = 'It opened on May 12 with rooms for guests.'
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Record', text, start: 0, end: text.length }
  const material = { sources: [[passage]], language: 'English-US' as const }
  expect(confirmNamed('It has 12 rooms for guests.', [{ source: 1, quote: text }], material)).toEqual([])
})

test('a row of a table is cited in the cell that the words carry, whatever its date and question', () => {
  const text = 'Two weeks for a mug, then hold it to your cheek: if it feels cold, it is still wet.'
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Leaflet', text, start: 0, end: text.length }
  const cell = 'Give a mug two weeks, then hold it to your cheek.'
  const row = `| 9 October | The cheek knows | “It feels dry, can it go in?” | ${cell} |`
  const [found, ...others] = confirmNamedInRow(row, [{ source: 1, quote: 'hold it to your cheek' }], {
    sources: [[passage]],
    language: 'English-UK',
  })
  expect(row.slice(found?.start, found?.end)).toBe(cell)
  expect(others).toEqual([])
})

test('among many figures none is made of others by chance', () => {
  const prices = Array.from({ length: 400 }, (_, at) => `$${at + 3}.17`).join(', ')
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Prices', text: prices, start: 0, end: prices.length }
  const sentence = `Twenty of them at ${prices} come to $63.40.`
  expect(
    confirmNamed(sentence, [{ source: 1, quote: prices }], { sources: [[passage]], language: 'English-US', own: '20' }),
  ).toEqual([])
})

test('a time of a plan is cited where the person has it begin at one, and by no other words', () => {
  const text = 'Old spline out, 50 minutes. Dry it in the shade.'
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Card', text, start: 0, end: text.length }
  const sources = [[passage]]
  const sentence = 'Pry out the old spline: 9:15 a.m., 50 minutes'
  const cited = (quote: string, own: string) =>
    confirmNamed(sentence, [{ source: 1, quote }], { sources, language: 'English-US', own }).map((one) => one.quote)
  expect(cited('Old spline out, 50 minutes.', 'Start at 9:00 a.m.')).toEqual(['Old spline out, 50 minutes.'])
  expect(cited('Old spline out, 50 minutes.', 'Give each step its time.')).toEqual([])
})
