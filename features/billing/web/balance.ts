import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useEvents } from '../../../platform/web/api/events.ts'
import { readAgain } from '../../../platform/web/api/read-again.ts'
import type { Balance as BalanceShape } from '../contract.ts'
import { billingApi } from './api.ts'

/** An account's credits; `-1` is "no limit". */
export type Balance = z.output<typeof BalanceShape>

const balanceOptions = billingApi.query.balance.queryOptions({ input: {} })

/** The signed-in person's credits and runs, loaded again whenever a call or a piece of long work spent some. */
export function useBalance() {
  const queries = useQueryClient()
  useEvents('task', ({ task }) => {
    if (hasEnded(task)) void readAgain(queries, balanceOptions.queryKey)
  })
  return useQuery({ ...balanceOptions, select: ({ balance }) => balance })
}

/** The used share of the month's credits, 0 to 1; null where fair use is the measure. */
export function usedShare({
  credit_limit,
  credits_used,
}: Pick<Balance, 'credit_limit' | 'credits_used'>): number | null {
  if (credit_limit < 0) return null
  return credit_limit === 0 ? 1 : Math.min(1, credits_used / credit_limit)
}

function hasEnded(task: unknown): boolean {
  return (
    typeof task === 'object' && task !== null && 'state' in task && !['queued', 'running'].includes(String(task.state))
  )
}
