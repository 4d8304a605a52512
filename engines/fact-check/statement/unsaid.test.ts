import { describe, expect, test } from 'vitest'
import { wordsMissing, wordsUnsaid } from '../index.ts'

const sentence =
  'The council laid the ferry Aurora up on 3 May 2019 for 26 months, and 140 of its sailors went to the port of Holm.'

function unsaidOf(claim: string, evidence = sentence) {
  return wordsUnsaid(claim, { sentence: evidence })?.map(({ start, end }) => claim.slice(start, end)) ?? null
}

describe('a sentence says a claim in other words', () => {
  test('where it has all but a few plain words of it, which are named', () =>
    expect(
      unsaidOf('The council mothballed the ferry Aurora on 3 May 2019 for 26 months, and 140 sailors went to Holm.'),
    ).toEqual(['mothballed']))

  test.each([
    ['a figure', 'The council mothballed the ferry Aurora on 3 May 2019 for 28 months, and 140 sailors went to Holm.'],
    ['a name', 'The council mothballed the ferry Boreas on 3 May 2019 for 26 months, and 140 sailors went to Holm.'],
    ['what may be a name', 'Okonkwo mothballed the ferry Aurora on 3 May 2019 for 26 months, and 140 went to Holm.'],
    ['a denial', 'The council never mothballed the ferry Aurora on 3 May 2019, and 140 sailors went to Holm.'],
    ['a word of extent', 'The council mothballed all ferries like the Aurora on 3 May 2019 for 26 months.'],
    ['a word of a sort', 'The council mothballed the wooden ferry Aurora on 3 May 2019 for 26 months.'],
    ['a word of more or less', 'The council raised the ferry Aurora on 3 May 2019 for 26 months.'],
    ['a word in quotation marks', 'The council “mothballed” the ferry Aurora on 3 May 2019 for 26 months.'],
    ['a cause', 'The council mothballed the ferry Aurora on 3 May 2019 because 140 sailors went to Holm.'],
    ['too many words', 'The municipal shipyard mothballed an ailing steamer, the Aurora, on 3 May 2019.'],
  ])('never where %s is missing or turned', (_, claim) => expect(unsaidOf(claim)).toBeNull())

  test('nor where two figures have changed places', () => {
    const groups = 'For every 100 sheep, 14 doses of drench were needed in the indoor group and 31 among the controls.'
    const claim =
      'Per 100 sheep, the indoor group needed 31 doses of drench eventually, whereas the controls needed 14.'
    expect(unsaidOf(claim, groups)).toBeNull()
  })
})

describe('what a sentence lacks of a claim', () => {
  test('is named with the share that it has, names and figures twice', () => {
    const claim = 'A single inspection of the ferry takes eleven minutes on average.'
    const { share, missing } = wordsMissing(claim, { sentence: 'An average inspection takes eleven minutes.' })
    expect(missing.map(({ start, end }) => claim.slice(start, end))).toEqual(['single', 'ferry'])
    expect(share).toBeCloseTo(4 / 6)
  })

  test('is nothing where only order and form differ', () => {
    const claim = 'The ferry Aurora was laid up on 3 May 2019 for 26 months.'
    expect(wordsMissing(claim, { sentence }).missing).toEqual([])
  })
})
