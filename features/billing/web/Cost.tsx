import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useBalance } from './balance.ts'
import { messages } from './cost-messages.ts'

/** What a button costs; nothing where the plan has no limit of credits, since nothing is taken off then. */
export function Cost({ credits }: { credits: number }) {
  const t = useT(messages)
  const { data: balance } = useBalance()
  if (!balance || balance.credit_limit < 0) return null
  return <span className="text-ink-3 text-sm">{t('cost', { credits })}</span>
}
