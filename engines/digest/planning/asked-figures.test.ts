import { expect, test } from 'vitest'
import { splitPassages } from '../../retrieval/index.ts'
import { writeDigestOpening } from '../digest-frame.ts'
import { readMaterial } from '../reading/material.ts'
import { askedFigures } from './asked-figures.ts'

const sources = {
  'When to change a filter': 'Filters catch dust. We advise a new filter every six months. A filter costs 20 dollars.',
  'House care': 'A house has three filters. Owners should change each filter after 2 to 3 years of use at the latest.',
  'Shop answers': 'How often should I change my filter? Most people come back after a year or so. It takes 5 minutes.',
  'Test of filters': 'Filters of 40 makers were tested in 2 weeks. None of them leaked.',
}

function material(topic: string) {
  const passages = Object.entries(sources).flatMap(([title, text]) =>
    splitPassages({ sourceId: title, title, text, language: 'English-US' }),
  )
  return readMaterial({ language: 'English-US', passages, topic })
}

test('where a topic asks when, the times that sources give stand side by side at the start', () => {
  const asking = material('when to change a filter')
  expect(askedFigures(asking).map(({ figure, thought }) => [thought.sourceId, figure])).toEqual([
    ['When to change a filter', 'six months'],
    ['House care', '2 to 3 years'],
  ])
  const { text } = writeDigestOpening(asking, { topic: 'when to change a filter' })
  expect(text).toContain('\n\nWhen to change a filter: what 2 sources say')
})

test('a topic that asks for no time has no such table', () => {
  for (const topic of ['filters', 'changing a filter', 'the price of filters'])
    expect(askedFigures(material(topic)), topic).toEqual([])
})
