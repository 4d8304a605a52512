// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import type { SectionView } from './api.ts'
import { CitedText } from './CitedText.tsx'

test('a mark stays on one line with the last letters before it, and the words stay whole', async () => {
  const markdown = 'Tides follow the moon. The range is 16 metres.'
  const citation = { id: 'c1', title: 'Tides', quote: 'Tides follow the moon.', start: 0, end: 22 }
  const { container } = await show(
    <CitedText markdown={markdown} citations={[citation as unknown as SectionView['citations'][number]]} />,
  )
  const kept = screen.getByRole('button', { name: 'Source: Tides' }).parentElement
  expect(kept?.className).toBe('whitespace-nowrap')
  expect(kept?.textContent).toBe('moon.1')
  expect(container.textContent).toBe('Tides follow the moon.1 The range is 16 metres.')
})
