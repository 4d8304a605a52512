// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../test/screen.tsx'
import { Button } from './Button.tsx'
import { Toaster } from './Toaster.tsx'
import { useCopy } from './use-copy.ts'

/** A browser that copies what the page’s own listener gives it, as `execCommand` does. */
function olderBrowser({ allows }: { allows: boolean }) {
  const copied: string[] = []
  // as on a page over plain http
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  document.execCommand = () => {
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer() })
    if (allows) document.dispatchEvent(event)
    if (allows) copied.push(event.clipboardData?.getData('text/plain') ?? '')
    return allows
  }
  return copied
}

function CopyButton() {
  const copy = useCopy()
  return <Button onClick={() => void copy('Zwölf Boote', 'Words copied')}>Copy</Button>
}

test('a text is copied over plain http too, and the selection stays', async () => {
  const { person } = await show(
    <>
      <p>Kept words</p>
      <CopyButton />
      <Toaster />
    </>,
  )
  const copied = olderBrowser({ allows: true })
  const words = screen.getByText('Kept words')
  getSelection()?.selectAllChildren(words)
  await person.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Words copied')).toBeTruthy()
  expect(copied).toEqual(['Zwölf Boote'])
  expect(document.body.textContent).not.toContain('Kept words.')
})

test('a browser that lets nobody copy is no reason to say that it was copied', async () => {
  const { person } = await show(
    <>
      <CopyButton />
      <Toaster />
    </>,
  )
  olderBrowser({ allows: false })
  await person.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText(/blocked copying/)).toBeTruthy()
  expect(screen.queryByText('Words copied')).toBeNull()
})
