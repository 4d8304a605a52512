import type { ReactNode } from 'react'
import type { KeyScope } from '../../../platform/contract/policy.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { writeAddress } from '../../../platform/web/routing/address.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { signOut } from '../../accounts/web/index.ts'
import { pluginSignInApi } from './api.ts'
import { messages } from './messages.ts'
import type { PluginRequest } from './plugin-request.ts'

interface ConsentProps {
  request: PluginRequest
  checked: { host: string; on_this_computer: boolean; scope: KeyScope; declined_url: string }
}

/** Names who asks and for what; the answer leads back there. */
export function Consent({ request, checked }: ConsentProps) {
  const t = useT(messages)
  const { host, on_this_computer, scope, declined_url } = checked
  const handleAllow = async () => {
    const { return_url } = await pluginSignInApi.call.allow(request)
    await leaveFor(return_url)
  }
  const strong = (words: ReactNode) => <strong className="font-semibold [overflow-wrap:anywhere]">{words}</strong>
  return (
    <>
      <h1 className="font-semibold text-xl tracking-tight [overflow-wrap:anywhere]">{t('title', { host })}</h1>
      <p>{t.rich(on_this_computer ? 'wantsHere' : 'wants', { host, strong })}</p>
      <div className="rounded-md border border-line bg-surface px-4 py-3">
        <p className="text-ink-2 text-sm">{t('allows')}</p>
        <ul className="mt-1 list-disc pl-5">
          <li>{t(scope)}</li>
        </ul>
      </div>
      <p className="text-ink-2 text-sm">{t('ends')}</p>
      <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{t('careful', { host })}</p>
      <Form onSubmit={handleAllow} className="mt-2 flex flex-col gap-3">
        <FormActions className="flex flex-wrap gap-2">
          <SubmitButton>{t('allow')}</SubmitButton>
          <Button onClick={() => void leaveFor(declined_url)}>{t('decline')}</Button>
        </FormActions>
      </Form>
      <WhoAmI request={request} />
    </>
  )
}

/** Whose key it will be; somebody with two accounts can change. */
function WhoAmI({ request }: { request: PluginRequest }) {
  const t = useT(messages)
  const { name, email } = useSession()
  const handleChange = async () => {
    await signOut()
    // by a new page load, so that nothing is left over of whoever was here
    location.assign(`/login${writeAddress({ next: `/connect${writeAddress(request)}` })}`)
  }
  return (
    <p className="mt-2 text-ink-3 text-sm [overflow-wrap:anywhere]">
      {t('signedInAs', { name, email })}{' '}
      <button type="button" className="text-accent underline underline-offset-2" onClick={() => void handleChange()}>
        {t('otherAccount')}
      </button>
    </p>
  )
}

/** Sends the browser away; what waits for it stays busy until the page is gone. */
function leaveFor(url: string): Promise<never> {
  location.assign(url)
  return new Promise(() => {})
}
