import { Wrench } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './downtime-messages.ts'

/** Says that an operator has taken the server out of use, or is about to. */
export function DowntimeBanner({ level }: { level: 1 | 2 | 3 }) {
  const t = useT(messages)
  return (
    <p className="flex items-center justify-center gap-2 bg-unsure-wash px-4 py-1.5 text-sm text-unsure">
      <Wrench size={14} aria-hidden="true" className="shrink-0" />
      {t(`level${level}`)}
    </p>
  )
}
