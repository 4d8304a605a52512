// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer, silentEvents } from '../../../platform/web/test/server.ts'
import { UsagePage } from './UsagePage.tsx'

const receipt = (feature: string, more: object = {}) => ({
  id: feature,
  at: '2026-11-22T05:52:00.000Z',
  kind: 'charge',
  state: 'settled',
  feature,
  credits: -1,
  unmetered: 0,
  balance: 299,
  member_id: 'u1',
  ...more,
})

async function showUsage(credit_limit: number, receipts: object[]) {
  fakeServer({
    'GET /api/billing/ledger': () => answering({ receipts, total: receipts.length }),
    'GET /api/billing/balance': () => answering({ balance: { credit_limit } }),
  })
  await show(<UsagePage />)
}

beforeEach(silentEvents)

test('work is named in words, and one without words by its name', async () => {
  await showUsage(300, [receipt('generate-blog-faq'), receipt('generate-new-thing')])
  expect(await screen.findByText('FAQ')).toBeDefined()
  expect(screen.getByText('Generate new thing')).toBeDefined()
  expect(screen.getAllByText('299')).toHaveLength(2)
})

test('a plan without a limit shows no count of what is left', async () => {
  await showUsage(-1, [receipt('draft-section', { credits: 0, unmetered: 1, balance: 0 })])
  expect(await screen.findByText('Draft section')).toBeDefined()
  expect(screen.getByText('free')).toBeDefined()
  await vi.waitFor(() => expect(screen.queryByText('Balance')).toBeNull())
  expect(screen.queryByText('0')).toBeNull()
})
