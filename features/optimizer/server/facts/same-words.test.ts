import { expect, test } from 'vitest'
import { inSameWords } from './same-words.ts'

const SAID = 'Slack tide is the short time in which the water stands still.'

test.each([
  ['as it stands', `${SAID} Boats leave then.`],
  ['typeset otherwise', SAID.replaceAll(' ', '  ').replace('still.', 'still .')],
  ['behind a joining word', `However, ${SAID.replace('Slack', 'slack')}`],
  ['with other endings', SAID.replace('stands', 'stand')],
])('a sentence stands in a source %s', (_, source) => {
  expect(inSameWords(source, SAID, 'English-US')).toHaveLength(1)
})

test.each([
  ['with a word more that turns it', SAID.replace('is the', 'is not the')],
  ['as what somebody denies', `Nobody believes that ${SAID}`],
  ['with another word', SAID.replace('short', 'long')],
  ['with a condition', SAID.replace('still.', 'still if the wind is light.')],
  ['in another order', 'The water stands still in the short time which is slack tide.'],
])('but not %s', (_, source) => {
  expect(inSameWords(source, SAID, 'English-US')).toEqual([])
})
