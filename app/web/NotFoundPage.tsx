import { Link, useRouteContext } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useT } from '../../platform/web/i18n/use-t.ts'
import { buttonClass } from '../../platform/web/ui/button.ts'
import { columnClass, TabTitle } from '../../platform/web/ui/Page.tsx'
import { Wordmark } from '../../platform/web/ui/Wordmark.tsx'
import { messages } from './not-found-messages.ts'
import { SignedIn } from './SignedIn.tsx'
import { Shell } from './shell/Shell.tsx'

/** An address without a page: within the shell for those who are signed in, alone for visitors. */
export function NotFoundPage() {
  const t = useT(messages)
  const { isSignedIn = false } = useRouteContext({ strict: false }) as { isSignedIn?: boolean }
  const words = (
    <>
      <TabTitle title={t('notFoundTitle')} />
      <h1 className="font-serif text-3xl tracking-tight">{t('notFoundTitle')}</h1>
      <p className="text-ink-2">{t('notFoundText')}</p>
    </>
  )
  if (isSignedIn) {
    return (
      <SignedIn>
        <Shell>
          <div className={clsx(columnClass, 'flex flex-col gap-3')}>
            {words}
            <div className="mt-3 flex flex-wrap gap-2">
              <Link to="/dashboard" className={buttonClass('primary')}>
                {t('toDashboard')}
              </Link>
              <Link to="/blogs" className={buttonClass()}>
                {t('toBlogs')}
              </Link>
            </div>
          </div>
        </Shell>
      </SignedIn>
    )
  }
  return (
    <div className="flex min-h-dvh flex-col bg-canvas px-6 py-8 sm:px-10">
      <header>
        <Wordmark size="lg" />
      </header>
      <main className="mx-auto flex max-w-md flex-1 flex-col justify-center gap-3 pb-24">
        {words}
        <Link to="/login" className={buttonClass('primary', 'lg', 'mt-3 self-start')}>
          {t('toSignIn')}
        </Link>
      </main>
    </div>
  )
}
