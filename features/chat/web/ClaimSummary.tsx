import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Spinner } from '../../../platform/web/ui/Spinner.tsx'
import { messages } from './messages.ts'
import type { Claims } from './use-claims.ts'

/** What the fact check of an answer comes to, in a line, and the way to all of it: reasons, corrections, what was left out. */
export function ClaimSummary({ checkId, isChecking, hasFailed, marks }: Claims & { checkId: string }) {
  const t = useT(messages)
  const supported = marks.filter(({ verdict }) => verdict === 'supported').length
  const against = marks.filter(({ verdict }) => verdict !== 'supported' && verdict !== 'unknown').length
  return (
    <p role="status" className="flex items-center gap-2 text-ink-2 text-sm">
      {isChecking ? <Spinner /> : null}
      {hasFailed
        ? t('checkFailed')
        : isChecking
          ? t('checking')
          : t('checkSummary', { count: marks.length, supported, against })}
      {isChecking || hasFailed || marks.length === 0 ? null : (
        <Link to="/optimizer/factcheck" search={{ check: checkId }} className="text-accent hover:underline">
          {t('openCheck')}
        </Link>
      )}
    </p>
  )
}
