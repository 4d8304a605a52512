import { expect, test } from 'vitest'
import { usualBrief } from '../../../platform/contract/brief.ts'
import { measuresOf } from './outline-measures.ts'
import type { WorkflowRow } from './store.ts'

const fact = (text: string, passage_id: string, chosen = true) => ({ text, passage_id, chosen })
const question = (text: string, passage_id: string | null) => ({ text, passage_id, chosen: true })
const section = (heading: string, passage_ids: string[], notes = '') => ({
  heading,
  notes,
  passage_ids,
  level: 2,
  words: 200,
})

const workflow = {
  language: 'English-US',
  brief: usualBrief,
  research: {
    facts: [
      fact('The Rance station opened in 1966.', 'rance'),
      fact('Sihwa Lake delivers 254 megawatts.', 'sihwa'),
      fact('The barrage cost 620 million francs.', 'costs'),
      fact('Gates were replaced in 1996.', 'gates'),
      fact('Roses need sun.', 'roses', false),
    ],
    questions: [question('What does a tidal barrage cost?', null), question('Do turbines harm fish?', 'fish')],
  },
} as unknown as WorkflowRow

test('a plan is measured by the selected facts and questions that have a place, by passage or by words', () => {
  const sections = [section('Where tides make power', ['rance', 'sihwa']), section('What a tidal barrage costs', [])]
  expect(measuresOf(workflow, sections)).toEqual({
    facts: { count: 2, of: 4 },
    questions: { count: 1, of: 2 },
    overlapping: { count: 0, of: 2 },
    key_facts_early: { count: 2, of: 2 },
  })
})

test('the same plan the other way round has its key facts late', () => {
  const sections = [
    section('What a tidal barrage costs', ['costs']),
    section('Where tides make power', ['rance', 'sihwa']),
  ]
  expect(measuresOf(workflow, sections).key_facts_early).toEqual({ count: 0, of: 2 })
})

test('a section with the passages of an earlier one, or its words, overlaps; a heading without text of its own does not', () => {
  const costs = section('What the barrage costs', ['costs', 'gates'], 'Building, turbines, gates, and upkeep')
  const again = section('Money', ['gates', 'costs'])
  const reworded = section('Costs of the barrage', ['x'], 'Upkeep, gates, turbines')
  const frame = { ...section('All costs of the barrage', ['costs']), words: 0 }
  expect(measuresOf(workflow, [costs, again, reworded, frame]).overlapping).toEqual({ count: 2, of: 3 })
})

test('without selected facts and questions there is nothing to count', () => {
  const nothing = { ...workflow, research: { ...workflow.research, facts: [], questions: [] } }
  expect(measuresOf(nothing, [section('Tides', [])])).toMatchObject({ facts: { count: 0, of: 0 } })
})
