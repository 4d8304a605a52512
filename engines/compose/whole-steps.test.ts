import { expect, test } from 'vitest'
import { splitPassages } from '../retrieval/index.ts'
import { readMaterial } from './material.ts'
import { writeSection } from './section.ts'

const STEPS = [
  'Shift to the smallest sprocket and the smallest chainring.',
  'Open the quick link with the pliers, or push out a pin with the chain tool.',
  'Pull the old chain out of the frame.',
  'Lay the old and the new chain side by side and shorten the new one to the same number of links.',
  'Thread the new chain through the derailleur and over the sprockets.',
  'Close the quick link and press hard on the pedal until it snaps.',
  'Turn the cranks backwards and check that no link is stiff.',
]

test('numbered steps are told whole and one by one, whatever their verbs and the length of the section', () => {
  const text = `A worn chain wears out the cassette.\n\nStep by step\n${STEPS.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n\nA chain costs between 15 and 60 euros.`
  const passages = splitPassages({ sourceId: 'guide', title: 'Chains', language: 'English-US', text })
  const material = readMaterial({ language: 'English-US', passages, topic: 'replacing a bicycle chain' })
  const section = writeSection(material, { heading: 'Replacing a bicycle chain step by step', level: 0, words: 60 })
  expect(section.text.match(/^\d+\. .*$/gm)).toEqual(STEPS.map((step, at) => `${at + 1}. ${step}`))
  expect(section.citations.map(({ quote }) => quote)).toEqual(STEPS)
})
