import { Link } from '@tanstack/react-router'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { FailedState } from '../../../platform/web/ui/FailedState.tsx'
import type { WorkflowView } from './api.ts'
import { messages } from './messages.ts'

/** Refusals that stay the same however often one asks: the remedy is on the research page. */
const LACKS_SOURCES = ['no-sources', 'too-little-to-outline']

/** Whether there is anything to propose or write from. */
export function hasSources({ asset_ids }: WorkflowView): boolean {
  return asset_ids.length > 0
}

/** Why a button is off while no source is chosen, and the way to choose one. `id` is what the button is described by. */
export function NeedsSources({ id, workflow }: { id: string; workflow: WorkflowView }) {
  const t = useT(messages)
  return (
    <p id={id} className="flex flex-wrap items-center gap-x-3 py-2 text-ink-2 text-sm">
      {t('sourcesNeeded')} <ToResearch workflow={workflow} />
    </p>
  )
}

interface WorkFailedProps {
  error: unknown
  workflow: WorkflowView
  onRetry: () => void
}

/** Why a piece of work failed, with a retry; where the sources are what is missing, with the way to them instead. */
export function WorkFailed({ error, workflow, onRetry }: WorkFailedProps) {
  const failure = asFailure(error)
  if (!LACKS_SOURCES.includes(failure.code)) return <FailedState error={error} onRetry={onRetry} />
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 py-2 text-ink-2 text-sm">
      {failure.message} <ToResearch workflow={workflow} />
    </p>
  )
}

function ToResearch({ workflow }: { workflow: WorkflowView }) {
  const t = useT(messages)
  return (
    <Link to={`/workflows/${workflow.id}/research`} className="text-accent hover:underline">
      {t('toResearch')}
    </Link>
  )
}
