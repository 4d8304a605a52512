import { expect, test } from 'vitest'
import type { Setting } from '../../writing/contract.ts'
import { outline } from '../catalog/outline.ts'
import { videoDescription } from '../catalog/video-description.ts'
import type { Generator } from '../generator.ts'
import { composeTexts } from './compose-texts.ts'

const setting: Setting = { language: 'English-US', sources: [], voice: null, brief: '' }

function madeOf(generator: unknown, input: object) {
  const declared = generator as Generator
  const [made] = composeTexts(declared, declared.input.parse({ language: 'English-US', ...input }), setting)
  return made
}
const outlineOf = (text: string, subheadline = '') => madeOf(outline, { text, subheadline })?.text

test('an outline of notes has every note, word for word, with those about the same', () => {
  const notes = [
    '- Rance station opened in 1966',
    '- cost 620 million francs',
    '- fish: sand eels left the estuary',
    '- silt fills the basin',
    '- no fuel costs',
  ]
  expect(outlineOf(notes.join('\n'), 'tidal power')).toBe(
    [
      '# Tidal power',
      '## Cost\n\n- cost 620 million francs\n- no fuel costs',
      '## Fish\n\n- sand eels left the estuary',
      '## Key points\n\n- Rance station opened in 1966\n- silt fills the basin',
    ].join('\n\n'),
  )
})

test.each([
  [
    'under their own headings',
    'Costs:\n- 620 million francs\n- 20 years\n\n## Nature\n1. eels left\n2. silt',
    '## Costs\n\n- 620 million francs\n- 20 years\n\n## Nature\n\n- eels left\n- silt',
  ],
  [
    'under the item that they stand below',
    '* Tides\n  * twice a day\n    * or once\n* Turbines\n  * 24 of them',
    '## Tides\n\n- twice a day\n- or once\n\n## Turbines\n\n- 24 of them',
  ],
])('notes stay %s', (_, notes, expected) => {
  expect(outlineOf(notes)).toBe(expected)
})

test('the tags of a video begin with what it is to be found by, once', () => {
  const text =
    '0:00 The tide turns the turbines of the Rance station.\n1:00 The turbines of the station turn both ways.'
  const tags = madeOf(videoDescription, { text, keyphrase: 'Tidal Power Tour, turbines' })?.parts?.tags as string[]
  expect(tags.slice(0, 2)).toEqual(['Tidal Power Tour', 'turbines'])
  expect(tags.filter((tag) => tag.toLowerCase() === 'turbines')).toHaveLength(1)
})
