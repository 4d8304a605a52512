import { expect, test } from 'vitest'
import { quoted } from './index.ts'

test.each([
  ['en-US', 'It opened in 1966.', '“It opened in 1966.”'],
  ['en-GB', 'He called it “a wall”, then left.', '“He called it ‘a wall’, then left.”'],
  ['de', 'Sie nannte es „eine Mauer“ und ging.', '„Sie nannte es ‚eine Mauer‘ und ging.“'],
  ['de-AT', 'It was "a wall", and the town’s pride.', '„It was ‚a wall‘, and the town’s pride.“'],
  ['fr', 'Il dit « un mur » puis partit.', '«\u00a0Il dit “un mur” puis partit.\u00a0»'],
  ['ar', 'The ‘wall’ stands.', '“The ‘wall’ stands.”'],
])('words quoted in %s: %s', (tag, words, expected) => expect(quoted(words, tag)).toBe(expected))
