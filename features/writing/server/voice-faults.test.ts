import { expect, test } from 'vitest'
import { neutralTone, noRules } from '../../../engines/voice/index.ts'
import { voiceFaults } from './voice-faults.ts'

const voice = {
  name: 'Bakery',
  summary: 'Warm.',
  rules: noRules,
  tone: neutralTone,
  samples: ['Old Henrik Dahl has come since 1987.'],
}
const language = 'English-US'
const known = 'The clinic opens at 8.'

test('each kind of thing that a voice brings in is said once, with its places, to the person and to the model', () => {
  const text = 'We have seen patients since 1987. In 1987 we were small.'
  const faults = voiceFaults(text, { voice, language }, { known, isReworded: true })
  expect(faults.map(({ code, message }) => [code, message])).toEqual([
    ['voice-first-person', 'First person that your text doesn’t have: “We”, “we”. Check before you use it.'],
    ['voice-sample-fact', 'From the samples of the brand voice, not from you: “1987”. Check before you use it.'],
  ])
  expect(faults[1]?.ask).toMatch(/VOICE SAMPLE.*“1987”/)
})

test('without a voice nothing is its fault', () => {
  expect(voiceFaults('We began in 1987.', { voice: null, language }, { known, isReworded: true })).toEqual([])
})
