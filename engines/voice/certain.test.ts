import { expect, test } from 'vitest'
import { noRules, surelyBroken, type VoiceRules, voiceTextOf } from './index.ts'

function broken(text: string, rules: Partial<VoiceRules>, needs: { known?: string; demanded?: string[] } = {}) {
  return surelyBroken(
    voiceTextOf(text, 'English-US'),
    { ...noRules, ...rules },
    { known: '', demanded: [], ...needs },
  ).flatMap(({ broken: places }) => places.map(({ start, end, fix }) => [text.slice(start, end), fix]))
}

const pots = { preferred: [{ use: 'pots', insteadOf: ['products'] }] }

test('words, terms, commas, contractions, numbers, and exclamation marks are broken rules wherever they are', () => {
  expect(broken('Our Products are cheap. Kiln fires kilnly!', { ...pots, forbidden: ['cheap'] })).toEqual([
    ['Products', 'Pots'],
    ['cheap', null],
  ])
  expect(
    broken('We sell bowls, mugs and jugs. They don’t chip!', {
      serialComma: 'with',
      contractions: 'avoid',
      exclamations: 'avoid',
    }),
  ).toEqual([
    [' ', ', '],
    ['don’t', 'do not'],
    ['!', '.'],
  ])
  expect(broken('¡Hola! Bien!', { exclamations: 'avoid' })).toEqual([
    ['!', null],
    ['!', '.'],
  ])
  expect(broken('We have 3 ovens and do not rest.', { smallNumbers: 'words', contractions: 'use' })).toEqual([
    ['do not', "don't"],
    ['3', 'three'],
  ])
  expect(broken('Ask for longhand. Tag it #longhand or write to post@longhand.', { terms: ['Longhand'] })).toEqual([
    ['longhand', 'Longhand'],
  ])
})

test('a full form has no short one at the end of its clause', () => {
  const shortIn = (text: string) => broken(text, { contractions: 'use' }).map(([words]) => words)
  const ends =
    'You know who you are, and we know it. We stay where we are; they go. He asked what they are (and why). Yes, **we are**, he said. I am and remain here. Who you are matters. It is older than we are now. That is who you are.'
  expect(shortIn(ends)).toEqual([])
  expect(shortIn('If they do not, we will. They cannot, we know. You are, as ever, late.')).toEqual([
    'do not',
    'cannot',
  ])
  expect(shortIn('You know what you are doing. We are late, and they will come.')).toEqual([
    'you are',
    'We are',
    'they will',
  ])
})

test('what is quoted, named, or demanded as it is breaks no rule', () => {
  expect(
    broken(
      'She said “products!”, and Clay Products said no.',
      { ...pots, exclamations: 'avoid' },
      { known: 'Clay Products makes pots.' },
    ),
  ).toEqual([])
  // a name that a voice rules out is meant itself
  expect(broken('We compare it with Acme.', { forbidden: ['Acme'] }, { known: 'Acme is large.' })).toEqual([
    ['Acme', null],
  ])
  const motto = 'Their motto is “cheap and cheerful”.'
  expect(broken('Cheap it is: cheap and cheerful.', { forbidden: ['cheap'] }, { known: motto })).toEqual([
    ['Cheap', null],
  ])
  expect(broken('Clay products for products.', pots, { demanded: ['clay products'] })).toEqual([['products', 'pots']])
  expect(broken('Yahoo! is old.', { exclamations: 'avoid' })).toEqual([])
})

test('figures that are a time, a label, or the number of an item are not counted', () => {
  const text =
    '1. Open the lid.\n2. See step 3.\n\nThe shop opens at 8, closes by 5 on Sundays, and 4 out of 5 come in week 2.'
  expect(broken(text, { smallNumbers: 'words' })).toEqual([])
  const french = surelyBroken(
    voiceTextOf('Nous ouvrons le 3, avec 4 machines.', 'French'),
    { ...noRules, smallNumbers: 'words' },
    { known: '', demanded: [] },
  )
  expect(french.flatMap(({ broken: places }) => places.map(({ fix }) => fix))).toEqual(['quatre'])
  const others = 'From neuron 2 back to the next, at magnitude 7, by 7 + 3, or at 2 A. M.'
  expect(broken(others, { smallNumbers: 'words' })).toEqual([])
  expect(broken('We close after 5 visitors.', { smallNumbers: 'words' })).toEqual([['5', 'five']])
})

test('a list has items alike: neither a thing and its names nor a place and what is done there', () => {
  const text =
    'It tells of two dogs, Bravo and Rory. He sat in the tower, working and singing. It goes as water, untreated, into rivers or streams. We sell bowls, mugs and jugs.'
  expect(broken(text, { serialComma: 'with' })).toHaveLength(1)
})

test('a heading breaks its case where its words are also used small, in the text or in what is known', () => {
  const heading = '## How To Choose The Right Pot'
  const sentence = { headingCase: 'sentence' } as const
  expect(broken(`${heading}\n\nChoose with care.`, sentence)).toEqual([])
  expect(broken(heading, sentence, { known: 'You choose the right pot by its lid.' })).toEqual([
    [heading, '## How to choose the right pot'],
  ])
  expect(broken('## Visit New York City', sentence, { known: 'It is a new city. A York pot.' })).toEqual([])
  expect(broken('## How to choose the right pot', { headingCase: 'title' })).toEqual([
    ['## How to choose the right pot', '## How to Choose the Right Pot'],
  ])
})
