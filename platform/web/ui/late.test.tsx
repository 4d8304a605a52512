// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Late, latePart, type OpenAtOnce } from './late.tsx'

afterEach(cleanup)

function Menu({ openAtOnce = false }: OpenAtOnce) {
  return <button type="button">{openAtOnce ? 'Open menu' : 'Menu'}</button>
}

/** A part whose code comes when the test says so. */
function showLate() {
  const code = Promise.withResolvers<typeof Menu>()
  const part = latePart(() => code.promise)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const standIn = (press: () => void) => (
    <button type="button" onClick={press}>
      Stand-in
    </button>
  )
  render(<Late part={part} props={{}} standIn={standIn} />)
  return { arrive: () => act(async () => code.resolve(Menu)) }
}

test('a part that was pressed before it was there opens, and has the focus that the stand-in had', async () => {
  const { arrive } = showLate()
  screen.getByText('Stand-in').focus()
  fireEvent.click(screen.getByText('Stand-in'))
  await arrive()
  expect(await screen.findByText('Open menu')).toBe(document.activeElement)
})

test('a part that arrives between the press and the release of a button waits for the click', async () => {
  const { arrive } = showLate()
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  fireEvent.pointerDown(screen.getByText('Stand-in'))
  await arrive()
  fireEvent.click(screen.getByText('Stand-in'))
  expect(await screen.findByText('Open menu')).toBeTruthy()
})

test('a part that nobody touches comes by itself, and stays when it gets the focus', async () => {
  const { arrive } = showLate()
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  await arrive()
  const menu = await screen.findByText('Menu')
  act(() => menu.focus())
  expect(screen.getByText('Menu')).toBe(menu)
})
