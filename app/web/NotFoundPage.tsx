import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/web/i18n/use-t.ts'
import { buttonClass } from '../../platform/web/ui/button.ts'
import { TabTitle } from '../../platform/web/ui/Page.tsx'
import { Wordmark } from '../../platform/web/ui/Wordmark.tsx'
import { messages } from './messages.ts'

/** An address without a page. */
export function NotFoundPage() {
  const t = useT(messages)
  return (
    <div className="flex min-h-dvh flex-col bg-canvas px-6 py-8 sm:px-10">
      <TabTitle title={t('notFoundTitle')} />
      <header>
        <Wordmark size="lg" />
      </header>
      <main className="mx-auto flex max-w-md flex-1 flex-col justify-center gap-3 pb-24">
        <h1 className="font-serif text-3xl tracking-tight">{t('notFoundTitle')}</h1>
        <p className="text-ink-2">{t('notFoundText')}</p>
        <Link to="/dashboard" className={buttonClass('primary', 'lg', 'mt-3 self-start')}>
          {t('toDashboard')}
        </Link>
      </main>
    </div>
  )
}
