import { expect, test } from 'vitest'
import { copiedWordsFinder } from '../../../../engines/plagiarism/index.ts'
import { faultsIn, hasLessWrong, worstOf } from './faults.ts'

const nothing = copiedWordsFinder([], 'English-US')
const noRules = () => []

function faults(...texts: string[]) {
  const parts = texts.map((text) => ({ text, citations: [] }))
  return faultsIn(parts, 'English-US', { copiedWords: nothing, addedWords: nothing, brokenRules: noRules }).map(
    ({ part, start, end, fault, words }) => ({
      text: texts[part]?.slice(start, end),
      fault,
      words,
    }),
  )
}

test('rows of a table are found one by one, and the number of an item is no figure of it', () => {
  const table = '| Plant | Power in 1980 |\n|---|---|\n| Rance | 240 megawatts in 1966 |\n| Annapolis | of the tides |'
  const list = '1. Begin with the sources that you know best.\n2. The Rance has 24 turbines.'
  expect(faults('', table, list).map(({ text }) => text)).toEqual([
    '| Rance | 240 megawatts in 1966 |',
    'The Rance has 24 turbines.',
  ])
})

test('a figure in a clause that no citation is on lacks a source, whatever the rest of the sentence rests on', () => {
  const first = 'The Rance station opened in 1966'
  const citedFirst = (text: string) =>
    faultsIn([{ text, citations: [{ ...cited(first), start: 0, end: first.length }] }], 'English-US', {
      copiedWords: nothing,
      addedWords: nothing,
      brokenRules: noRules,
    })
  expect(citedFirst(`${first}, and it cost 380 million francs.`)).toMatchObject([{ start: 0, fault: 'unsourced' }])
  expect(citedFirst(`${first}, so that quarries nearby earned more.`)).toEqual([])
})

test('a section may say at length what the opening said in short, but not what a section said', () => {
  const said = 'Mix browns with greens by volume in every compost pile.'
  expect(faults(said, `${said} Then water it.`)).toEqual([])
  expect(faults('', said, `Then water it. ${said}`)).toEqual([{ text: said, fault: 'repeated', words: said }])
})

test('a phrase of two words is no fault, an empty frame is', () => {
  expect(faults('', 'Leaves on the lawn reduce the need for fertilizer.')).toEqual([])
  const frame = faults('', 'It’s important to note that leaves make good mulch.')
  expect(frame).toMatchObject([{ fault: 'stock-phrase' }])
})

test('words of a source are to be said otherwise, figures and rows of a table are not', () => {
  const source =
    'Watering is allowed from 20:00 to 9:00 from 1 June to 30 September. | Basic kit | 15 m² | every 30 cm | 49.90 euros | in the shop |'
  const copied = copiedWordsFinder(
    [source, 'It is best to water at dawn before the heat of the day sets in.'],
    'English-US',
  )
  const found = (text: string) =>
    faultsIn([{ text, citations: [cited(text)] }], 'English-US', {
      copiedWords: copied,
      addedWords: nothing,
      brokenRules: noRules,
    })
  expect(found('Water only from 20:00 to 9:00 from 1 June to 30 September.')).toEqual([])
  expect(found('| Basic kit | 15 m² | every 30 cm | 49.90 euros | in the shop |')).toEqual([])
  expect(found('So water at dawn before the heat of the day sets in.')).toMatchObject([{ fault: 'copied' }])
  const over = found('Never at night. Do it early: water at dawn before the heat. Of the day sets in nothing good.')
  expect(over).toMatchObject([{ fault: 'copied', words: 'water at dawn before the heat. Of the day sets in' }])
})

function cited(text: string) {
  const nowhere = { quote: '', title: '', url: null, asset_id: null, id: '1', passage_id: '1' }
  return { ...nowhere, start: 0, end: text.length }
}

test('what only the voice says is sent back before all else that is wrong with its sentence', () => {
  const text = 'Old Henrik Dahl has 24 turbines. The Rance has a bridge.'
  const addedWords = () => [{ start: 4, end: 15 }]
  const found = faultsIn([{ text, citations: [] }], 'English-US', {
    copiedWords: nothing,
    addedWords,
    brokenRules: noRules,
  })
  expect(found[0]).toMatchObject({ fault: 'from-voice', words: 'Henrik Dahl', start: 0 })
})

test('a broken rule of the voice goes with whatever else is wrong with its sentence, and weighs less than that', () => {
  const rule = (start: number) => ({ start, end: start + 1, order: 'Never use: “cheap”.', words: '“cheap”' })
  const found = (text: string, broken: number[]) =>
    faultsIn([{ text, citations: [] }], 'English-US', {
      copiedWords: nothing,
      addedWords: nothing,
      brokenRules: () => broken.map(rule),
    })
  const text = 'Pots are cheap. The Rance has 24 turbines, cheap ones.'
  const both = found(text, [9, 44])
  expect(both.map(({ fault, rules = [] }) => [fault, rules.length])).toEqual([
    ['voice-rule', 1],
    ['unsourced', 1],
  ])
  expect(worstOf(both, 1)).toMatchObject([{ fault: 'unsourced' }])
  const [style, grave] = [both.slice(0, 1), both.slice(1)]
  expect(hasLessWrong(style, grave)).toBe(true)
  expect(hasLessWrong(grave, style)).toBe(false)
  expect(hasLessWrong([], style)).toBe(true)
  expect(hasLessWrong(both, both)).toBe(false)
})
