import { expect, test } from 'vitest'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import { correctionOf, judge } from './judge.ts'
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
  const evidence = [{ sentence, around: sentence }]
  const finding = judge(claim, evidence, language)
  expect(verdictOf(claim, finding, [sentence], language).verdict).toBe('misleading')
  expect(correctionOf(claim, finding, evidence, language)).toBe(word === null ? null : claim.replace(/^\p{L}+/u, word))
})
