import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { lazy, useEffect } from 'react'
import { asFailure } from '../../platform/web/api/failure.ts'
import { FailedState } from '../../platform/web/ui/FailedState.tsx'
import { loadPart } from '../../platform/web/ui/load-part.ts'
import { Optional } from '../../platform/web/ui/Optional.tsx'
import { reportError } from './report-errors.ts'

const MaintenancePage = lazy(() => loadPart(() => import('./MaintenancePage.tsx').then((m) => m.MaintenancePage)))

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
  if (asFailure(error).code === 'maintenance')
    return (
      <Optional>
        <MaintenancePage onRetry={handleRetry} />
      </Optional>
    )
  return <FailedState error={error} heading="h1" onRetry={handleRetry} />
}

/** The same outside of the shell, which brings no frame of its own. */
export function PageFailedAlone(props: ErrorComponentProps) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageFailed {...props} />
    </main>
  )
}
