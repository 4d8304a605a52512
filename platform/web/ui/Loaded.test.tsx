// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ApiFailure } from '../api/failure.ts'
import { screen, show } from '../test/screen.tsx'
import { Loaded } from './Loaded.tsx'

const query = (state: { data?: string[]; error?: unknown }) => ({
  data: state.data,
  error: state.error ?? null,
  isPending: !state.data && !state.error,
  refetch: vi.fn(),
})

const list = (names: string[]) => <p>{names.join(', ')}</p>

test('loaded data is shown', async () => {
  await show(<Loaded from={query({ data: ['a', 'b'] })}>{list}</Loaded>)
  expect(screen.getByText('a, b')).toBeDefined()
})

test('an empty list has its own face', async () => {
  await show(
    <Loaded from={query({ data: [] })} empty={<p>Nothing yet</p>}>
      {list}
    </Loaded>,
  )
  expect(screen.getByText('Nothing yet')).toBeDefined()
})

test('a failure says what happened and can be tried again', async () => {
  const failed = query({ error: new ApiFailure(500, { message: 'Our servers are burning.', request_id: 'r-1' }) })
  const { person } = await show(<Loaded from={failed}>{list}</Loaded>)
  expect(screen.getByText('Our servers are burning.')).toBeDefined()
  expect(screen.getByText('Reference: r-1')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(failed.refetch).toHaveBeenCalled()
})

test('something that is not there cannot be tried again', async () => {
  await show(
    <Loaded from={query({ error: new ApiFailure(404, { message: 'We couldn’t find what you were looking for.' }) })}>
      {list}
    </Loaded>,
  )
  expect(screen.getByText('Not found')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a limit of the plan says how to get more', async () => {
  await show(<Loaded from={query({ error: new ApiFailure(429, { code: 'credits-exhausted' }) })}>{list}</Loaded>)
  expect(await screen.findByText('You’ve used all your credits')).toBeDefined()
  expect(screen.getByRole('link', { name: 'View plan and usage' }).getAttribute('href')).toBe('/account/plan')
})

test('fair use counts down', async () => {
  const failure = new ApiFailure(420, { code: 'fair-use' }, new Headers({ 'retry-after': '12' }))
  await show(<Loaded from={query({ error: failure })}>{list}</Loaded>)
  expect(screen.getByRole('timer').textContent).toBe('You can continue in 12 seconds.')
})

test('loaded data stays when a refresh fails', async () => {
  await show(<Loaded from={query({ data: ['a'], error: new ApiFailure(500, {}) })}>{list}</Loaded>)
  expect(screen.getByText('a')).toBeDefined()
})

test('a skeleton waits 150 ms before it shows', async () => {
  await show(<Loaded from={query({})}>{list}</Loaded>)
  expect(screen.queryByRole('status')).toBeNull()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
})
