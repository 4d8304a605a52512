// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer, silentEvents } from '../../../platform/web/test/server.ts'
import type { WorkflowView } from './api.ts'
import { DraftControls } from './DraftPage.tsx'

const workflow = { id: 'w1', asset_ids: ['a1'], task_id: null, blog_id: null, sections_done: 0, sections_total: 7 }

beforeEach(silentEvents)

async function showControls(credit_limit: number) {
  const calls = fakeServer({ 'GET /api/billing/balance': () => answering({ balance: { credit_limit } }) })
  const { queries } = await show(<DraftControls workflow={workflow as WorkflowView} />)
  await waitFor(() => {
    expect(calls).toHaveLength(1)
    expect(queries.isFetching()).toBe(0)
  })
}

test('a plan with credits says the price of the draft', async () => {
  await showControls(300)
  expect(await screen.findByText('7 credits for 7 sections')).toBeDefined()
})

test('a plan without a limit names no price, since nothing is taken off', async () => {
  await showControls(-1)
  await expect(screen.findByText(/credit/)).rejects.toThrow('Unable to find')
})
