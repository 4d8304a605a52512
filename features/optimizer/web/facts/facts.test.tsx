// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../../platform/web/test/screen.tsx'
import { answering, failing, fakeServer, silentEvents } from '../../../../platform/web/test/server.ts'
import { Toaster } from '../../../../platform/web/ui/Toaster.tsx'
import type { ClaimShape, FactCheckShape, FactEvidenceShape } from '../../contract.ts'
import { anchorOf } from '../../facts/read-sentences.ts'
import { replacedIn } from '../../page-parts.ts'
import { textToPage } from '../../text-page.ts'
import { type Sheet, SheetContext } from '../sheet/sheet.ts'
import { FactsCheck } from './FactsCheck.tsx'

const PLAIN = 'The gates close slowly.'
const TEXT = `The Rance station opened in 1967.\n\nThe Sihwa station opened in 2001.\n\nOkta has 48 lighthouses.\n\n${PLAIN}`
const MENDED = 'The Rance station opened in 1966.'

const check: FactCheckShape = {
  id: 'c1',
  blog_id: null,
  title: '',
  language: 'English-US',
  country: null,
  sources: { own: true, asset_ids: [], urls: [], domains: [], web: true, excluded_domains: [] },
  task_id: null,
  engine: 'builtin',
  notes: [],
  created_at: '2026-11-20T10:00:00.000Z',
  checked_at: '2026-11-20T10:00:00.000Z',
  share_url: null,
}
const claim = (text: string, more: Partial<ClaimShape> = {}): ClaimShape => ({
  id: text,
  text,
  anchor: anchorOf(text),
  kind: 'claim',
  state: 'fresh',
  has_figures: true,
  verdict: 'contradicted',
  confidence: 0.8,
  evidence: [],
  faults: [],
  reason: null,
  correction: null,
  engine: 'builtin',
  checked_at: '2026-11-20T10:00:00.000Z',
  accepted: null,
  ...more,
})
const claims = [
  claim('The Rance station opened in 1967.', { id: 'rance', correction: MENDED }),
  claim('The Sihwa station opened in 2001.'),
  claim('Okta has 48 lighthouses.', { verdict: 'no-evidence' }),
]
const NEAREST: FactEvidenceShape = {
  quote: 'The Rance station was inaugurated in 1967.',
  stance: 'neither',
  confidence: 0.4,
  origin: 'own',
  passage_id: 'p1',
  asset_id: 'a1',
  title: 'Tides',
  url: null,
  published: null,
  fetched_at: null,
  place: 'Tides',
  faults: [],
}
const left_out = [
  { text: PLAIN, anchor: anchorOf(PLAIN), because: 'nothing-to-check' },
  { text: 'Gone since.', anchor: anchorOf('Gone since.'), because: 'opinion' },
]
const plan = {
  claims: 3,
  unchanged: 3,
  credits: 0,
  credits_for_all: 1,
  others: 0,
  web: false,
  comparable: true,
  contradicting: 0,
  measured: true,
  to_check: [],
}

function OnSheet({ blogId = null }: { blogId?: string | null }) {
  const [page, setPage] = useState(() => textToPage(TEXT))
  const sheet: Sheet = {
    page,
    language: 'English-US',
    blogId,
    origin: blogId === null ? {} : { blog_id: blogId },
    about: null,
    changedOn: null,
    canChange: true,
    reveal: vi.fn(),
    show: vi.fn(),
    tint: vi.fn(),
    replace(stretch, words) {
      setPage((now) => replacedIn(now, stretch, words))
      return true
    },
    cited: [],
    replaceAll: () => undefined,
    link: null,
    headings: null,
    pictures: null,
    cite: null,
    announce: vi.fn(),
  }
  return (
    <SheetContext value={sheet}>
      <FactsCheck />
      <Toaster />
      <article>{page.text}</article>
    </SheetContext>
  )
}

const serving = (more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'POST /api/check/facts/plan': () => answering(plan),
    'POST /api/check/facts': () => answering({ check, claims, left_out }),
    'GET /api/check/facts/c1': () => answering({ check, claims, left_out }),
    'PUT /api/check/facts/c1/claims/rance/words': () => answering({ claim: claim(MENDED, { verdict: 'supported' }) }),
    ...more,
  })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  silentEvents()
})
afterEach(() => vi.unstubAllGlobals())

test('findings are gone through by keys, the focus stays with them, and a correction can be taken back', async () => {
  const received = serving()
  const { person } = await show(<OnSheet />)
  await person.click(await screen.findByRole('button', { name: 'Check facts' }))
  const row = (name: RegExp) => screen.findByRole('button', { name })
  const rance = await row(/^Contradicted The Rance/)
  rance.focus()
  await person.keyboard('{Enter}')
  expect(rance.getAttribute('aria-expanded')).toBe('true')
  await person.keyboard('j')
  const sihwa = await row(/^Contradicted The Sihwa/)
  expect(document.activeElement).toBe(sihwa)
  expect([rance, sihwa].map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  await person.keyboard('{Tab}{Escape}')
  expect(document.activeElement).toBe(sihwa)
  expect(sihwa.getAttribute('aria-expanded')).toBe('false')
  await person.keyboard('k{Enter}')
  await person.click(screen.getByRole('button', { name: 'Apply correction' }))
  expect(screen.getByRole('article').textContent).toContain(MENDED)
  expect(document.activeElement).toBe(sihwa)
  expect(received.some(({ method, path }) => method === 'PUT' && path.endsWith('/rance/words'))).toBe(true)
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('article').textContent).toContain('opened in 1967')
})

test('a claim of which a source has all but a word is listed to be compared, and a press says that it is the same', async () => {
  const text = 'The Rance station opened in 1967.'
  const words = { reason: 'words-to-compare' as const, faults: [{ start: 18, end: 24 }] }
  const found = claim(text, { id: 'rance', verdict: 'no-evidence', ...words, evidence: [NEAREST] })
  let claims = [found]
  const answer = () => answering({ check, claims, left_out })
  const received = serving({
    'POST /api/check/facts': answer,
    'GET /api/check/facts/c1': answer,
    'PUT /api/check/facts/c1/claims/rance/acceptance': () => {
      const accepted = { by: 'p1', by_name: 'Ella', reason: 'Compared.', at: '2026-11-01T00:00:00.000Z' }
      claims = [{ ...found, accepted }]
      return answering({ claim: claims[0] })
    },
  })
  const { person } = await show(<OnSheet />)
  await person.click(await screen.findByRole('button', { name: 'Check facts' }))
  const row = await screen.findByRole('button', { name: /^To compare The Rance/ })
  expect(row.querySelector('mark')?.textContent).toBe('opened')
  expect(row.querySelector('mark')?.className).not.toContain('disputed')
  await person.click(row)
  expect(await screen.findByText(/except the underlined words/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Says the same' }))
  await screen.findByRole('button', { name: /^Accepted The Rance/ })
  expect(received.find(({ path }) => path.endsWith('/acceptance'))?.body).toMatchObject({
    reason: 'Compared with “Tides”, which says the same.',
  })
})

test('a text that is not measured says so instead of having nothing; a check without credits says what is missing', async () => {
  serving({ 'POST /api/check/facts/plan': () => answering({ ...plan, claims: 0, unchanged: 0, measured: false }) })
  const { unmount } = await show(<OnSheet />)
  expect(await screen.findByText('Not available for this language')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Check/ })).toBeNull()
  unmount()

  serving({
    'POST /api/check/facts/plan': () => answering({ ...plan, unchanged: 0, credits: 1 }),
    'POST /api/check/facts': () => failing(429, 'credits-exhausted', 'You’ve used all your credits.'),
  })
  const { person } = await show(<OnSheet />)
  await person.click(await screen.findByRole('button', { name: 'Check facts' }))
  await waitFor(() => expect(screen.getByText(/credits/i, { selector: 'h2' })).toBeDefined())
})

test('a text with nothing to compare it with lists its claims, says how to get something, and offers no check', async () => {
  const alone = { ...plan, unchanged: 0, comparable: false, to_check: ['Okta has 48 lighthouses.'] }
  const received = serving({ 'POST /api/check/facts/plan': () => answering(alone) })
  const { unmount } = await show(<OnSheet />)
  expect(await screen.findByText('Nothing to compare this text with')).toBeDefined()
  expect(screen.getByText('Okta has 48 lighthouses.', { selector: 'li' }).closest('details')?.open).toBe(true)
  expect(screen.getByText('Evidence from').closest('details')?.open).toBe(true)
  expect(screen.queryByRole('button', { name: /^Check/ })).toBeNull()
  expect(received.find(({ path }) => path.endsWith('/plan'))?.body).toMatchObject({ sources: { own: true, web: true } })
  unmount()

  serving({ 'POST /api/check/facts/plan': () => answering({ ...alone, contradicting: 2 }) })
  const { person } = await show(<OnSheet />)
  await person.click(await screen.findByRole('button', { name: 'Check contradictions (free)' }))
  expect(await screen.findByRole('button', { name: /^Contradicted The Rance/ })).toBeDefined()
})

test('the claims of a blog with nothing to compare it with can be listed, free, and accepted with a reason', async () => {
  const ofBlog = { ...check, blog_id: 'b1' }
  const text = 'Okta has 48 lighthouses.'
  const pending = claim(text, { id: 'okta', verdict: null, checked_at: null })
  const by = { by: 'p1', by_name: 'Ana', reason: 'I counted them.', at: '2026-11-20T10:00:00.000Z' }
  let shown: Record<string, unknown> = { check: null, claims: [], left_out: [] }
  const received = serving({
    'POST /api/check/facts/plan': () =>
      answering({ ...plan, claims: 1, unchanged: 0, comparable: false, to_check: [text] }),
    'GET /api/blogs/b1/claims': () => answering(shown),
    'POST /api/check/facts': () => {
      shown = { check: ofBlog, claims: [pending], left_out: [] }
      return answering(shown)
    },
    'PUT /api/check/facts/c1/claims/okta/acceptance': () => {
      shown = { check: ofBlog, claims: [{ ...pending, accepted: by }], left_out: [] }
      return answering({ claim: { ...pending, accepted: by } })
    },
  })
  const { person } = await show(<OnSheet blogId="b1" />)
  await person.click(await screen.findByRole('button', { name: 'List claims to accept (free)' }))
  await person.click(await screen.findByRole('button', { name: /^Not checked yet Okta/ }))
  const started = received.find(({ method, path }) => method === 'POST' && path === '/api/check/facts')
  expect(started?.body).toMatchObject({ blog_id: 'b1', without_evidence: true })
  expect(screen.queryByRole('button', { name: 'List claims to accept (free)' })).toBeNull()
  expect(screen.queryByText('Claims to check')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Accept as is' }))
  await person.type(screen.getByRole('textbox', { name: 'Reason to keep it' }), 'I counted them.')
  await person.click(screen.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByRole('button', { name: /^Accepted Okta/ })).toBeDefined()
})

test('what is not checked is listed with the reason, as far as it is still there, and is checked when asked', async () => {
  const received = serving({ 'POST /api/check/facts/c1/rerun': () => answering({ check, claims, left_out: [] }) })
  const { person } = await show(<OnSheet />)
  await person.click(await screen.findByRole('button', { name: 'Check facts' }))
  const summary = await screen.findByText('1 sentence not checked')
  expect(summary.closest('details')?.open).toBe(false)
  await person.click(summary)
  expect(screen.getByText('Nothing to check')).toBeDefined()
  await person.click(screen.getByRole('button', { name: `Check anyway (1 credit): ${PLAIN}` }))
  const rerun = () => received.find(({ path }) => path.endsWith('/rerun'))
  await waitFor(() => expect(rerun()?.body).toMatchObject({ sentences: [PLAIN] }))
})
