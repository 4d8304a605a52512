// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { TaskView } from '../../../platform/web/tasks/tasks.ts'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { fakeServer } from '../../../platform/web/test/server.ts'
import { outlineKinds, researchSteps } from '../contract.ts'
import type { FactView, OutlineView, WorkflowView } from './api.ts'
import { FactSheet } from './FactSheet.tsx'
import { Proposal } from './OutlinePage.tsx'
import { TaskProgress } from './TaskProgress.tsx'

beforeEach(() => void fakeServer({}))

// The pseudo-locale marks every text of a catalog, so what is not marked came in English from the server.
const marked = (text: string | null | undefined) => expect(text?.trim()).toMatch(/^⟦.*⟧$/)

const measures = {
  facts: { count: 3, of: 4 },
  questions: { count: 0, of: 0 },
  overlapping: { count: 1, of: 5 },
  key_facts_early: { count: 2, of: 2 },
}

test('what is counted of a proposal is labelled, and nothing is counted of nothing', async () => {
  await show(<Proposal outline={{ id: 'o', name: 'acme large', sections: [], measures }} onTake={() => {}} />)
  const [terms, counts] = [screen.getAllByRole('term'), screen.getAllByRole('definition')]
  expect(terms.map(({ textContent }, at) => `${textContent}: ${counts[at]?.textContent}`)).toEqual([
    'Facts covered: 3 of 4',
    'Key facts early: 2 of 2',
    'Overlapping: 1 of 5',
  ])
})

test.each(outlineKinds)('a proposal by %s has its name from the page', async (kind) => {
  const outline: OutlineView = { id: 'o', name: 'By something', kind, sections: [], measures }
  await show(<Proposal outline={outline} onTake={() => {}} />, { locale: 'pseudo' })
  marked(screen.getByRole('heading').textContent)
})

test('a proposal by a model has the name of the model', async () => {
  await show(<Proposal outline={{ id: 'o', name: 'acme large', sections: [], measures }} onTake={() => {}} />, {
    locale: 'pseudo',
  })
  expect(screen.getByRole('heading').textContent).toBe('acme large')
})

test.each(Object.values(researchSteps))('the step “%s” of research is said by the page', async (step) => {
  const task = { step, done: 0, total: 4 } as TaskView
  const { container } = await show(<TaskProgress workflow={{ id: 'w' } as WorkflowView} task={task} />, {
    locale: 'pseudo',
  })
  marked(container.querySelector('p')?.textContent)
})

test('the step of a draft is the heading that is being written', async () => {
  const task = { step: 'Costs', done: 0, total: 4 } as TaskView
  const { container } = await show(<TaskProgress workflow={{ id: 'w' } as WorkflowView} task={task} />)
  expect(container.querySelector('p')?.textContent).toBe('Costs')
})

test('the page number of a fact is said by the page, a heading as it is', async () => {
  const facts = [
    { id: '1', text: 'One.', title: 'Tides', place: 'p. 3', page: 3, chosen: true },
    { id: '2', text: 'Two.', title: 'Tides', place: 'Costs', chosen: true },
  ] as FactView[]
  const workflow = { research: { facts } } as WorkflowView
  const { container } = await show(<FactSheet workflow={workflow} save={async () => {}} />, { locale: 'pseudo' })
  expect(container.textContent).toMatch(/Tides · ⟦[^⟧]*3[^⟧]*⟧/)
  expect(container.textContent).toContain('Tides · Costs')
})
