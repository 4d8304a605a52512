import { expect, test } from 'vitest'
import { english } from '../cases/material.ts'
import { facts } from './facts.ts'

const STRIKE = `The strike at the port of Rotterdam involves about 1,400 lashers who secure containers. They are demanding a pay rise of 8 percent. The employers have offered 5.5 percent over two years.

Rotterdam handled 13.8 million containers last year, more than any other port in Europe.

Bananas spoil within nine days in a closed container.

With 13.8 million containers a year, Rotterdam is the largest port.`

test('no fact stands within another, and the quote of each holds all that it says', () => {
  const found = facts(english(STRIKE, 'the Rotterdam strike'))
  for (const { text, quote } of found) expect(quote.replace(/\s+/g, ' ')).toBe(text)
  for (const [at, { passageId, quoteStart, quoteEnd }] of found.entries())
    for (const other of found.slice(at + 1))
      expect(
        passageId === other.passageId && quoteStart < other.quoteEnd && other.quoteStart < quoteEnd,
        `${at}: ${other.text}`,
      ).toBe(false)
  expect(found.filter(({ text }) => text.includes('pay rise'))).toHaveLength(1)
})

test('an amount that a source tells twice of the same thing is one fact', () => {
  const found = facts(english(STRIKE, 'the Rotterdam strike'))
  expect(found.filter(({ text }) => text.includes('13.8 million'))).toHaveLength(1)
})

test('facts are short before they are long, and told once', () => {
  const material = english(
    `The station opened in 1966 in Brittany. As McRae says, "the lack of presence and the malleability of bodies changes everything that we knew in 1966 about the gender of persons online".
     The Rance station has 24 turbines. The Rance station has 24 turbines of one kind.`,
    'Rance station',
  )
  const found = facts(material).map(({ text }) => text)
  expect(found.findIndex((text) => text.includes('McRae'))).not.toBe(0)
  expect(found.filter((text) => text.includes('24 turbines'))).toHaveLength(1)
})
