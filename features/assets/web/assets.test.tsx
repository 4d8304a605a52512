// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, failing, fakeServer, silentEvents } from '../../../platform/web/test/server.ts'
import type { AssetPassageShape, AssetShape } from '../contract.ts'
import { addressesIn } from './AddSources.tsx'
import { AssetsPage } from './AssetsPage.tsx'
import { SourceHead } from './SourceHead.tsx'
import { SourceText } from './SourceText.tsx'

const asset = (more: Partial<AssetShape> = {}): AssetShape => ({
  id: 'a1',
  kind: 'file',
  origin: 'added',
  parent_id: null,
  title: 'The tidal report',
  name: 'report.pdf',
  url: null,
  format: 'pdf',
  size: 12_000,
  language: 'English-US',
  author: null,
  site_name: null,
  published_at: null,
  file_date: null,
  rights: null,
  own: false,
  state: 'ready',
  progress: null,
  problem: null,
  task_id: 't1',
  words: 3_200,
  pages: 12,
  pages_without_text: 0,
  passages: 40,
  site: null,
  tags: [],
  project_id: null,
  read_at: '2026-11-21T10:00:00.000Z',
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
  deleted_at: null,
  ...more,
})
const listing = (assets: AssetShape[]) =>
  answering({
    assets,
    total: assets.length,
    tags: [{ tag: 'coast', count: 1 }],
    limits: { files: 50, files_used: 3, site_pages: 100 },
  })

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  silentEvents()
  // nothing has a size here, so the list is told that it has one
  for (const name of ['clientHeight', 'clientWidth'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 800 })
  HTMLElement.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.restoreAllMocks())

test('without sources it says what they are for, and adds what is pasted into the line', async () => {
  const received = fakeServer({
    'GET /api/assets': () => listing([]),
    'POST /api/assets/urls': () =>
      answering({
        assets: [asset({ kind: 'url' })],
        refused: [{ url: 'nonsense', message: 'That is not a web address.' }],
      }),
  })
  const { person } = await show(<AssetsPage />, { at: '/assets' })
  expect(await screen.findByText('No sources yet')).toBeDefined()
  await person.type(screen.getByLabelText('Add from URL'), 'https://a.example/x, nonsense{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('nonsense That is not a web address.')
  expect(received.find(({ method }) => method === 'POST')?.body).toMatchObject({
    urls: ['https://a.example/x', 'nonsense'],
  })
  expect(screen.getByLabelText('Add from URL')).toHaveProperty('value', '')
})

test('an address typed while another is added stays in the field', async () => {
  let finish = () => {}
  const added = new Promise<void>((resolve) => {
    finish = resolve
  })
  const calls = fakeServer({
    'GET /api/assets': () => listing([]),
    'POST /api/assets/urls': async () => {
      await added
      return answering({ assets: [asset({ kind: 'url' })], refused: [] })
    },
  })
  const { person } = await show(<AssetsPage />, { at: '/assets' })
  const field = await screen.findByLabelText('Add from URL')
  await person.type(field, 'https://a.example/x{Enter}')
  await person.clear(field)
  await person.type(field, 'https://b.example/y')
  const asked = calls.filter(({ path }) => path === '/api/assets').length
  finish()
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/assets').length).toBeGreaterThan(asked))
  expect(field).toHaveProperty('value', 'https://b.example/y')
})

test('an invalid URL keeps what was typed', async () => {
  fakeServer({
    'GET /api/assets': () => listing([]),
    'POST /api/assets/domains': () =>
      failing(400, 'address-invalid', 'This isn’t a valid web address: it has no host name.'),
  })
  const { person } = await show(<AssetsPage />, { at: '/assets' })
  await person.click(await screen.findByLabelText('Add the whole site'))
  await person.type(screen.getByLabelText('Add from URL'), 'nothing{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('it has no host name')
  expect(screen.getByLabelText('Add from URL')).toHaveProperty('value', 'nothing')
})

test('each source says where it is, and a failed one why, with the one thing that helps', async () => {
  const received = fakeServer({
    'GET /api/assets': () =>
      listing([
        asset({
          id: 'r',
          title: 'Being read',
          state: 'reading',
          progress: { step: 'Reading pages', done: 3, total: 12 },
        }),
        asset({ id: 'f', title: 'Locked', state: 'failed', problem: 'This PDF is locked with a password.' }),
        asset({
          id: 'd',
          kind: 'domain',
          title: 'example.org',
          site: { found: 340, read: 100, failed: 0, limit: 100 },
        }),
      ]),
    'POST /api/assets/f/retry': () => answering({ asset: asset() }),
    'POST /api/assets/r/cancel': () => answering({ asset: asset() }),
  })
  const { person } = await show(<AssetsPage />, { at: '/assets' })
  expect(
    (await screen.findByRole('progressbar', { name: 'Reading pages: 3 of 12' })).getAttribute('aria-valuenow'),
  ).toBe('25')
  expect(screen.getByText('This PDF is locked with a password.')).toBeDefined()
  expect(screen.getByText(/100 of 340 pages \(your plan’s limit is 100\)/)).toBeDefined()
  expect(screen.getByText('3 uploaded files (limit 50)')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() =>
    expect(received.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/assets/f/retry',
      '/api/assets/r/cancel',
    ]),
  )
})

test('several are deleted at once', async () => {
  const received = fakeServer({
    'GET /api/assets': () => listing([asset({ id: 'one', title: 'One' }), asset({ id: 'two', title: 'Two' })]),
    'POST /api/assets/delete': () => answering({ deleted: 2 }),
  })
  const { person } = await show(<AssetsPage />, { at: '/assets' })
  await person.click(await screen.findByLabelText('Select One'))
  await person.click(screen.getByLabelText('Select Two'))
  expect(screen.getByText('2 selected')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(received.find(({ path }) => path === '/api/assets/delete')?.body).toEqual({ ids: ['one', 'two'] }),
  )
})

test('a search shows passages with the words marked, and stays in the address', async () => {
  fakeServer({
    'GET /api/assets': () => listing([]),
    'GET /api/assets/search': ({ query }) =>
      answering({
        found: [
          {
            passage: {
              id: 'a1.x',
              asset_id: 'a1',
              text: `The gates hold ${query.query}.`,
              start: 0,
              end: 20,
              kind: 'paragraph',
              level: null,
              page: 4,
              heading: null,
            },
            asset: { id: 'a1', kind: 'file', title: 'The tidal report', name: 'report.pdf', url: null },
            hits: [{ start: 4, end: 9 }],
          },
        ],
      }),
  })
  const { person, router } = await show(<AssetsPage />, { at: '/assets?kind=file' })
  await person.type(await screen.findByLabelText('Search sources'), 'water')
  const link = await screen.findByRole('link', { name: /The gates hold water/ })
  expect(within(link).getByText('gates').tagName).toBe('MARK')
  expect(link.getAttribute('href')).toBe('/assets/a1?passage=a1.x')
  expect(router.state.location.searchStr).toBe('?kind=file&q=water')
})

test('files that are dropped are uploaded; one that is too large is reported before it is sent', async () => {
  fakeServer({ 'GET /api/assets': () => listing([]) })
  const sent: string[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      status = 415
      responseText = JSON.stringify({
        status: 415,
        code: 'file-type-mismatch',
        message: 'This file’s name says it’s a PDF, but its content is an image (png).',
      })
      onload: () => void = () => undefined
      open(_: string, path: string) {
        sent.push(path)
      }
      setRequestHeader() {}
      send() {
        queueMicrotask(() => this.onload())
      }
      abort() {}
    },
  )
  await show(<AssetsPage />, { at: '/assets' })
  const large = new File(['x'], 'large.pdf')
  Object.defineProperty(large, 'size', { value: 30_000_000 })
  const area = await screen.findByLabelText('Sources')
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [new File(['png'], 'fake.pdf'), large] } })
  expect(await screen.findByText('This file’s name says it’s a PDF, but its content is an image (png).')).toBeDefined()
  expect(screen.getByText('This file is too large (28.6 MB). The limit is 25 MB.')).toBeDefined()
  expect(sent).toEqual(['/api/assets/files?filename=fake.pdf'])
})

const passage = (id: string, text: string, more: Partial<AssetPassageShape> = {}): AssetPassageShape => ({
  id,
  asset_id: 'a1',
  text,
  start: 0,
  end: text.length,
  kind: 'paragraph',
  level: null,
  page: null,
  heading: null,
  ...more,
})

test('a citation opens at its quote: marked, scrolled to, focused', async () => {
  const received = fakeServer({
    'GET /api/assets/a1/passages': () =>
      answering({
        passages: [
          passage('p0', 'Costs', { kind: 'heading', level: 2, page: 3, start: 0 }),
          passage('p1', 'Before it.', { page: 3, start: 10 }),
          passage('p2', 'It cost 620 million francs. Then more.', { page: 4, start: 30 }),
        ],
        start_count: 20,
        total: 400,
      }),
  })
  await show(<SourceText asset={asset()} />, { at: '/assets/a1?passage=p2&quote=cost%20620%20million' })
  const cited = await screen.findByLabelText('Cited passage')
  expect(within(cited).getByText('cost 620 million').tagName).toBe('MARK')
  expect(document.activeElement).toBe(cited)
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled()
  expect(received[0]?.query).toMatchObject({ around: 'p2' })
  expect(screen.getByRole('heading', { name: 'Costs', level: 3 })).toBeDefined()
  expect(screen.getByText('Page 4')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show previous text' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined()
})

test('a citation of words that the source no longer contains shows what it said', async () => {
  fakeServer({
    'GET /api/assets/a1/passages': () =>
      answering({ passages: [passage('new', 'Other words.')], start_count: 0, total: 1 }),
    'GET /api/assets/passages/old': () =>
      answering({
        passage: passage('old', 'It cost 620 million.'),
        asset: { id: 'a1', kind: 'url', title: 'T', name: 'n', url: null, deleted_at: null },
        current: false,
        fetched_at: '2026-01-02T10:00:00.000Z',
      }),
  })
  await show(<SourceText asset={asset()} />, { at: '/assets/a1?passage=old' })
  expect(await screen.findByText('It cost 620 million.')).toBeDefined()
  expect(screen.getByText(/no longer contains this passage/)).toBeDefined()
})

test('pages without text are reported', async () => {
  fakeServer({})
  await show(
    <SourceHead
      asset={asset({ pages_without_text: 3, author: 'Ann', published_at: '2024-03-02' })}
      onRemoved={() => undefined}
    />,
  )
  expect(screen.getByText(/3 pages have no text/)).toBeDefined()
  expect(screen.getByText('by Ann · published Mar 2, 2024')).toBeDefined()
  await show(<SourceHead asset={asset({ author: 'Ben', file_date: '2023-11-08' })} onRemoved={() => {}} />)
  expect(screen.getByText('by Ben · file date Nov 8, 2023')).toBeDefined()
})

test('addresses are separated by whatever is between them', () => {
  const text = 'https://a.example/x?a=1,2\nb.example;  c.example,https://d.example/,'
  expect(addressesIn(text)).toEqual(['https://a.example/x?a=1,2', 'b.example', 'c.example', 'https://d.example/'])
})
