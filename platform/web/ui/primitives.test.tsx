// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiFailure } from '../api/failure.ts'
import { screen, show } from '../test/screen.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Chip } from './Chip.tsx'
import { Combobox } from './Combobox.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField } from './Input.tsx'
import { Menu, MenuChoice, MenuChoices, MenuItem } from './Menu.tsx'
import { RadioCards } from './RadioCards.tsx'
import { Select } from './Select.tsx'
import { Switch } from './Switch.tsx'
import { Table } from './Table.tsx'
import { Tabs } from './Tabs.tsx'
import { Toaster } from './Toaster.tsx'
import { toast } from './toasts.ts'

const trains = [
  { value: 'night', label: 'Night train' },
  { value: 'fast', label: 'Fast train' },
  { value: 'slow', label: 'Slow train' },
]

test('a double click begins one piece of work, and moves a step twice', async () => {
  const [started, moved] = [vi.fn(), vi.fn()]
  const { person } = await show(
    <>
      <Button busy={false} onClick={started}>
        Start
      </Button>
      <Button onClick={moved}>Move</Button>
    </>,
  )
  await person.dblClick(screen.getByRole('button', { name: 'Start' }))
  await person.dblClick(screen.getByRole('button', { name: 'Move' }))
  expect(started).toHaveBeenCalledOnce()
  expect(moved).toHaveBeenCalledTimes(2)
})

test('a busy button keeps its focus and takes no press', async () => {
  const pressed = vi.fn()
  const { person } = await show(
    <Button busy onClick={pressed}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await person.tab()
  expect(document.activeElement).toBe(button)
  await person.keyboard('{Enter}')
  await person.click(button)
  expect(pressed).not.toHaveBeenCalled()
})

test('a dialog puts the focus on its first field, closes with Escape, and gives the focus back', async () => {
  const { person } = await show(
    <Dialog title="Rename" trigger={<Button>Open</Button>}>
      <input name="username" readOnly hidden />
      <TextField label="Name" />
    </Dialog>,
  )
  await person.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rename' })
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Name')))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})

test('what cannot be undone asks for the name, and stays open when it fails', async () => {
  const remove = vi.fn(async () => {
    throw new ApiFailure(409, { message: 'Somebody is writing in it.' })
  })
  const { person } = await show(
    <AlertDialog
      title="Delete “Alps”?"
      action="Delete"
      confirmName="Alps"
      onConfirm={remove}
      trigger={<Button>Delete…</Button>}
    >
      It goes for good.
    </AlertDialog>,
  )
  await person.click(screen.getByRole('button', { name: 'Delete…' }))
  const dialog = await screen.findByRole('alertdialog')
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(remove).not.toHaveBeenCalled()
  await person.type(within(dialog).getByLabelText('Type Alps to confirm'), 'Alps')
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await within(dialog).findByText('Somebody is writing in it.')).toBeDefined()
  expect(remove).toHaveBeenCalledTimes(1)
})

test('a menu opens by keyboard, and its actions and choices do theirs', async () => {
  const copied = vi.fn()
  const chosen = vi.fn()
  const { person } = await show(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={copied}>Copy</MenuItem>
      <MenuChoices label="Theme" value="light" onChange={chosen}>
        <MenuChoice value="light">Light</MenuChoice>
        <MenuChoice value="dark">Dark</MenuChoice>
      </MenuChoices>
    </Menu>,
  )
  await person.tab()
  await person.keyboard('{Enter}')
  await person.click(await screen.findByRole('menuitem', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledTimes(1)
  await person.click(screen.getByRole('button', { name: 'More' }))
  expect((await screen.findByRole('menuitemradio', { name: 'Light' })).getAttribute('aria-checked')).toBe('true')
  await person.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  expect(chosen).toHaveBeenCalledWith('dark')
})

test('a select shows its choice and takes another', async () => {
  const chosen = vi.fn()
  const { person } = await show(<Select label="Train" choices={trains} defaultValue="night" onChange={chosen} />)
  const select = screen.getByRole('combobox', { name: 'Train' })
  expect(select.textContent).toContain('Night train')
  await person.click(select)
  await person.click(await screen.findByRole('option', { name: 'Fast train' }))
  expect(chosen).toHaveBeenCalledWith('fast')
})

test('an open select brings no style element, which our security policy would refuse', async () => {
  const { person } = await show(<Select label="Train" choices={trains} />)
  await person.click(screen.getByRole('combobox', { name: 'Train' }))
  await screen.findByRole('option', { name: 'Fast train' })
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('a combobox finds by typing and says when nothing fits', async () => {
  const chosen = vi.fn()
  const { person } = await show(<Combobox label="Train" choices={trains} onChange={chosen} />)
  const box = screen.getByRole('combobox', { name: 'Train' })
  await person.type(box, 'slo')
  await person.click(await screen.findByRole('option', { name: 'Slow train' }))
  expect(chosen).toHaveBeenCalledWith(trains[2])
  await person.clear(box)
  await person.type(box, 'plane')
  expect(await screen.findByText('No results for “plane”.')).toBeDefined()
})

test('tabs move by arrow keys and show one panel', async () => {
  const { person } = await show(
    <Tabs
      label="Views"
      tabs={[
        { id: 'a', label: 'Facts', content: <p>All facts</p> },
        { id: 'b', label: 'Sources', content: <p>All sources</p> },
      ]}
    />,
  )
  await person.click(screen.getByRole('tab', { name: 'Facts' }))
  await person.keyboard('{ArrowRight}{Enter}')
  expect(await screen.findByText('All sources')).toBeDefined()
  expect(screen.queryByText('All facts')).toBeNull()
})

function Choosing() {
  const [on, setOn] = useState(false)
  const [kind, setKind] = useState('night')
  return (
    <>
      <Checkbox label="Keep" hint="For a month" onChange={setOn} checked={on} />
      <Switch label="Sounds" />
      <RadioCards label="Kind" name="kind" value={kind} onChange={setKind} choices={trains} />
      <p>{`${on} ${kind}`}</p>
    </>
  )
}

test('checkbox, switch, and radio cards have their roles and states', async () => {
  const { person } = await show(<Choosing />)
  await person.click(screen.getByRole('checkbox', { name: 'Keep' }))
  await person.click(screen.getByRole('switch', { name: 'Sounds' }))
  await person.click(screen.getByRole('radio', { name: /Fast/ }))
  expect(screen.getByText('true fast')).toBeDefined()
  expect(screen.getByRole('switch', { name: 'Sounds' })).toHaveProperty('checked', true)
  expect(screen.getByRole('group', { name: 'Kind' })).toBeDefined()
})

test('a chip can be removed by a button that says what it removes', async () => {
  const removed = vi.fn()
  const { person } = await show(
    <Chip removeLabel="Remove tag trains" onRemove={removed}>
      trains
    </Chip>,
  )
  await person.click(screen.getByRole('button', { name: 'Remove tag trains' }))
  expect(removed).toHaveBeenCalled()
})

test('a table says how it is sorted, and sorts by its headings', async () => {
  const sorted = vi.fn()
  const { person } = await show(
    <Table
      label="Words"
      rows={[{ name: 'a', count: 2 }]}
      rowKey={(row) => row.name}
      sorting={{ column: 'count', direction: 'asc' }}
      onSort={sorted}
      columns={[
        { id: 'name', head: 'Name', cell: (row) => row.name, sortable: true },
        { id: 'count', head: 'Count', cell: (row) => row.count, sortable: true, isNumber: true },
      ]}
    />,
  )
  expect(screen.getByRole('columnheader', { name: /Count/ }).getAttribute('aria-sort')).toBe('ascending')
  await person.click(screen.getByRole('button', { name: /Count/ }))
  expect(sorted).toHaveBeenCalledWith({ column: 'count', direction: 'desc' })
  await person.click(screen.getByRole('button', { name: 'Name' }))
  expect(sorted).toHaveBeenCalledWith({ column: 'name', direction: 'asc' })
})

test('a toast from before the toaster was there is shown, and can be undone', async () => {
  const undone = vi.fn()
  toast({ text: '“Alps” is archived.', undo: undone })
  const { person } = await show(<Toaster />)
  expect((await screen.findAllByText('“Alps” is archived.')).length).toBeGreaterThan(0)
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toHaveBeenCalledTimes(1)
})

test('the place of the toasts is called as our texts call it', async () => {
  await show(<Toaster />, { locale: 'pseudo' })
  expect((await screen.findByRole('region')).getAttribute('aria-label')).toMatch(/^⟦.*⟧$/)
})
