// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import { SectionSources } from './SectionSources.tsx'

const passage = (id: string) => ({ id, asset_id: null, title: 'tides.txt', place: '', text: `Passage ${id}.` })

function Page() {
  const [chosen, setChosen] = useState(['p1', 'p9'])
  return <SectionSources workflowId="w1" heading="Old dams" chosen={chosen} onChange={setChosen} />
}

async function openPicker() {
  const calls = fakeServer({
    'GET /api/workflows/w1/passages': ({ query: { query } }) =>
      answering({
        passages: (query === undefined ? ['p1', 'p9'] : query === 'Old dams' ? ['p1', 'p2'] : ['p3']).map(passage),
      }),
  })
  const { person } = await show(<Page />)
  await person.click(await screen.findByRole('button', { name: 'Select passages' }))
  return { calls, person, picker: screen.getByRole('dialog', { name: 'Passages for “Old dams”' }) }
}

const labelsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('checkbox')
    .map((box) => box.parentElement?.parentElement?.textContent)

test('the picker starts with an empty search, lists what is selected first, and then what fits the heading', async () => {
  const { picker } = await openPicker()
  expect(within(picker).getByRole('searchbox')).toHaveProperty('value', '')
  const selected = await within(picker).findByRole('region', { name: 'Selected' })
  expect(labelsIn(selected)).toEqual(['Passage p1.tides.txt', 'Passage p9.tides.txt'])
  expect(labelsIn(await within(picker).findByRole('region', { name: 'Suggested for this section' }))).toEqual([
    'Passage p2.tides.txt',
  ])
})

test('selected passages stay listed during another search, and one Escape closes, also with a search typed', async () => {
  const { person, picker } = await openPicker()
  await person.click(await within(picker).findByRole('checkbox', { name: 'Passage p2.' }))
  await person.type(within(picker).getByRole('searchbox'), 'locks')
  expect(labelsIn(await within(picker).findByRole('region', { name: 'Results' }))).toEqual(['Passage p3.tides.txt'])
  expect(picker.textContent).toContain('3 passages selected.')
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Done closes the picker', async () => {
  const { person, picker } = await openPicker()
  await person.click(within(picker).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
