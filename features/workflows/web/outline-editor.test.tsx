// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { usualBrief } from '../../../platform/contract/brief.ts'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import type { Edit } from './api.ts'
import { OutlineEditor } from './OutlineEditor.tsx'

const section = (id: string, heading: string) => ({
  id,
  heading,
  level: 2 as const,
  notes: '',
  words: 200,
  passage_ids: [],
  state: 'waiting' as const,
  markdown: '',
  citations: [],
  gaps: [],
})

test('a heading is saved while it is typed in, before the field is left', async () => {
  const save = vi.fn((_edit: Edit) => Promise.resolve())
  const sections = [section('s1', 'Old dams')]
  const { person } = await show(
    <OutlineEditor workflow={{ brief: usualBrief, id: 'w1', sections: sections as never }} save={save} />,
  )
  const field = screen.getByRole('textbox', { name: 'Heading of section 1' })
  await person.clear(field)
  await person.type(field, 'New dams')
  await waitFor(() => expect(save).toHaveBeenCalledOnce(), { timeout: 3_000 })
  expect(save.mock.calls[0]?.[0].sections).toMatchObject([{ heading: 'New dams' }])
  expect(document.activeElement).toBe(field)
})

test('a section that is added has its heading ready to be typed over', async () => {
  const save = vi.fn((_edit: Edit) => Promise.resolve())
  const { person } = await show(<OutlineEditor workflow={{ brief: usualBrief, id: 'w1', sections: [] }} save={save} />)
  await person.click(screen.getByRole('button', { name: 'Add section' }))
  const field = screen.getByRole('textbox', { name: 'Heading of section 1' })
  expect(document.activeElement).toBe(field)
  await person.keyboard('Old dams{Enter}')
  expect(field).toHaveProperty('value', 'Old dams')
  expect(save.mock.lastCall?.[0].sections).toMatchObject([{ heading: 'Old dams' }])
})

test('a subsection that is moved to the top becomes a section', async () => {
  const save = vi.fn((_edit: Edit) => Promise.resolve())
  const sections = [section('s1', 'Old dams'), { ...section('s2', 'What they cost'), level: 3 as const }]
  const { person } = await show(
    <OutlineEditor workflow={{ brief: usualBrief, id: 'w1', sections: sections as never }} save={save} />,
  )
  await person.click(screen.getAllByRole('button', { name: 'Move up' })[1] as HTMLElement)
  expect(save.mock.lastCall?.[0].sections).toMatchObject([
    { heading: 'What they cost', level: 2 },
    { heading: 'Old dams', level: 2 },
  ])
})

test('changes made elsewhere replace the fields’ contents', async () => {
  function Page() {
    const [sections, setSections] = useState([section('s1', 'Old dams'), section('s2', 'What they cost')])
    return (
      <>
        <button
          type="button"
          onClick={() => setSections([section('s1', 'Changed elsewhere'), section('s2', 'What they cost')])}
        >
          Elsewhere
        </button>
        <OutlineEditor
          workflow={{ brief: usualBrief, id: 'w1', sections: sections as never }}
          save={async () => undefined}
        />
      </>
    )
  }
  const { person } = await show(<Page />)
  await person.click(screen.getByRole('button', { name: 'Elsewhere' }))
  const headings = screen.getAllByRole('textbox', { name: /Heading of section/ })
  expect(headings.map((field) => (field instanceof HTMLInputElement ? field.value : ''))).toEqual([
    'Changed elsewhere',
    'What they cost',
  ])
})

test('typing in a row that is being replaced doesn’t restore the old outline', async () => {
  const save = vi.fn((_edit: Edit) => Promise.resolve())
  let changeElsewhere = () => {}
  function Page() {
    const [sections, setSections] = useState([section('s1', 'Old dams'), section('s2', 'What they cost')])
    changeElsewhere = () => setSections([section('s1', 'Changed elsewhere')])
    return <OutlineEditor workflow={{ brief: usualBrief, id: 'w1', sections: sections as never }} save={save} />
  }
  const { person, unmount } = await show(<Page />)
  await person.type(screen.getByRole('textbox', { name: 'Heading of section 1' }), ' and')
  act(() => changeElsewhere())
  expect(save).not.toHaveBeenCalled()
  await person.type(screen.getByRole('textbox', { name: 'Heading of section 1' }), '!')
  unmount()
  expect(save).toHaveBeenCalledOnce()
  expect(save.mock.calls[0]?.[0].sections).toMatchObject([{ heading: 'Changed elsewhere!' }])
})
