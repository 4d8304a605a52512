import { describe, expect, test } from 'vitest'
import { claimReader } from '../index.ts'

const stateOf = (claim: string, row: string) => claimReader(claim)(row).state

describe('a figure in a row of a table', () => {
  const row = 'Year 1985, Teams entered 126; Teams finishing 119; Winning time 5 h.'

  test.each([
    ['is what its columns say', 'In 1985, 126 teams entered and 119 of them finished.', 'same'],
    ['may not be what another column says', 'In 1985, 119 teams entered and 126 of them finished.', 'open'],
  ])('%s', (_, claim, state) => expect(stateOf(claim, row)).toBe(state))
})

describe('a row of a table', () => {
  const row = 'Area Dairy, Swabs taken 24; Swabs positive for mould 5; Faults noted 7.'
  test.each([
    ['a verb that no row has', 'Of the 24 swabs in the dairy, five tested positive for mould.', 'same'],
    ['the figure of another column', 'Of the 24 swabs in the dairy, seven tested positive for mould.', 'not same'],
    ['a contrary word', 'Of the 24 swabs in the dairy, five tested negative for mould.', 'not same'],
    ['another head', 'In the dairy five visitors were unhappy.', 'not same'],
  ])('%s', (_, claim, state) => expect(stateOf(claim, row) === 'same' ? 'same' : 'not same').toBe(state))

  test('which way figures go is plain where both are there, each in its column', () => {
    const sales = 'Model Porter, Units sold 2021 14,200; Units sold 2022 19,850.'
    expect(stateOf('The Porter went up from 14,200 units sold in 2021 to 19,850 in 2022.', sales)).toBe('same')
    expect(stateOf('The Porter went down from 14,200 units sold in 2021 to 19,850 in 2022.', sales)).not.toBe('same')
    expect(stateOf('The Porter went up from 19,850 units sold in 2021 to 14,200 in 2022.', sales)).not.toBe('same')
  })
})
