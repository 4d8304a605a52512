import { expect, test } from 'vitest'
import { vetoOf } from './veto.ts'

const reasonOf = (claim: string, sentence: string) =>
  vetoOf(claim, [{ sentence, around: sentence, topic: '' }], 'English-US')?.reason ?? null

test('a number in words is no veto where the evidence says it otherwise; another one of the same unit is, and so are digits', () => {
  const cost = 'Of the 22 million kroner that the work cost, the Carling Foundation gave 66 percent.'
  expect(reasonOf('The Carling Foundation gave two thirds of the cost of the work.', cost)).toBeNull()
  const visits = 'Visits have to be booked at least six weeks ahead.'
  expect(reasonOf('Visits have to be booked at least nine weeks ahead.', visits)).not.toBeNull()
  expect(reasonOf('The Carling Foundation gave 67 percent of the cost of the work.', cost)).toBe('number-unconfirmed')
})
