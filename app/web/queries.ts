import { MutationCache, QueryClient } from '@tanstack/react-query'
import { type ApiFailure, asFailure, isStopped } from '../../platform/web/api/failure.ts'
import { creditsSpent } from '../../platform/web/api/signals.ts'
import { toast } from '../../platform/web/ui/toasts.ts'

const RETRIES = 2
/** After a refusal for fair use, credits and lock are looked at again this much later. */
const RECHECK_MS = 3_000

/** The cache of everything fetched. A refusal is final; what may pass (no connection, a restart) is tried again. */
export function createQueries(): QueryClient {
  const reloadBalance = () => queries.invalidateQueries({ queryKey: [['billing']] })
  const queries = new QueryClient({
    // A mutation that does not say itself what went wrong (`onError`, or `failureShown`) gets a message at the edge of the
    // page, so that no press of a button ends in silence. Forms make their calls directly and show refusals at the field.
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { options }) => {
        const failure = asFailure(error)
        if (failure.isOverLimit) setTimeout(reloadBalance, RECHECK_MS)
        const isShown = options.meta?.isFailureShown || isLimit(failure)
        if (!options.onError && !isShown && !isStopped(error)) toast({ failure })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 20_000,
        retry: (failures, error) => failures < RETRIES && asFailure(error).isPassing,
        // A browser's idea of being offline is often wrong (a server on this machine needs no network).
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  creditsSpent.hear(reloadBalance)
  return queries
}

/** A dialog of its own says so (`PlanCare`). */
function isLimit({ code }: ApiFailure): boolean {
  return code === 'credits-exhausted' || code === 'run-limit'
}
