import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BareTextFilter, bareText, withoutDeadNumbers, withoutInventedLinks } from './bare-text.ts'

test.each([
  ['Sure! Here is your text:\n\n```markdown\n# Tides\n\nThey rise.\n```', '# Tides\n\nThey rise.\n'],
  ['Gerne, hier ist der Text:\n\nDie Flut steigt.', 'Die Flut steigt.'],
  ['Here are three ideas:\n1. One\n2. Two', '1. One\n2. Two'],
  ['```\nOnly a fence.\n```\nHope this helps!', 'Only a fence.\n'],
  ['Sure signs of spring are storks.\nThey come in March.', 'Sure signs of spring are storks.\nThey come in March.'],
  ['Certainly, tides can be foretold.\n\nWind cannot.', 'Certainly, tides can be foretold.\n\nWind cannot.'],
  ['Sure!\n\nThey rise.', 'They rise.'],
  ['Here is where the Rance meets the sea.', 'Here is where the Rance meets the sea.'],
  ['Tides rise:\n\n```js\nlet a = 1\n```\n', 'Tides rise:\n\n```js\nlet a = 1\n```\n'],
])('takes off what a model puts around a text: %j', (given, bare) => {
  expect(bareText(given)).toBe(bare)
})

test('in pieces as in one', () => {
  const texts = [
    'Sure! Here is your text:\n\n```markdown\n# Tides\n\nThey rise.\n```',
    'Here is where the Rance meets the sea.\n\nIt is wide.',
    'Plain words\n\n```js\ncode\n```\nand more.',
    '```md\nA\n\n`b`\nC\n```\n',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }),
      (text, cuts) => {
        const at = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b), text.length]
        const filter = new BareTextFilter()
        const given = at.slice(1).map((end, index) => filter.push(text.slice(at[index], end)))
        expect(given.join('') + filter.end()).toBe(bareText(text))
      },
    ),
  )
})

test('a link that no source has keeps its words alone', () => {
  const known = new Set(['https://tides.example/rance'])
  expect(
    withoutInventedLinks(
      '[A](https://tides.example/rance) and [B](https://invented.example) ![C](https://x.example/c.png)',
      known,
    ),
  ).toBe('[A](https://tides.example/rance) and B ')
})

test('numbers of sources that nobody gave are taken off an answer; code and lists keep theirs', () => {
  expect(withoutDeadNumbers('It has 24 turbines [1, 12]. It opened in 1966. [2][3] It runs [4] [5]\nSo it is.')).toBe(
    'It has 24 turbines. It opened in 1966. It runs\nSo it is.',
  )
  const code = 'Take `list [0]`, or:\n```\nlist [1]\n```\n- [1] first'
  expect(withoutDeadNumbers(code)).toBe(code)
})
