import { CircleCheck } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

interface ProofVerdictProps {
  rules: readonly { broken: readonly unknown[] }[]
  measures: readonly { isOff: boolean }[]
}

/** What comparing a text with a voice came to, in a sentence; green where nothing is amiss. Nothing where nothing was compared. */
export function ProofVerdict({ rules, measures }: ProofVerdictProps) {
  const t = useT(messages)
  if (rules.length + measures.length === 0) return null
  const broken = rules.reduce((sum, rule) => sum + rule.broken.length, 0)
  const off = measures.filter(({ isOff }) => isOff).length
  if (broken + off > 0) return <p className="text-sm">{t('notClean', { broken, off })}</p>
  const clean = rules.length === 0 ? 'cleanMeasures' : measures.length === 0 ? 'cleanRules' : 'clean'
  return (
    <p className="flex items-start gap-2 rounded-md bg-supported-wash px-3 py-2 font-medium text-sm text-supported">
      <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t(clean)}
    </p>
  )
}
