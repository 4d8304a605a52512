// @vitest-environment happy-dom
import { MutationObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { failureShown } from '../../platform/web/api/failure-shown.ts'
import { createQueries } from './queries.ts'

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }))
vi.mock('../../platform/web/ui/toasts.ts', () => ({ toast }))

test.each([
  { told: 1, options: {} },
  { told: 0, options: { meta: failureShown } },
  { told: 0, options: { onError: () => undefined } },
])('a failure is told at the edge of the page unless it is told elsewhere: $options', async ({ told, options }) => {
  toast.mockClear()
  const press = new MutationObserver(createQueries(), {
    mutationFn: () => Promise.reject(new Error('away')),
    ...options,
  })
  await expect(press.mutate()).rejects.toThrow('away')
  expect(toast).toHaveBeenCalledTimes(told)
})
