import { PenLine } from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** Who wrote a sentence that the person did not write. */
export function AssistantCard({ engine }: { engine: string }) {
  const t = useT(messages)
  return (
    <p className="flex items-start gap-2 border-line border-t pt-3 text-ink-3 text-sm first:border-t-0 first:pt-0">
      <PenLine size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
      {engine === 'builtin' ? t('wroteBuiltin') : engine ? t('wroteModel', { engine }) : t('wroteUnknown')}
    </p>
  )
}
