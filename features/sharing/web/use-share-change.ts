import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { failureShown } from '../../../platform/web/api/failure-shown.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { isPublishRefusal } from '../../blogs/web/editor-door.ts'
import { sharingApi } from './api.ts'

/** A change to share links; the list is read again afterwards. Whoever asks shows the failure: a form, a dialog, or `showFailure`. */
export function useShareChange<T, R>(run: (input: T) => Promise<R>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => queries.invalidateQueries({ queryKey: sharingApi.query.key() }),
    meta: failureShown,
  })
}

/** Tells in passing that a change failed, except where `PublishRefusal` shows why. */
export function showFailure(error: unknown): void {
  if (!isPublishRefusal(error)) toast({ failure: asFailure(error) })
}
