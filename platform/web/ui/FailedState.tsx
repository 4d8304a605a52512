import { RotateCw, TriangleAlert } from 'lucide-react'
import { lazy } from 'react'
import type { ApiFailure } from '../api/failure.ts'
import { asFailure } from '../api/failure.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from './Button.tsx'
import { loadPart } from './load-part.ts'
import { messages } from './messages.ts'
import { Optional } from './Optional.tsx'

const OverLimit = lazy(() => loadPart(() => import('./OverLimit.tsx').then((m) => m.OverLimit)))

interface FailedStateProps {
  error: unknown
  /** `h1` in place of a whole page. */
  heading?: 'h1' | 'h2'
  /** Missing where trying again cannot help. */
  onRetry?: () => void
}

/** What happened, in the person's words, and the one button that helps. Limits of the plan get their own face. */
export function FailedState({ error, heading: Heading = 'h2', onRetry }: FailedStateProps) {
  const t = useT(messages)
  const failure = asFailure(error)
  if (failure.isOverLimit)
    return (
      <Optional>
        <OverLimit failure={failure} onRetry={onRetry} />
      </Optional>
    )
  const reference = failure.body.request_id
  const isFault = failure.code === 'page-fault'
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-12 text-center">
      <TriangleAlert size={20} aria-hidden="true" className="mb-1 text-disputed" />
      <Heading className="font-semibold text-lg">{t(titleOf(failure))}</Heading>
      <p className="text-balance text-ink-2">{failure.message || t(isFault ? 'faultText' : 'unreachableText')}</p>
      {typeof failure.body.status_page === 'string' ? (
        <a className="text-accent underline" href={failure.body.status_page} target="_blank" rel="noreferrer">
          {t('statusPage')}
        </a>
      ) : null}
      {typeof reference === 'string' ? <p className="text-ink-3 text-xs">{t('requestId', { id: reference })}</p> : null}
      <FailedAction failure={failure} onRetry={onRetry} />
    </div>
  )
}

function FailedAction({ failure, onRetry }: { failure: ApiFailure; onRetry: (() => void) | undefined }) {
  const t = useT(messages)
  const mayHelp = onRetry && failure.status !== 404 && failure.status !== 403
  if (failure.code === 'page-fault') {
    return (
      <Button className="mt-3" icon={<RotateCw size={14} aria-hidden="true" />} onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    )
  }
  if (!mayHelp) return null
  return (
    <Button className="mt-3" icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>
      {t('retry')}
    </Button>
  )
}

function titleOf(failure: ApiFailure) {
  if (failure.code === 'page-fault') return 'faultTitle'
  if (failure.status === 0) return 'unreachableTitle'
  return failure.status === 404 ? 'notFoundTitle' : 'failedTitle'
}
