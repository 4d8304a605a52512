import { describe, expect, test } from 'vitest'
import { claimReader, correctedClaim } from '../index.ts'

describe('a correction', () => {
  const corrected = (claim: string, sentence: string) =>
    correctedClaim(claim, claimReader(claim, 'English-US')(sentence), { sentence, language: 'English-US' })

  test.each([
    ['a figure', 'The hall has 260 seats.', 'The hall has 620 seats.', 'The hall has 620 seats.'],
    [
      'a month of a day',
      'The bridge opened in May 1992.',
      'The bridge opened on 14 June 1992.',
      'The bridge opened in June 1992.',
    ],
    ['a name', 'The letters are kept in Basel.', 'The letters are kept in Bern.', 'The letters are kept in Bern.'],
    [
      'a year',
      'The old bridge was opened in 1947.',
      'The old bridge was opened in 1937.',
      'The old bridge was opened in 1937.',
    ],
    ['a unit', 'The tower is 330 feet tall.', 'The tower is 330 metres tall.', 'The tower is 330 metres tall.'],
    ['a word of extent', 'All of the old dams leak.', 'Most of the old dams leak.', 'Most of the old dams leak.'],
  ])('exchanges %s', (_, claim, sentence, right) => expect(corrected(claim, sentence)).toBe(right))

  test.each([
    ['an agent by what it acts on', 'The ship was sunk by Hansen.', 'The ship was sunk by a mine off Norway.'],
    ['a word by its contrary', 'Wind power costs fell last year.', 'Wind power costs rose last year.'],
    ['a figure in words joined to another', 'It was a three-year plan.', 'It was a plan for four years.'],
    ['what the claim has elsewhere', 'It rose from 5 to 6 percent.', 'It rose from 4 to 5 percent.'],
    [
      'cause by effect',
      'A strike led to delays in the delivery of steel.',
      'Delays in the delivery of steel led to a strike in 1990 that stopped work for seven weeks.',
    ],
    ['a name that does not fit its title', 'The Scottish writer Ann Lee won it.', 'The prize was won by Catholics.'],
  ])('never exchanges %s', (_, claim, sentence) => expect(corrected(claim, sentence)).toBeNull())
})
