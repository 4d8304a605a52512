import { expect, test } from 'vitest'
import { nameOfText } from './name-of-text.ts'
import { textToPage } from './text-page.ts'

test.each([
  ['its first heading, wherever that stands', 'By Ella\n\n## On worms\n\nThey eat.', 'On worms'],
  ['no heading of a small part', 'Worms eat.\n\n#### Note', 'Worms eat.'],
  ['its first words', 'Worms eat\nwhat rots.\n\nThey rest.', 'Worms eat what rots.'],
  [
    'whole sentences',
    `Worms eat what rots. ${'They rest. '.repeat(9)}`,
    `Worms eat what rots. ${'They rest. '.repeat(5)}`.trim(),
  ],
  ['whole words alone', `${'earthworms '.repeat(9)}rest`, `${'earthworms '.repeat(7).trim()}…`],
  ['letters where a word never ends', '蚯蚓'.repeat(60), `${'蚯蚓'.repeat(40)}…`],
  ['nothing where there are no words', '—\n\n…', ''],
])('a text is called by %s', (_, text, name) => expect(nameOfText(textToPage(text))).toBe(name))
