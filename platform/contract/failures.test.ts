import { expect, test } from 'vitest'
import { Refusal } from './failures.ts'

test.for([
  [1, 'Too many requests. Try again in 1 second.'],
  [20, 'Too many requests. Try again in 20 seconds.'],
] as const)('a wait of %i s reads “%s”', ([seconds, message]) => {
  expect(new Refusal('too-many-requests', { seconds }).message).toBe(message)
})
