// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../../platform/web/test/screen.tsx'
import { answering, failing, fakeServer } from '../../../../platform/web/test/server.ts'
import type { BlogShape } from '../../contract.ts'
import { LibraryPage } from './LibraryPage.tsx'

const blog = (more: Partial<BlogShape> = {}): BlogShape => ({
  id: 'b1',
  title: 'Tides and harbours',
  excerpt: 'The moon raises two tides a day.',
  project_id: 'p1',
  author_id: 'u1',
  state: 'draft',
  view: 'active',
  tags: [],
  words: 1_200,
  version: 3,
  shared: false,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  purged_at: null,
  ...more,
})
const listing = (blogs: BlogShape[], total = blogs.length, isMore = false) =>
  answering({ blogs, total, total_is_more: isMore })
const tags = () => answering({ tags: [{ tag: 'coast', count: 1 }] })

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  // nothing has a size here, so the list is told that it has one
  for (const name of ['clientHeight', 'clientWidth'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 800 })
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 76 })
})
afterEach(() => vi.restoreAllMocks())

test('an empty library says what it is for and starts a blog', async () => {
  const received = fakeServer({
    'GET /api/blogs': () => listing([]),
    'GET /api/blogs/tags': tags,
    'POST /api/blogs': () => answering({ blog: blog({ id: 'new' }) }),
  })
  const { person } = await show(<LibraryPage />, { at: '/blogs' })
  expect(await screen.findByText('No blogs yet')).toBeDefined()
  await person.click(screen.getAllByRole('button', { name: 'New blog' })[0] as HTMLElement)
  await waitFor(() =>
    expect(received.some(({ method, path }) => method === 'POST' && path === '/api/blogs')).toBe(true),
  )
})

test('who may only read is offered nothing that changes a blog', async () => {
  fakeServer({ 'GET /api/blogs': () => listing([blog()]), 'GET /api/blogs/tags': tags })
  const session = { uniqueId: 'u2', name: 'Ann Reader', email: 'ann@example.test', role: 'viewer' as const }
  const { person } = await show(<LibraryPage />, { at: '/blogs', session })
  await person.click(await screen.findByRole('checkbox', { name: /Tides and harbours/ }))
  expect(await screen.findByRole('button', { name: 'Clear selection' })).toBeDefined()
  for (const name of ['New blog', 'Move to project', 'Archive', 'Move to trash'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await person.click(screen.getByRole('button', { name: /More actions/ }))
  expect(screen.queryByRole('menuitem', { name: /trash|Duplicate|Archive|Tag/ })).toBeNull()
})

test('a row shows what one looks for; hits of a search are marked', async () => {
  fakeServer({
    'GET /api/blogs': () =>
      listing([
        blog({ shared: true, state: 'published', tags: ['coast'], excerpt: 'the ⟦tidal⟧ range' }),
        blog({ id: 'b2', title: '' }),
      ]),
    'GET /api/blogs/tags': tags,
  })
  await show(<LibraryPage />, { at: '/blogs?q=tid' })
  const link = await screen.findByRole('link', { name: 'Tides and harbours' })
  expect(link.getAttribute('href')).toBe('/blogs/b1')
  const row = within(link.closest('li') as HTMLElement)
  expect(row.getByText('tidal').tagName).toBe('MARK')
  expect(row.getByText('Has a share link')).toBeDefined()
  expect(row.getByText('Published')).toBeDefined()
  expect(row.getByText('coast')).toBeDefined()
  expect(row.getByText(/1,200 words/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Untitled' })).toBeDefined()
  expect(screen.getByText('2 blogs')).toBeDefined()
})

test('the URL decides the list', async () => {
  const received = fakeServer({ 'GET /api/blogs': () => listing([]), 'GET /api/blogs/tags': tags })
  await show(<LibraryPage />, { at: '/blogs?view=trash&state=approved&tag=coast&sort=title&project=p2&q=ebb' })
  expect(await screen.findByText('No matching blogs.')).toBeDefined()
  const asked = new URLSearchParams(
    received.find(({ path }) => path.startsWith('/api/blogs?') || path === '/api/blogs')?.query,
  )
  expect(Object.fromEntries(asked)).toMatchObject({
    view: 'trash',
    state: 'approved',
    tag: 'coast',
    sort: 'title',
    project_id: 'p2',
    q: 'ebb',
    start_count: '0',
    end_count: '50',
  })
})

test('an unknown word in the address is the default, in the list and beside it', async () => {
  const received = fakeServer({ 'GET /api/blogs': () => listing([blog()]), 'GET /api/blogs/tags': tags })
  await show(<LibraryPage />, { at: '/blogs?view=archive&sort=size' })
  expect(await screen.findByRole('button', { name: 'Filter' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sort by: Last edited' })).toBeDefined()
  expect(received.find(({ path }) => path === '/api/blogs')?.query).toMatchObject({ view: 'active' })
})

test('filters that are on are counted and named, and cleared one by one or all at once', async () => {
  fakeServer({ 'GET /api/blogs': () => listing([blog()]), 'GET /api/blogs/tags': tags })
  const { person, router } = await show(<LibraryPage />, { at: '/blogs?view=trash&state=draft&tag=coast&q=tid' })
  const active = within(await screen.findByRole('list', { name: 'Active filters' }))
  expect(active.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'View: Trash',
    'Status: Draft',
    'Tag: coast',
  ])
  await person.click(active.getByRole('button', { name: 'Remove filter: Tag' }))
  await person.click(await screen.findByRole('button', { name: 'Filter 2 active filters' }))
  expect(screen.getByRole('combobox', { name: 'View' }).textContent).toBe('Trash')
  await person.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?q=tid'))
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
})

test('of ten thousand rows only those in sight are drawn, and only their window is fetched', async () => {
  const received = fakeServer({
    'GET /api/blogs': ({ query }) => {
      const from = Number(new URLSearchParams(query).get('start_count'))
      return listing(
        Array.from({ length: 50 }, (_, at) => blog({ id: `b${from + at}`, title: `Blog ${from + at}` })),
        10_000,
        true,
      )
    },
    'GET /api/blogs/tags': tags,
  })
  await show(<LibraryPage />, { at: '/blogs' })
  expect(await screen.findByText('More than 10,000 blogs')).toBeDefined()
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
  expect(screen.getByRole('link', { name: 'Blog 0' }).closest('li')?.getAttribute('aria-setsize')).toBe('10000')
  expect(received.filter(({ path }) => path.startsWith('/api/blogs') && !path.includes('tags'))).toHaveLength(1)
})

test('several are thrown away at once, and taken back', async () => {
  const received = fakeServer({
    'GET /api/blogs': () => listing([blog({ id: 'one', title: 'One' }), blog({ id: 'two', title: 'Two' })]),
    'GET /api/blogs/tags': tags,
    'POST /api/blogs/bulk': () => answering({ changed: ['one', 'two'] }),
  })
  const { person } = await show(<LibraryPage />, { at: '/blogs' })
  await person.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  expect(await screen.findByText('2 selected')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Move to trash' }))
  await waitFor(() => expect(received.at(-1)?.path).not.toBe('/api/blogs/bulk'))
  expect(received.find(({ path }) => path === '/api/blogs/bulk')?.body).toEqual({
    ids: ['one', 'two'],
    action: 'trash',
  })
  expect(await screen.findByText('2 blogs')).toBeDefined()
})

test('Shift selects from one row to another; tags are separated by commas', async () => {
  const ids = ['one', 'two', 'three', 'four']
  const received = fakeServer({
    'GET /api/blogs': ({ query }) =>
      listing(
        ids.slice(Number(query.start_count), Number(query.end_count)).map((id) => blog({ id, title: id })),
        ids.length,
      ),
    'GET /api/blogs/tags': tags,
    'POST /api/blogs/bulk': () => answering({ changed: ['two', 'three', 'four'] }),
  })
  const { person } = await show(<LibraryPage />, { at: '/blogs' })
  await person.click(await screen.findByRole('checkbox', { name: 'Select four' }))
  await person.keyboard('{Shift>}')
  await person.click(screen.getByRole('checkbox', { name: 'Select two' }))
  await person.keyboard('{/Shift}')
  expect(await screen.findByText('3 selected')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Select three' })).toHaveProperty('checked', true)
  await person.click(screen.getByRole('button', { name: 'Add tag' }))
  await person.type(await screen.findByRole('textbox', { name: 'Tag' }), 'sea, moon,')
  await person.click(screen.getByRole('button', { name: 'Add tag' }))
  await screen.findByText('4 blogs')
  expect(received.filter(({ path }) => path === '/api/blogs/bulk').map(({ body }) => body)).toEqual([
    { ids: ['two', 'three', 'four'], action: 'tag', tag: 'sea' },
    { ids: ['two', 'three', 'four'], action: 'tag', tag: 'moon' },
  ])
})

test('by keyboard: down, select with x, throw away with Delete', async () => {
  const received = fakeServer({
    'GET /api/blogs': () => listing([blog({ id: 'one', title: 'One' }), blog({ id: 'two', title: 'Two' })]),
    'GET /api/blogs/tags': tags,
    'POST /api/blogs/bulk': () => answering({ changed: ['two'] }),
  })
  const { person } = await show(<LibraryPage />, { at: '/blogs' })
  const first = await screen.findByRole('link', { name: 'One' })
  first.focus()
  await person.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Two'))
  await person.keyboard('x')
  expect(screen.getByRole('checkbox', { name: 'Select Two' })).toHaveProperty('checked', true)
  await person.keyboard('{Delete}')
  await waitFor(() =>
    expect(received.find(({ path }) => path === '/api/blogs/bulk')?.body).toEqual({ ids: ['two'], action: 'trash' }),
  )
})

test('what cannot be undone asks first and says what goes', async () => {
  const received = fakeServer({
    'GET /api/blogs': () => listing([blog({ view: 'trash', purged_at: '2026-12-20T10:00:00.000Z' })]),
    'GET /api/blogs/tags': tags,
    'POST /api/blogs/bulk': () => answering({ changed: ['b1'] }),
  })
  const { person } = await show(<LibraryPage />, { at: '/blogs?view=trash' })
  expect(await screen.findByText(/Will be deleted on/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'More actions for Tides and harbours' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Delete permanently' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 blog permanently?' })
  expect(received.some(({ path }) => path === '/api/blogs/bulk')).toBe(false)
  await person.click(within(dialog).getByRole('button', { name: 'Delete permanently' }))
  await waitFor(() =>
    expect(received.find(({ path }) => path === '/api/blogs/bulk')?.body).toEqual({ ids: ['b1'], action: 'delete' }),
  )
})

test('a list that cannot be loaded says so and can be tried again', async () => {
  fakeServer({
    'GET /api/blogs': () => failing(503, 'database-unavailable', 'Our database is not reachable right now.'),
    'GET /api/blogs/tags': tags,
  })
  await show(<LibraryPage />, { at: '/blogs' })
  expect((await screen.findByRole('alert')).textContent).toContain('Our database is not reachable right now.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
