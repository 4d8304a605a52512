import { describe, expect, test } from 'vitest'
import { comparable, findQuote, normaliseSpace, support, withoutInvisible, withoutStarred } from './index.ts'

const passage = `In 2020, the World Health Organization said that 3,500 people in “New York” had
been in-\nfected, up 12 % from May 3, 2019. Angela Merkel’s office paid $3.5 million for it.`

const missing = (sentence: string) => support(sentence, { passage }).missing.map(({ kind, words }) => [kind, words])

describe('a sentence that the passage carries', () => {
  test.each([
    'WHO counted 3500 infected people in New York in 2020.',
    'Merkel’s office paid 3.5 million dollars.',
    'On 3 May 2019 it was 12 percent less.',
    'In May 2019 it was less.',
    'In 2019 it was less.',
    'It was said that 3,500 people "had been infected".',
    'People were ill.',
    '',
  ])('%s', (sentence) => expect(support(sentence, { passage })).toMatchObject({ carried: true, missing: [] }))
})

describe('a sentence that it does not', () => {
  test.each([
    ['It was 3,600 people.', [['number', '3,600']]],
    ['It was 3.5 billion dollars.', [['number', '3.5 billion dollars']]],
    ['It was 12 km.', [['number', '12 km']]],
    ['It was on May 4, 2019.', [['date', 'May 4, 2019']]],
    ['It happened in the 2020s.', [['number', '2020s']]],
    ['In Boston, Angela Merkel paid.', [['name', 'Boston']]],
    ['The UN said so.', [['name', 'UN']]],
    ['She said “people were infected by this”.', [['quote', '“people were infected by this”']]],
  ])('%s', (sentence, expected) => expect(missing(sentence)).toEqual(expected))

  test('has its spans in itself', () => {
    const sentence = 'In Boston 4,000 fell ill.'
    for (const { start, end, words } of support(sentence, { passage }).missing) {
      expect(sentence.slice(start, end)).toBe(words)
    }
  })
})

describe('a figure', () => {
  const rates = 'At $0.13 per kWh and $0.0357 a mile, 1,187,000 drivers saved $1,180 in 2019.'
  test.each([
    ['At 13 cents it pays.', true],
    ['At 13¢ it pays.', true],
    ['At 14 cents it pays.', false],
    ['At 13 dollars it pays.', false],
    ['It is just under 3.6 cents a mile.', true],
    ['It is 3.5 cents a mile.', false],
    ['About 1.2 million drivers saved.', true],
    ['About 1.1 million drivers saved.', false],
    ['About 1 million drivers saved.', false],
    ['They saved 1,180 euros.', false],
    ['That was in 2020.', false],
  ])('may be in cents or rounded: %s', (sentence, carried) =>
    expect(support(sentence, { passage: rates }).carried).toBe(carried),
  )
  test('may leave out that it is of cents', () =>
    expect(support('It fell from 15 cents to 10.', { passage: 'By day 15 cents, at night 10 cents.' }).carried).toBe(
      true,
    ))
  test('in another language’s cents is the same', () =>
    expect(support('At 13 cents it pays.', { passage: 'Für 0,13 € je kWh.', language: 'German' }).carried).toBe(true))
})

test.each([
  ['Prices vary in the United States.', 'In the U.S., prices vary.', true],
  ['Prices vary in the United States.', 'In the US, prices vary.', true],
  ['Prices vary in the United Kingdom.', 'In the U.S., prices vary.', false],
  ['Prices vary in South Africa.', 'In the SAP list, prices vary.', false],
  ['Prices vary in Europe.', 'European prices vary.', true],
  ['Prices vary in Germany.', 'In Greece, prices vary.', false],
  ['Food took 480 euros.', 'It cost 1,940 euros: 1,150 for rooms, 480 for food.', true],
  ['Food took 480 euros.', 'The 480 guests ate.', false],
])('a name may stand as its initials: %s %s', (sentence, text, carried) =>
  expect(support(sentence, { passage: text }).carried).toBe(carried),
)

test('the source’s title may name what the passage does not', () => {
  const sentence = 'In Boston it rose.'
  expect(support(sentence, { passage }).carried).toBe(false)
  expect(support(sentence, { passage, context: 'Health in Boston' }).carried).toBe(true)
})

describe('a quote', () => {
  test.each([
    ['people in "New York" had been infected', 'people in “New York” had\nbeen in-\nfected'],
    ['  said that\n3,500 ', 'said that 3,500'],
    ["Merkel's office", 'Merkel’s office'],
    ['up 12 %', 'up 12 %'],
  ])('%s stands in the passage', (quote, words) => {
    const span = findQuote(passage, quote)
    expect(span && passage.slice(span.start, span.end)).toBe(words)
  })

  test.each(['', ' \n', 'people in Boston', 'Said that', 'World Health Organisation'])('%s does not', (quote) => {
    expect(findQuote(passage, quote)).toBeNull()
    expect(support('It is so.', { passage, quote }).carried).toBe(false)
  })
})

describe('cleaning', () => {
  test('starred and empty sentences go', () => {
    expect(withoutStarred('Hello. *** Skip this one. Keep this.\n\n***Skip the line\n\n\n\nEnd.')).toBe(
      'Hello. Keep this.\n\nEnd.',
    )
    expect(withoutStarred('*** Only this.')).toBe('')
    expect(withoutStarred(' \n ')).toBe('')
    expect(withoutStarred('A *** inside stays.')).toBe('A *** inside stays.')
  })

  test('invisible characters are removed', () => expect(withoutInvisible('a\u200bb\u00adc\ufeff')).toBe('abc'))

  test('white space is made one', () => expect(normaliseSpace('\u00a0a \n\t b ')).toBe('a b'))

  test('typesetting is made one', () => {
    expect(comparable('“ﬁne” – it’s… co\u00adop\u200b').text).toBe('"fine" - it\'s... coop')
    expect(comparable('a well-\nknown Jean-\nPaul').text).toBe('a wellknown Jean- Paul')
  })
})
