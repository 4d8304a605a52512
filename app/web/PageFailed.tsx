import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asFailure } from '../../platform/web/api/failure.ts'
import { FailedState } from '../../platform/web/ui/FailedState.tsx'
import { reportError } from './report-errors.ts'

/** What is shown in place of a page that could not be loaded or drawn. The rest of the shell goes on working. */
export function PageFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(() => {
    if (asFailure(error).code === 'page-fault') reportError(error)
  }, [error])
  const handleRetry = () => {
    reset()
    void router.invalidate()
  }
  return <FailedState error={error} onRetry={handleRetry} />
}
