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
    'the first day of a range whose month stands behind the second',
    'It runs from Monday 9 to Saturday 28 November 2026.',
    'Refit now from Monday 9 November to Saturday 28 November 2026.',
    'from Monday 9 November to Saturday 28 November 2026',
  ],
  [
    'a day whose year stands in the title',
    'From 1 June 2026, we cut those keys like any other.',
    'From 1 June we cut those like any other.',
    'From 1 June we cut those like any other.',
  ],
  [
    'how often, where only the number stands',
    'People were locked out 548 times last year.',
    'Locked out, key inside: 512 and 548.',
    'Locked out, key inside: 512 and 548.',
  ],
  [
    'the first hour of a range',
    'Early on Sunday the program waited for the hour between 2 a.m. and 3 a.m., which was skipped.',
    'Early on Sunday the hour between 2 and 3 a.m. didn’t exist, and the program waited for it.',
    'the hour between 2 and 3 a.m. didn’t exist, and the program waited for it',
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

test.each([
  [
    'what two figures of the sentence make',
    'You bring 0.3 kg, at $5 a kilo, and get $1.50.',
    'Coarse fiber weighs 0.3 kg in a fleece. We pay $5 a kilo for coarse fiber.',
    'We pay $5 a kilo for coarse fiber.',
  ],
  [
    'a sum of what the sentence before had',
    'Spinning is $34 a kilo of yarn, so $187, which makes $247 in all.',
    'Washing: $6 a kilo of raw fleece. Spinning: $34 a kilo of yarn.',
    'Spinning: $34 a kilo of yarn.',
  ],
  [
    'times of another zone',
    'Our alarm went off at 6:52 a.m.',
    'First alert at 11:52 UTC. Central time is UTC minus five hours.',
    'First alert at 11:52 UTC.',
  ],
  [
    'what is reckoned from a figure that it has, beside another of its kind',
    'Bib 41 leaves at 10:10:30, 600 seconds after 10:00:30.',
    'Bib 1 leaves at 10:00:30. The interval is 15 seconds.',
    'Bib 1 leaves at 10:00:30.',
  ],
  [
    'a date counted from what is said of days',
    'We clear it on Monday, March 15.',
    'Winter decorations may stay through the second Sunday before Easter. We clear on the Monday right after that Sunday.',
    'We clear on the Monday right after that Sunday.',
  ],
])('where a model says that a sentence calculates, its words carry %s, and only then', (_, sentence, text, quote) => {
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Card', text, start: 0, end: text.length }
  const material = { sources: [[passage]], language: 'English-US' as const }
  const found = (calculated: boolean) => confirmNamed(sentence, [{ source: 1, quote, calculated }], material)
  expect([...new Set(found(true).map(({ by }) => by))]).toEqual(['calculation'])
  expect(found(false)).toEqual([])
})

/** What is cited of a text for a sentence, where a model names words of it. */
function cited(sentence: string, text: string, named: { quote: string; calculated?: boolean }) {
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Card', text, start: 0, end: text.length }
  const language = sentence.startsWith('Die ') ? ('German' as const) : ('English-US' as const)
  return confirmNamed(sentence, [{ source: 1, ...named }], { sources: [[passage]], language })
}

test.each([
  ['says the same with another figure', 'The fee is $10.', 'The fee is $8.'],
  ['says the same of the same name', 'The Rance station has 30 turbines.', 'The Rance station has 24 turbines.'],
  ['has no figure', 'It has 12 rooms for guests.', 'Rooms are for guests.'],
  ['has no price', 'A ticket costs $9.50.', 'Tickets are for guests.'],
  ['says the same in another currency', 'The fee is $10.', 'The fee is €8.'],
  ['says the same of the same year', 'In 2024 the fee was $10.', 'In 2024 the fee was $8.'],
  ['has a figure of something else', 'A ticket for the whole family costs $47.', 'Cats have 9 lives.'],
  ['has nothing of a date', 'The fair opens on Monday, March 15.', 'Cats are fond of warm windowsills.'],
  ['denies it', 'The pool is open on Sundays in winter.', 'The pool is not open on Sundays in winter.'],
  ['says nothing of it', 'Bring a towel and a lock.', 'Cats are fond of warm windowsills.'],
])('what %s is no calculation, whatever a model says', (_, sentence, quote) =>
  expect(cited(sentence, quote, { quote, calculated: true })).toEqual([]),
)

test.each([
  ['another person', 'Die Leitung hat seit Mai Anna Müller.', 'Die Leitung hat seit Mai Karl Schmidt.'],
  ['the other half of the day', 'The pool opens at 3 p.m. today.', 'The pool opens from 3am to 5 p.m. today.'],
  ['the end of a range from the morning', 'The pool opens at 9 p.m. today.', 'The pool opens from 9 to 5 p.m. today.'],
  ['the number of a house', 'The alarm rang 12 times in the night.', 'The alarm rang in house 12 in the night.'],
  ['a year from elsewhere', 'On 1 June 1990 the fee rose.', 'On 1 June the fee rose. It was set in 1990.'],
  ['a factor', 'The pump is 12 times as strong as the old one.', 'The pump is as strong as the old one in house 12.'],
])('%s is not written otherwise', (_, sentence, quote) => expect(cited(sentence, quote, { quote })).toEqual([]))

test('two nouns in a row are no name in German', () => {
  const text = 'Nur auf einen Millimeter dengeln. Die Schneide wölbt sich.'
  const sentence = 'Die Hülse treibt den Millimeter Schneide, den man dengelt.'
  expect(cited(sentence, text, { quote: 'Nur auf einen Millimeter dengeln.' })).toHaveLength(1)
})

test('few words are enough where they stand once', () => {
  const found = (text: string) => cited('Price: free, no receipt needed', text, { quote: 'Free.' })
  expect(found('Price list. Tasting: a wine at a time. Free.')).toHaveLength(1)
  expect(found('Tasting: a fee. Free. Parking is there. Free.')).toEqual([])
})

test('a row whose figures are only reckoned gives way to the cell that has them', () => {
  const text = 'Spinning: $34 a kilo.'
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Card', text, start: 0, end: text.length }
  const row = '| Spinning, for the yarn of the five fleeces that you sent us | $187 |'
  const found = confirmNamedInRow(row, [{ source: 1, quote: text, calculated: true }], {
    sources: [[passage]],
    language: 'English-US',
  })
  expect(found.map(({ start, end, by }) => [row.slice(start, end), by])).toEqual([['$187', 'calculation']])
})

test('what a row reckons is cited in its cell beside a date of publication and a reader’s question', () => {
  const text = 'Clay is £14 a bag now. Glaze firing is £3 a mug.'
  const passage: Passage = { id: 'p', sourceId: 's', title: 'Card', text, start: 0, end: text.length }
  const cell = 'A bag of clay at £14 and glaze at £3 a mug come to £89 for 25 mugs.'
  const row = `| 23 October 2026 | What 25 mugs cost | “What will I owe?” | ${cell} |`
  const named = ['Clay is £14 a bag now.', 'Glaze firing is £3 a mug.'].map((quote) => ({
    source: 1,
    quote,
    calculated: true,
  }))
  const own = 'One post on what clay and glaze cost for 25 mugs.'
  const found = confirmNamedInRow(row, named, { sources: [[passage]], language: 'English-UK', own })
  expect(found.map(({ start, end, by }) => [row.slice(start, end), by])).toEqual([
    [cell, 'calculation'],
    [cell, 'calculation'],
  ])
})

test('a row that code reckons is cited whole, and a cell that contradicts its row not at all', () => {
  const inRow = (row: string, text: string, calculated: boolean) => {
    const passage: Passage = { id: 'p', sourceId: 's', title: 'Card', text, start: 0, end: text.length }
    const material = { sources: [[passage]], language: 'English-US' as const }
    const found = confirmNamedInRow(row, [{ source: 1, quote: text, calculated }], material)
    return found.map(({ start, end }) => row.slice(start, end))
  }
  const pool = '| Length of the pool | 25 meters | 82 feet |'
  expect(inRow(pool, 'The length of the pool is 25 meters.', false)).toEqual([pool])
  expect(inRow('| $10 | Fee |', 'The fee is $8.', true)).toEqual([])
})

test('what is found beside the words named is reckoned with too, and a second quotation of the same denies as the first', () => {
  const texts = ['The tank holds 12 liters.', 'The can holds 8 liters.']
  const passages = texts.map((text, at) => ({ id: `p${at}`, sourceId: 's', title: 'Card', text, start: 0, end: 25 }))
  const sum = 'The tank holds 12 liters and the can holds 8 liters, 20 liters together.'
  const material = { sources: [passages], language: 'English-US' as const }
  expect(confirmNamed(sum, [{ source: 1, quote: texts[0] ?? '' }], material)).toHaveLength(2)
  const quote = 'The pool is not open on Sundays in winter.'
  const pool: Passage = { id: 'p', sourceId: 's', title: 'Card', text: quote, start: 0, end: quote.length }
  const twice = [quote, `${quote} `].map((words) => ({ source: 1, quote: words }))
  expect(confirmNamed('The pool is open on Sundays in winter.', twice, { ...material, sources: [[pool]] })).toEqual([])
})

test('among many figures none is made of others by chance', () => {
  const prices = Array.from({ length: 400 }, (_, at) => `$${at + 3}.17`).join(', ')
  expect(cited(`Twenty of them at ${prices} come to $63.40.`, prices, { quote: prices })).toEqual([])
})
