// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { screen, show } from '../test/screen.tsx'
import { useTyping } from './use-typing.ts'

function Notes({ commit }: { commit: (text: string) => void }) {
  return <input aria-label="Notes" defaultValue="Old" {...useTyping(commit)} />
}

test('text just typed is passed on when the field is removed from the page', async () => {
  const commit = vi.fn()
  const { person, unmount } = await show(<Notes commit={commit} />)
  await person.type(screen.getByRole('textbox'), ' and new')
  expect(commit).not.toHaveBeenCalled()
  unmount()
  expect(commit).toHaveBeenCalledExactlyOnceWith('Old and new')
})

test('a field that nobody typed in hands on nothing when it goes', async () => {
  const commit = vi.fn()
  const { unmount } = await show(<Notes commit={commit} />)
  unmount()
  expect(commit).not.toHaveBeenCalled()
})
