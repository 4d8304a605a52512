import { expect, test } from 'vitest'
import { cutAtWord } from './index.ts'

test.each([
  ['what fits stays', 'The tide.', 9, 'The tide.'],
  ['whole words stay', 'The tide comes in, twice', 18, 'The tide comes…'],
  ['one long word ends anywhere', 'electricity', 6, 'elect…'],
  ['so does a text without spaces', '潮汐来了又走', 5, '潮汐来了…'],
])('%s', (_, text, most, cut) => expect(cutAtWord(text, most)).toBe(cut))
