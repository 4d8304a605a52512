import { expect, test } from 'vitest'
import { cellsWithUnits } from './table-units.ts'

test.each([
  ['Plant\tLiters per plant\tNote', 'Tomato\t2 to 3\tdaily', ['2 to 3 Liters']],
  ['Quarter\tJourneys (millions)\tPunctual (%)', 'June–Aug\t2.5\t94.4', ['2.5 millions', '94.4 %']],
  ['Year\tBudget (million euros)', '2024\t11.4', ['11.4 million euros']],
  ['Lamp\tSteps', 'Okta\t212', []],
  ['Group\tScore at week 26', 'Placebo\t18.6', []],
])('under %j the cells of %j are %j', (head, row, cells) => {
  expect(cellsWithUnits(row, head, 'English-US')).toEqual(cells)
})
