// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { Palette } from './Palette.tsx'

vi.mock('../features.ts', async () => {
  const { FileText, LayoutDashboard, Plus } = await import('lucide-react')
  const { phrase } = await import('../../../platform/web/i18n/use-t.ts')
  const messages = { dashboard: 'Dashboard', blogs: 'Blogs', newBlog: 'New blog', assets: 'Assets' } as const
  return {
    features: [
      {
        name: 'example',
        routes: [],
        navigation: [
          { path: '/dashboard', label: phrase(messages, 'dashboard'), icon: LayoutDashboard, order: 10 },
          { path: '/blogs', label: phrase(messages, 'blogs'), icon: FileText, order: 20 },
        ],
        commands: [
          {
            id: 'new',
            label: phrase(messages, 'newBlog'),
            icon: Plus,
            may: 'blog:create',
            run: (tools: { go: (path: string) => void }) => tools.go('/blogs/new'),
          },
        ],
        finders: [
          { label: phrase(messages, 'blogs'), icon: FileText, find: (words: string) => found(words) },
          { label: phrase(messages, 'assets'), icon: FileText, find: (words: string) => foundSources(words) },
        ],
      },
    ],
  }
})

type Answer = Promise<{ id: string; title: string; path: string }[]>
let found = async (_words: string): Answer => []
let foundSources = async (_words: string): Answer => []

beforeEach(() => {
  foundSources = async () => []
  Element.prototype.scrollIntoView = () => undefined
})

test('arrow keys choose, Enter goes there and closes', async () => {
  const closed = vi.fn()
  const { person, router } = await show(<Palette onClose={closed} />)
  const box = await screen.findByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(box))
  await person.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/blogs'))
  expect(closed).toHaveBeenCalled()
})

test('words find pages and commands, and the best is what Enter takes', async () => {
  const { person, router } = await show(<Palette onClose={() => undefined} />)
  await person.type(await screen.findByRole('combobox'), 'new')
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['New blog'])
  expect(options[0]?.getAttribute('aria-selected')).toBe('true')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/blogs/new'))
})

test('documents are found by their words through a call', async () => {
  found = async (words) => [{ id: '1', title: `About ${words}`, path: '/blogs/1' }]
  const { person, router } = await show(<Palette onClose={() => undefined} />)
  await person.type(await screen.findByRole('combobox'), 'night trains')
  await person.click(await screen.findByRole('option', { name: 'About night trains' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/blogs/1'))
})

test('a source whose title fits stands above documents that only hold the words', async () => {
  found = async () => [{ id: '1', title: 'About ships', path: '/blogs/1' }]
  foundSources = async () => [{ id: '2', title: 'Night trains of Europe', path: '/assets/2' }]
  const { person } = await show(<Palette onClose={() => undefined} />)
  await person.type(await screen.findByRole('combobox'), 'night trains')
  await screen.findByRole('option', { name: 'About ships' })
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Night trains of Europe',
      'About ships',
    ]),
  )
})

test('a search that fails says so; pages still work', async () => {
  found = async () => {
    throw new Error('down')
  }
  const { person } = await show(<Palette onClose={() => undefined} />)
  await person.type(await screen.findByRole('combobox'), 'blo')
  expect(await screen.findByText(/Search isn’t responding/)).toBeDefined()
  expect(screen.getByRole('option', { name: 'Blogs' })).toBeDefined()
})

test('nothing found is said', async () => {
  found = async () => []
  const { person } = await show(<Palette onClose={() => undefined} />)
  await person.type(await screen.findByRole('combobox'), 'zzz')
  expect(await screen.findByText('No results for “zzz”.')).toBeDefined()
})
