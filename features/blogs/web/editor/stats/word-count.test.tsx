// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import { documentExtensions } from '../../../document/schema.ts'
import { type Desk, DeskContext } from '../core/desk.ts'
import { useWordCount } from './use-measured.ts'

afterEach(() => void vi.useRealTimers())

test('words that come after the first render are counted at once, and further ones a few times a second', () => {
  vi.useFakeTimers()
  const editor = new Editor({ element: document.createElement('div'), extensions: documentExtensions() })
  const { result } = renderHook(useWordCount, {
    wrapper: ({ children }) => <DeskContext value={{ editor } as Desk}>{children}</DeskContext>,
  })
  const frame = () => act(() => vi.advanceTimersByTime(20))
  editor.commands.setContent('<p>one two three</p>')
  frame()
  expect(result.current.words).toBe(3)
  editor.commands.setContent('<p>one two three four</p>')
  frame()
  expect(result.current.words).toBe(3)
  act(() => vi.advanceTimersByTime(300))
  expect(result.current.words).toBe(4)
})
