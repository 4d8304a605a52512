// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../test/screen.tsx'
import { TagList } from './TagList.tsx'

test('of forty tags three are shown; the number of the others carries their names', async () => {
  const tags = Array.from({ length: 40 }, (_, index) => `tag ${index + 1}`)
  const { container } = await show(<TagList tags={tags} />)
  expect(['tag 1', 'tag 2', 'tag 3'].map((tag) => screen.queryByText(tag)?.textContent)).toEqual(tags.slice(0, 3))
  expect(screen.getByText('+37').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText(tags.slice(3).join(', ')).className).toBe('sr-only')
  expect(container.querySelector('[data-tip]')?.getAttribute('data-tip')).toBe(tags.slice(3).join(', '))
})

test('three tags leave nothing to count', async () => {
  await show(<TagList tags={['a', 'b', 'c']} />)
  expect(screen.queryByText(/^\+/)).toBeNull()
})
