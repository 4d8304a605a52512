import { expect, test } from 'vitest'
import { mismatchIn } from './mismatch.ts'
import { piecesIn } from './read.ts'

const ruleOf = (claim: string, ...sentences: string[]) =>
  mismatchIn(
    claim,
    sentences.map((sentence) => ({ sentence })),
    'English-US',
  )?.rule ?? null

test.each([
  ['negation', 'Engineers found cracks in the old wall.', 'The engineers who checked the wall found no cracks.'],
  ['opposite', 'The water rose because the valley was evacuated.', 'The valley was evacuated because of rising water.'],
  ['opposite', 'The seed bank went to Norway.', 'They moved the bank with all its seed to Sweden in the spring.'],
  ['name', 'Morven Rae steered the boat.', 'Their cox, Ishbel Rae, steered the boat through.'],
  ['name', 'According to Keel, the harbor is too shallow.', 'The harbor, Strand says, is too shallow.'],
  ['unit', 'The orchard has 14 square kilometers of trees.', 'Trees cover 14 hectares of the orchard.'],
  [
    'unit',
    'The hall cost 240 million euros, more than 60 lamps.',
    'The hall cost 240 million euros and is 60 meters long.',
  ],
  ['extent', 'Only members borrow films here.', 'Members borrow films here.'],
])('%s: %s', (rule, claim, sentence) => {
  expect(ruleOf(claim, sentence)).toBe(rule)
})

test.each([
  ['a denial in other words', 'Merchants were admitted from 1824.', 'Merchants were not admitted until 1824.'],
  [
    'a denial of something else',
    'The bonds fell to 28 billion.',
    'The bonds fell to 28 billion as they are no longer replaced.',
  ],
  ['a denial of a part', 'The season passed with no front light.', 'The season passed with the front light off.'],
  [
    'the other side of a comparison',
    'Robusta is less vulnerable than arabica.',
    'Arabica is more vulnerable than robusta.',
  ],
  [
    'the same time told the other way',
    'The guild sued before it was dissolved.',
    'The guild was dissolved after it had sued.',
  ],
  [
    'the same sort of another thing',
    'The iron bridge was opened.',
    'The bridge of iron, opened at noon, has a stone pier.',
  ],
  [
    'a unit that is told once for two figures',
    'The link cost 1.9 billion euros instead of the 1.5 billion first named.',
    'The total cost, put at 1.5 billion euros at first, came to 1.9 billion.',
  ],
  ['a name that is only not there', 'Nora Bixby drove the first tram.', 'She drove the first tram of the day.'],
])('no mismatch: %s', (_, claim, sentence) => {
  expect(ruleOf(claim, sentence)).toBeNull()
})

test('what one sentence has otherwise is no mismatch where another says it', () => {
  const claim = 'The teacher Rosa Lind led the club until 2003.'
  const founded = 'The club was founded by the teacher Ada Lind.'
  expect(ruleOf(claim, founded)).toBe('name')
  expect(ruleOf(claim, founded, 'Rosa Lind led it until 2003.')).toBeNull()
})

test('a sentence has a figure of the claim as it is told there', () => {
  const claim = 'The oak was felled in 1539 for more than 200 crowns.'
  const [found] = piecesIn(claim, [{ sentence: 'The trees were cut in 1538–39 for 218 crowns.' }], 'English-US')
  const pieces = found?.map(({ start, end }) => claim.slice(start, end))
  expect(pieces).toEqual(expect.arrayContaining(['1539', '200']))
})
