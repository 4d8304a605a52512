import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../../platform/web/api/failure.ts'
import { toast } from '../../../../../platform/web/ui/toasts.ts'
import { blogsApi } from '../api.ts'
import { isKeptBack } from './KeptBack.tsx'

/** A change to share links; the list is read again afterwards, a failure is told, except one that `KeptBack` shows. */
export function useShareChange<T>(run: (input: T) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => queries.invalidateQueries({ queryKey: blogsApi.query.shares.key() }),
    onError: (error) => (isKeptBack(error) ? undefined : toast({ failure: asFailure(error) })),
  })
}
