import { TriangleAlert } from 'lucide-react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { OriginalityCheckShape } from '../../contract.ts'
import { messages } from './messages.ts'

/** Why the last check brought nothing. The way to try again stands below it. */
export function CheckFailed({ check }: { check: OriginalityCheckShape }) {
  const t = useT(messages)
  if (check.state === 'stopped')
    return (
      <p role="status" className="text-ink-2 text-sm">
        {t('stopped')}
      </p>
    )
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-disputed-wash p-3 text-sm">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-disputed" />
      <div>
        <p>{t('failed')}</p>
        {check.problem ? <p className="text-ink-2">{check.problem}</p> : null}
      </div>
    </div>
  )
}
