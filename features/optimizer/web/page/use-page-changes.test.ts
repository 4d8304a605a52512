// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loweredHeadings } from '../../../../engines/seo/index.ts'
import { pageToText, textToPage } from '../../text-page.ts'
import type { Chosen } from './chosen.ts'
import { usePageChanges } from './use-page-changes.ts'

type Open = Extract<Chosen, { state: 'open' }>

const TEXT = '# Tides\n\nThe moon pulls.\n\n# Rance\n\nIt opened in 1966.\n\n# Sihwa\n\nIt is larger.'

function opened(text: string) {
  let chosen: Open = {
    state: 'open',
    title: '',
    page: textToPage(text),
    language: 'English-US',
    subject: { text },
    about: null,
    isOwnText: true,
  }
  const hook = renderHook(() =>
    usePageChanges(chosen, (next) => {
      chosen = next as Open
    }),
  )
  const after = <T>(change: (changes: ReturnType<typeof usePageChanges>) => T): T => {
    let made: T | undefined
    act(() => {
      made = change(hook.result.current)
    })
    hook.rerender()
    return made as T
  }
  const headings = () =>
    pageToText(chosen.page)
      .split('\n')
      .filter((line) => line.startsWith('#'))
  return {
    after,
    headings,
    page: () => chosen.page,
    put(next: string) {
      chosen = { ...chosen, page: textToPage(next) }
      hook.rerender()
    },
  }
}

test('headings get their levels back after words before, within, and behind them were changed', () => {
  const { after, headings, page } = opened(TEXT)
  const undo = after(({ setLevels }) => setLevels(loweredHeadings(page(), 6)))
  expect(headings()).toEqual(['# Tides', '## Rance', '## Sihwa'])
  const replaced = (words: string, by: string) =>
    after(({ replace }) =>
      replace({ start: page().text.indexOf(words), end: page().text.indexOf(words) + words.length }, by),
    )
  replaced('The moon pulls.', 'The moon pulls, and so does the sun, at times.')
  replaced('Rance', 'La Rance')
  replaced('It is larger.', '')
  after(() => undo())
  expect(headings()).toEqual(['# Tides', '# La Rance', '# Sihwa'])
})

test('a heading that was deleted is left out, typed words count, and nothing is undone twice or in another text', () => {
  const { after, headings, page, put } = opened(TEXT)
  const undo = after(({ setLevels }) => setLevels(loweredHeadings(page(), 6)))
  after(({ show }) => show(textToPage(pageToText(page()).replace('## Rance\n\n', '').replace('', 'New. \n\n'))))
  after(() => undo())
  expect(headings()).toEqual(['# Tides', '# Sihwa'])
  after(({ setLevels }) => setLevels(loweredHeadings(page(), 6)))
  after(() => undo())
  expect(headings()).toEqual(['# Tides', '## Sihwa'])
  const again = after(({ setLevels }) =>
    setLevels(
      page()
        .blocks.slice(0, 1)
        .map((block) => ({ ...block, level: 3 })),
    ),
  )
  put('# Other\n\n## Text')
  after(() => again())
  expect(headings()).toEqual(['# Other', '## Text'])
})
