import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Spinner } from '../../../platform/web/ui/Spinner.tsx'
import { messages } from './messages.ts'
import type { Claims } from './use-claims.ts'

/** What the fact check of an answer comes to, in a line. */
export function ClaimSummary({ isChecking, hasFailed, marks }: Claims) {
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
    </p>
  )
}
