// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { MeasureTable } from './MeasureTable.tsx'
import { ProofVerdict } from './ProofVerdict.tsx'

test('what makes the distance comes first, with what is off about it and how much it adds', async () => {
  const measures = [
    { measure: 'we', voice: 0.05, text: 0.05, isOff: false },
    { measure: 'semicolons', voice: 0, text: 0, isOff: false },
    { measure: 'questions', voice: 0.1, text: 0.05, isOff: false },
    { measure: 'sentence_length', voice: 10, text: 30, isOff: true },
  ]
  await show(<MeasureTable measures={measures} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Words per sentenceOff: sentences are longer, adds 17 to the distance',
    'QuestionsFits, adds 11 to the distance',
    '“We”Fits',
    'SemicolonsFits',
  ])
})

test.each([
  [[{ broken: [] }], [{ isOff: false }], 'Sounds like this voice: every rule is kept, and no measure is off.'],
  [[{ broken: [] }], [], 'Every rule is kept.'],
  [[], [{ isOff: false }], 'Sounds like this voice: no measure is off.'],
  [[{ broken: [1, 2] }], [{ isOff: true }], '2 places break a rule, 1 measure is off.'],
  [[{ broken: [] }], [{ isOff: true }], 'Every rule is kept, 1 measure is off.'],
])('a comparison is summed up in a sentence (%#)', async (rules, measures, said) => {
  await show(<ProofVerdict rules={rules} measures={measures} />)
  expect(screen.getByText(said)).toBeTruthy()
})
