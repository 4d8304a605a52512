import { Wrench } from 'lucide-react'
import { useT } from '../../platform/web/i18n/use-t.ts'
import { Button } from '../../platform/web/ui/Button.tsx'
import { messages } from './maintenance-messages.ts'

/** Takes the place of every page while an operator has closed the server. */
export function MaintenancePage({ onRetry }: { onRetry: () => void }) {
  const t = useT(messages)
  return (
    <div className="mx-auto flex min-h-96 max-w-md flex-col items-center justify-center gap-2 px-4 text-center">
      <Wrench size={20} aria-hidden="true" className="mb-1 text-unsure" />
      <h1 className="font-semibold text-lg">{t('title')}</h1>
      <p className="text-balance text-ink-2">{t('text')}</p>
      <Button className="mt-3" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
