import { describe, expect, test } from 'vitest'
import { ThoughtFilter } from './thought-filter.ts'

/** What is left of a text that comes in pieces of a size. */
function filtered(text: string, size: number, holdsBack = false): string {
  const filter = new ThoughtFilter({ holdsBack })
  let left = ''
  for (let at = 0; at < text.length; at += size) {
    const { text: passed, startsOver } = filter.take(text.slice(at, at + size))
    left = startsOver ? passed : left + passed
  }
  return left + filter.end()
}

describe.each([1, 2, 3, 7, 1_000])('in pieces of %i characters', (size) => {
  test.each([
    ['<think>Let me see.</think>\n\nThe Rance opened in 1966.', 'The Rance opened in 1966.'],
    ['\n<thinking>\nTwo\nlines\n</thinking>\nThe Rance.', 'The Rance.'],
    ['◁think▷Kimi thinks so.◁/think▷The Rance.', 'The Rance.'],
    ['<think>\n\n</think>\n\nNothing was thought.', 'Nothing was thought.'],
    ['<think>It never ends', ''],
    ['One.\n<think>Wait.</think>\nTwo.', 'One.\n\nTwo.'],
    ['<think>a</think><think>b</think>Text', 'Text'],
    ['{"a": "x < y", "b": "<thin>"}', '{"a": "x < y", "b": "<thin>"}'],
    [
      'The tag <think> opens a thought, and </think> closes it.',
      'The tag <think> opens a thought, and </think> closes it.',
    ],
    ['It ends with <thi', 'It ends with <thi'],
    ['  Spaces stay.', '  Spaces stay.'],
    ['I was thinking.\n</think>\n\nThe Rance.', 'The Rance.'],
  ])('%j leaves %j', (text, left) => {
    expect(filtered(text, size)).toBe(left)
  })

  test('held back, thoughts without an opening mark never show', () => {
    const filter = new ThoughtFilter({ holdsBack: true })
    const text = 'Hm, let me see.</think>\n\nThe Rance.'
    let shown = ''
    for (let at = 0; at < text.length; at += size) shown += filter.take(text.slice(at, at + size)).text
    expect(shown + filter.end()).toBe('The Rance.')
    expect(filter.hasThoughts).toBe(true)
  })

  test('held back, a text without thoughts comes whole at its end', () => {
    expect(filtered('No thoughts at all.', size, true)).toBe('No thoughts at all.')
    expect(filtered('<think>x</think>Text', size, true)).toBe('Text')
  })
})

test('where thoughts come apart from the text, nothing is held back', () => {
  const filter = new ThoughtFilter({ holdsBack: true })
  filter.stopHoldingBack()
  expect(filter.take('At once.').text).toBe('At once.')
})
