import { expect, test } from 'vitest'
import { opposition } from './index.ts'

test.each([
  ['figure', 'may feed at most 600 watts into the grid', 'may feed at most 800 watts into the grid'],
  ['figure', 'counted 400,000 balcony solar panels', 'measured 60 balcony solar panels'],
  ['figure', 'The plant opened in 1990 with new machines.', 'The plant with its machines opened in 1992.'],
  ['negation', 'Old houses need new radiators for a heat pump.', 'A heat pump needs no new radiators in old houses.'],
  ['opposite', 'Coffee raises the blood pressure of most people.', 'In trials coffee lowered the blood pressure.'],
  ['opposite', 'Registration of the panels is optional.', 'Registration of panels is mandatory since 2024.'],
  ['choice', 'The oldest member of the club is Anna Berg.', 'In the club, Carl Wolf is the oldest member.'],
])('seen to be opposed in a %s: %s / %s', (found, one, other) => {
  expect(opposition(one, other)).toBe(found)
  expect(opposition(other, one)).toBe(found)
})

test.each([
  ['The straps wear out after two seasons.', 'The straps were not tested.'],
  ['The panel is plugged into an ordinary socket.', 'The panel weighs 20 kilograms.'],
  ['The pump uses 600 watts.', 'The house was built in 1924.'],
  ['It costs 900 euros.', 'The tank holds 300 litres.'],
  ['Sales of bread rose in 2019.', 'The bakery opened a second shop.'],
  ['', 'The straps were not tested.'],
])('not seen to be opposed: %s / %s', (one, other) => {
  expect(opposition(one, other)).toBeNull()
  expect(opposition(other, one)).toBeNull()
})

test('in German, and in a language whose words of sense are not known only in figures', () => {
  expect(
    opposition('Die Anmeldung ist nicht nötig, sagt das Amt.', 'Die Anmeldung ist laut Amt nötig.', 'German'),
  ).toBe('negation')
  expect(opposition('Die Riemen nutzen sich ab.', 'Die Riemen wurden nicht geprüft.', 'German')).toBeNull()
  expect(opposition('Panele mają 600 watów mocy.', 'Panele mają 800 watów mocy.', 'Polish')).toBe('figure')
})
