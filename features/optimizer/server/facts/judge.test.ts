import { expect, test } from 'vitest'
import { judge } from './judge.ts'

/** The verdict, and how each sentence of one passage under a title stands to the claim. */
function judged(claim: string, topic: string, ...sentences: string[]) {
  const around = `${topic}\n${sentences.join(' ')}`
  const finding = judge(
    claim,
    sentences.map((sentence) => ({ sentence, topic, around })),
    'English-US',
  )
  return { ...finding, stances: finding.stances.map(({ stance }) => stance) }
}

const turbines = 'Its 24 turbines reach a peak of 240 MW and supply about 0.12 % of the power demand.'

test('a sentence that names nothing speaks of what its title names', () => {
  const station = 'Rance Tidal Power Station'
  expect(judged('The Rance station has 24 turbines.', station, turbines).verdict).toBe('supported')
  const { verdict, faults } = judged('The Rance station has 42 turbines.', station, turbines)
  expect(verdict).toBe('disputed')
  expect(faults.map(({ rule, evidence: { start, end } }) => [rule, turbines.slice(start, end)])).toEqual([
    ['number', '24'],
  ])
  expect(judged('The Sihwa station has 42 turbines.', station, turbines).verdict).toBe('unsure')
})

test.each(['John Boyd Dunlop built the Rover in Coventry.', 'Dunlop built the Rover in Coventry.'])(
  'what another did bears nothing out: %s',
  (claim) => {
    const built = 'John Kemp Starley built the Rover safety bicycle in Coventry in 1885.'
    const { stances } = judged(claim, 'Bicycles', built, 'John Boyd Dunlop made pneumatic tyres.')
    expect(stances).not.toContain('supports')
  },
)

test('two sentences of one source support together what each says a part of', () => {
  const claim = 'The Rance tidal power station opened in 1966 with 24 turbines.'
  const [opened, counted] = ['The Rance power station opened in 1966.', 'The Rance power station has 24 turbines.']
  expect(judged(claim, 'Tidal power', opened, counted)).toMatchObject({
    verdict: 'supported',
    stances: ['supports', 'supports'],
  })
  expect(judged(claim, 'Tidal power', opened, 'The Sihwa power station has 10 turbines.').verdict).not.toBe('supported')
})

test('what somebody else said bears no part of a claim out, though its words are there', () => {
  const said = '“We were told for years that it could not be done,” said Ada Lund, the director of the mill.'
  const other = 'Owen Tresk, the leader of the council, called the mill a gift.'
  const claim = '“We were told for years that it could not be done,” said Owen Tresk, the leader of the council.'
  expect(judged(claim, 'The mill', said, other).verdict).not.toBe('supported')
})

test('a sentence that begins with a pronoun goes on with the one before it', () => {
  const claim = 'From 3 May 2024, a sleep study is to observe 400 patients for three years.'
  const [first, second] = ['A sleep study is to start on 3 May 2024.', 'It will observe 400 patients for three years.']
  expect(judged(claim, 'Sleep', first, second).verdict).toBe('supported')
  expect(judged(claim, 'Sleep', first, 'The nurses are glad.', second).verdict).not.toBe('supported')
})
