import { expect, test } from 'vitest'
import { restsOn } from './index.ts'

const SOURCE = [
  'In Phoenix, roughly one in four street trees died within five years, mostly because nobody watered them.',
  '“We counted saplings, not shade,” says Lena Ortiz, who runs the urban forestry program of the city.',
  'Since 2021 it has paid contractors for trees that are alive after three years, and survival has risen to 91 percent.',
  'The program costs 310 dollars a tree, up from 185.',
  'What can a town with no budget do?',
  'It can map who walks where at three in the afternoon.',
]

test.each([
  ['its own words', SOURCE[3], 'carried', [3]],
  [
    'other words',
    'Survival rose to 91 percent once contractors were paid for trees alive after three years.',
    'carried',
    [2],
  ],
  [
    'a question that was turned',
    'A town with no budget can map who walks where at three in the afternoon.',
    'carried',
    [5],
  ],
  [
    'two facts in one sentence',
    'Roughly one in four trees died within 5 years, and the program costs 310 dollars a tree.',
    'carried',
    [0, 3],
  ],
  ['another figure', 'The program costs 410 dollars a tree.', 'differs', [3]],
  ['another year', 'Since 2018 it has paid contractors for living trees.', 'differs', [2]],
  ['a new name', 'Marek Dubois runs the urban forestry program of the city.', 'not-found', [1]],
  ['a contrary sense', 'In Phoenix, survival has fallen to 91 percent.', 'not-found', [2]],
  ['something else', 'Mesquite wood burns hotter than oak in most kitchen stoves.', 'not-found', null],
  ['a word in common alone', 'The museum opens a new hall for the trees of Lebanon this spring.', 'not-found', []],
] as const)('%s', (_, sentence = '', state, from) => {
  const [rest] = restsOn(sentence, SOURCE, 'English-US')
  expect(rest?.state).toBe(state)
  if (from?.length === 0) expect(rest?.from).toEqual([])
  else if (from) expect(rest?.from).toEqual(expect.arrayContaining([...from]))
})

test('questions and calls to action state nothing; places count in the whole text', () => {
  const text = 'What would you plant? The program costs 410 dollars a tree. Tell us.'
  const [rest, ...more] = restsOn(text, SOURCE, 'English-US')
  expect(more).toEqual([])
  expect(text.slice(rest?.start, rest?.end).trim()).toBe('The program costs 410 dollars a tree.')
  expect(rest?.faults.map(({ start, end }) => text.slice(start, end))).toEqual(['410 dollars'])
})
