import { expect, test } from 'vitest'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import { judge } from './judge.ts'
import { verdictOf } from './verdict.ts'

test.each<[ContentLanguage, string, string, string | null]>([
  ['English-US', 'All wooden bridges in Okta are painted red.', 'Most wooden bridges in Okta are painted red.', 'Most'],
  [
    'German',
    'Alle Holzbrücken in Okta sind rot gestrichen.',
    'Viele Holzbrücken in Okta sind rot gestrichen.',
    'Viele',
  ],
  [
    'English-US',
    'Okta has the oldest bridge in the country.',
    'Okta has one of the oldest bridges in the country.',
    null,
  ],
])('%s: %s goes too far, and is softened by the words of its evidence', (language, claim, sentence, word) => {
  const finding = judge(claim, [{ sentence, around: sentence }], language)
  const shown = verdictOf(claim, finding, [sentence], language)
  expect(shown.verdict).toBe('misleading')
  expect(shown.softened ?? null).toBe(word === null ? null : claim.replace(/^\p{L}+/u, word))
})
