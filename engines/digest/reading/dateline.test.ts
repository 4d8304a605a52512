import { expect, test } from 'vitest'
import { splitPassages } from '../../retrieval/index.ts'
import { datelineLength } from './dateline.ts'
import { readMaterial } from './material.ts'

test.each([
  ['ROTTERDAM, March 3 (Reuters) - Dock workers stopped.', 'Dock workers stopped.'],
  ['ROTTERDAM, Netherlands (AP) — A strike has shut the port.', 'A strike has shut the port.'],
  ['WASHINGTON, Sept. 3 (UPI) -- The Senate voted.', 'The Senate voted.'],
  ['LINDENAU (dpa) – Das Freibad wird saniert.', 'Das Freibad wird saniert.'],
  ['Frankfurt am Main (dpa/lhe) - „Das Bad bleibt“, sagte sie.', '„Das Bad bleibt“, sagte sie.'],
  ['Madrid, 3 mar (EFE).- El Gobierno aprobó la ley.', 'El Gobierno aprobó la ley.'],
  ['MADRID, 3 Mar. (EUROPA PRESS) - El Gobierno aprobó la ley.', 'El Gobierno aprobó la ley.'],
  ['Paris, le 3 mars (AFP) – Le canal ferme.', 'Le canal ferme.'],
  ['LONDON – Importers should plan for a delay.', 'Importers should plan for a delay.'],
])('%s', (sentence, rest) => {
  expect(sentence.slice(datelineLength(sentence, true))).toBe(rest)
})

test.each([
  'NATO – founded in 1949 – has 32 members.',
  'Microplastics (MP) – particles of plastic – fall with rain.',
  'Rotterdam (Netherlands) - Europe’s largest port - is shut.',
  'The port of Rotterdam (AP Moller runs a terminal there) - is shut.',
])('no dateline: %s', (sentence) => {
  expect(datelineLength(sentence, true)).toBe(0)
})

test('a report begins behind its byline and dateline, and what its writers are is no statement', () => {
  const text = `By Marta Hollings and Pieter de Wit

ROTTERDAM, March 3 (Reuters) - Dock workers at the port of Rotterdam extended a strike into a second day on Tuesday.

(Reporting by Marta Hollings in Rotterdam. Editing by Tom Pruitt.)`
  const passages = splitPassages({ sourceId: 'wire', title: 'Strike', language: 'English-US', text })
  const material = readMaterial({ language: 'English-US', passages, topic: 'Rotterdam strike' })
  expect(material.quotable.map(({ passage, full }) => passage.text.slice(full.start, full.end))).toEqual([
    'Dock workers at the port of Rotterdam extended a strike into a second day on Tuesday.',
  ])
})
