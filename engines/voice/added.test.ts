import { expect, test } from 'vitest'
import { addedByVoice, type Given } from './index.ts'

const samples = [
  'We bake at night, and nobody in the street of the tanners minds the smell of a loaf. Old Henrik Dahl has bought the dark rye from us since 1987.',
]
const known = 'The clinic opens at 8 and sees 40 patients a day. Doctor Lind leads it. Patients wait 20 minutes.'
const english = 'English-US' as const

function added(text: string, given: Partial<Given> = {}) {
  const found = addedByVoice(text, { language: english, known, samples, isReworded: true, ...given })
  return found.map(({ start, end, kind }) => [kind, text.slice(start, end)])
}

test.each([
  ['nothing', 'Doctor Lind’s clinic opens at 8. It sees 40 patients a day, and they wait 20 minutes.', []],
  ['a figure of a sample', 'The clinic has seen patients since 1987.', [['sample-fact', '1987']]],
  ['a name of a sample', 'Ask Henrik Dahl at the clinic. Ask Doctor Lind.', [['sample-fact', 'Ask Henrik Dahl']]],
  [
    'words of a sample',
    'The clinic opens at 8, and nobody in the street of the tanners minds a wait.',
    [['sample-words', 'and nobody in the street of the tanners minds']],
  ],
  ['a figure of nobody', 'The clinic sees 45 patients a day.', [['fact', '45']]],
  ['a name of nobody', 'Doctor Lind and Doctor Marta Vance lead it.', [['fact', 'Doctor Marta Vance']]],
  [
    'first person',
    'At our clinic, I see 40 patients.',
    [
      ['first-person', 'our'],
      ['first-person', 'I'],
    ],
  ],
  [
    'an experience',
    'Last winter a boy told us he had counted the tiles.',
    [['experience', 'Last winter a boy told us he had counted the tiles.']],
  ],
  [
    'an experience that no time is named for',
    'We’ve stood in dozens of waiting rooms ourselves.',
    [['experience', 'We’ve stood in dozens of waiting rooms ourselves.']],
  ],
  ['quotations and headings', '## Our day\n\nA sign says “We waited since 1987”. The clinic opens at 8.', []],
])('of a reworded text, what nobody gave is found: %s', (_, text, found) => {
  expect(added(text)).toEqual(found)
})

test('a new text has figures and a speaker of its own, but nothing of the samples, and no experience', () => {
  const text = 'We built a clinic with 90 beds in Oslo. Since 1987, it was quiet. My grandmother was the first to come.'
  expect(added(text, { isReworded: false })).toEqual([
    ['sample-fact', '1987'],
    ['experience', 'My grandmother was the first to come.'],
  ])
})

test('what the person tells stays theirs, in other words too', () => {
  const story = 'I opened the clinic in 1987. My grandmother was its first patient, and she complained about the tiles.'
  const text = 'My grandmother, my first patient, complained about the tiles. I opened in 1987.'
  expect(added(text, { known: story })).toEqual([])
})

test('a translation is held against samples alone', () => {
  const german =
    'Ich habe die Klinik geöffnet. Meine Großmutter war die erste Patientin, und sie beschwerte sich über die Fliesen.'
  const text = 'I opened the clinic. Last year my grandmother complained. Henrik Dahl did too.'
  expect(added(text, { known: german, isReworded: false })).toEqual([['sample-fact', 'Henrik Dahl']])
})
