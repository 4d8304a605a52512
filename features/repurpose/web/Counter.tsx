import { TriangleAlert } from 'lucide-react'
import type { Measure } from '../../../engines/parts/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** How long a text is as its target counts it, red where that is too long. */
export function Counter({ measure: { unit, count, most, isOver } }: { measure: Measure }) {
  const t = useT(messages)
  const format = useFormat()
  return (
    <p
      className={`flex flex-wrap items-center gap-1.5 text-xs tabular-nums ${isOver ? 'text-disputed' : 'text-ink-3'}`}
    >
      {isOver ? <TriangleAlert size={12} aria-hidden="true" /> : null}
      {t(`unit_${unit}`, { count: format.number(count), most: format.number(most) })}
      {isOver ? <span className="font-medium">{t('tooLongBy', { count: format.number(count - most) })}</span> : null}
    </p>
  )
}
