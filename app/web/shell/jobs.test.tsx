// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type TaskView, useTask } from '../../../platform/web/tasks/tasks.ts'
import { type FakeConnection, fakeConnection } from '../../../platform/web/test/connection.ts'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import { JobsTray } from './JobsTray.tsx'

vi.mock('../features.ts', () => ({
  features: [
    { name: 'example', routes: [], taskPaths: { draft: ({ result }: TaskView) => `/blogs/${result?.blog_id}` } },
  ],
}))

const draft: TaskView = {
  id: 't1',
  kind: 'draft',
  title: 'Draft of “Night trains”',
  state: 'running',
  step: 'Section 3',
  done: 2,
  total: 7,
  problem: null,
  result: null,
  created_at: '2026-11-21T10:00:00Z',
  updated_at: '2026-11-21T10:01:00Z',
}

let connection: FakeConnection
beforeEach(() => {
  connection = fakeConnection()
})

test('a task shows its step and count, follows the server’s progress, and links to its result', async () => {
  fakeServer({ 'GET /api/tasks': () => answering({ tasks: [draft] }) })
  const { person, router } = await show(<JobsTray openAtOnce />)
  expect(await screen.findByText('Section 3 · 2 of 7')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: draft.title }).getAttribute('aria-valuenow')).toBe('29')
  act(() => connection.push({ kind: 'task', task: { ...draft, done: 6, step: 'Section 7' } }))
  expect(await screen.findByText('Section 7 · 6 of 7')).toBeDefined()
  act(() => connection.push({ kind: 'task', task: { ...draft, state: 'done', result: { blog_id: 'b9' } } }))
  await person.click(await screen.findByRole('button', { name: 'Open' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/blogs/b9'))
})

test('running work can be stopped, failed work tried again', async () => {
  const failed = {
    ...draft,
    id: 't2',
    title: 'Reading a scan',
    state: 'failed' as const,
    problem: 'This PDF holds pictures of pages and no text.',
  }
  const received = fakeServer({
    'GET /api/tasks': () => answering({ tasks: [draft, failed] }),
    'POST /api/tasks/t1/cancel': () => answering({ task: { ...draft, state: 'cancelled' } }),
    'POST /api/tasks/t2/retry': () => answering({ task: { ...failed, state: 'queued' } }),
  })
  const { person } = await show(<JobsTray openAtOnce />)
  expect(await screen.findByText('This PDF holds pictures of pages and no text.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: `Stop ${draft.title}` }))
  await person.click(screen.getByRole('button', { name: 'Retry Reading a scan' }))
  await waitFor(() =>
    expect(received.map(({ path }) => path)).toEqual(['/api/tasks', '/api/tasks/t1/cancel', '/api/tasks/t2/retry']),
  )
})

test('the button counts what is running', async () => {
  fakeServer({ 'GET /api/tasks': () => answering({ tasks: [draft, { ...draft, id: 't3', state: 'queued' }] }) })
  await show(<JobsTray />)
  expect(await screen.findByRole('button', { name: '2 tasks running' })).toBeDefined()
})

test('without any work it says what will be there', async () => {
  fakeServer({ 'GET /api/tasks': () => answering({ tasks: [] }) })
  await show(<JobsTray openAtOnce />)
  expect(await screen.findByText('No tasks running')).toBeDefined()
})

test('the end of work that the page shows itself is read out, and takes no room', async () => {
  fakeServer({
    'GET /api/tasks': () => answering({ tasks: [draft] }),
    'GET /api/tasks/t1': () => answering({ task: draft }),
  })
  function PageOfIt() {
    useTask('t1')
    return <JobsTray />
  }
  await show(<PageOfIt />)
  expect((await screen.findByRole('status')).textContent).toBe('1 task running')
  act(() => connection.push({ kind: 'task', task: { ...draft, state: 'done' } }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('“Draft of “Night trains”” is ready.'))
})
