// @vitest-environment happy-dom
import { MutationObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { failureShown } from '../../platform/web/api/failure-shown.ts'
import { createQueries } from './queries.ts'

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }))
vi.mock('../../platform/web/ui/toasts.ts', () => ({ toast }))

test.each([
  { toasts: 1, options: {} },
  { toasts: 0, options: { meta: failureShown } },
  { toasts: 0, options: { onError: () => undefined } },
])('a failure shows a toast unless it is shown elsewhere: $options', async ({ toasts, options }) => {
  toast.mockClear()
  const press = new MutationObserver(createQueries(), {
    mutationFn: () => Promise.reject(new Error('away')),
    ...options,
  })
  await expect(press.mutate()).rejects.toThrow('away')
  expect(toast).toHaveBeenCalledTimes(toasts)
})
