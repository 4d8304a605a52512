import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../platform/web/routing/address.ts'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { FailedState } from '../../../platform/web/ui/FailedState.tsx'
import { TabTitle } from '../../../platform/web/ui/Page.tsx'
import { SkeletonLines, Waiting } from '../../../platform/web/ui/Skeleton.tsx'
import { Wordmark } from '../../../platform/web/ui/Wordmark.tsx'
import { pluginSignInApi } from './api.ts'
import { Consent } from './Consent.tsx'
import { messages } from './messages.ts'
import { type PluginRequest, requestIn } from './plugin-request.ts'

/** Asks a person whether a plugin may have an API key of theirs. */
export function ConnectPage() {
  const t = useT(messages)
  const request = requestIn(useAddress())
  return (
    <div className="flex min-h-dvh flex-col bg-canvas px-6 py-8 sm:px-10">
      <TabTitle title={t('tabTitle')} />
      <header>
        <Wordmark size="lg" />
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-4 pb-24">
        <Checked request={request} />
      </main>
    </div>
  )
}

function Checked({ request }: { request: PluginRequest }) {
  const check = useQuery(pluginSignInApi.query.check.queryOptions({ input: request, retry: false, gcTime: 0 }))
  if (check.data) return <Consent request={request} checked={check.data} />
  if (!check.isError) {
    return (
      <Waiting>
        <SkeletonLines lines={5} />
      </Waiting>
    )
  }
  const failure = asFailure(check.error)
  if (failure.status !== 400 && failure.status !== 403)
    return <FailedState heading="h1" error={failure} onRetry={() => void check.refetch()} />
  const { return_url } = failure.body
  return <Refused returnUrl={typeof return_url === 'string' ? return_url : null}>{failure.message}</Refused>
}

/** What a plugin asked for in a wrong way, or may not ask: nothing that the person could mend. */
function Refused({ returnUrl, children }: { returnUrl: string | null; children: ReactNode }) {
  const t = useT(messages)
  return (
    <>
      <h1 className="font-semibold text-xl tracking-tight">{t('refused')}</h1>
      <p className="text-ink-2">{children}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {returnUrl ? (
          <a href={returnUrl} className={buttonClass('primary')}>
            {t('returnTo', { host: new URL(returnUrl).host })}
          </a>
        ) : null}
        <Link to="/dashboard" className={buttonClass(returnUrl ? 'secondary' : 'primary')}>
          {t('toDashboard')}
        </Link>
      </div>
    </>
  )
}
