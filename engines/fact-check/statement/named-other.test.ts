import { describe, expect, test } from 'vitest'
import { claimReader } from '../index.ts'

/** What a sentence says of a claim, in a source about Marcus Delaney. */
function stateOf(claim: string, sentence: string, before = '') {
  const topic = 'The people behind the tool shelf\nMarcus Delaney'
  return claimReader(claim)(sentence, { topic, before, around: `${before} ${sentence}` }).state
}

describe('whom a source is about', () => {
  test.each([
    ['named at its beginning', 'Ruth Salcedo, a retired machinist, leads the volunteers who sort the tools.'],
    ['named by one word', 'Salcedo leads the volunteers who sort the tools.'],
    ['named with a title', 'Ms Salcedo leads the volunteers who sort the tools.'],
  ])('is not who acts in a sentence in which somebody else is %s', (_, sentence) => {
    expect(stateOf('Marcus Delaney leads the volunteers who sort the tools.', sentence)).not.toBe('same')
  })

  test('is not whose thing is meant by “it” where the sentence before names somebody else', () => {
    const before = 'Salcedo teaches a free drill class on Saturdays.'
    expect(stateOf('Delaney’s drill class has room for ten people.', 'It has room for ten people.', before)).not.toBe(
      'same',
    )
  })

  test('is who acts where nobody is named, or another only says it', () => {
    const claim = 'Marcus Delaney leads the volunteers who sort the tools.'
    expect(stateOf(claim, 'He leads the volunteers who sort the tools.')).toBe('same')
    expect(stateOf(claim, 'According to Salcedo, he leads the volunteers who sort the tools.')).toBe('same')
  })
})
