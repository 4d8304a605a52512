import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../../platform/web/api/failure.ts'
import { toast } from '../../../../../platform/web/ui/toasts.ts'
import { blogsApi } from '../api.ts'

/** A change to share links; the list is read again afterwards, a failure is told. */
export function useShareChange<T>(run: (input: T) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => queries.invalidateQueries({ queryKey: blogsApi.query.shares.key() }),
    onError: (error) => toast({ failure: asFailure(error) }),
  })
}
