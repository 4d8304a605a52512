import { useNavigate } from '@tanstack/react-router'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../../platform/web/routing/address.ts'
import { Form, FormActions, SubmitButton } from '../../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../../platform/web/ui/form-state.ts'
import { PasswordField } from '../../../../platform/web/ui/Input.tsx'
import { resetPassword } from '../auth-calls.ts'
import { inOurWords, SHORTEST_PASSWORD } from '../auth-failures.ts'
import { messages } from '../messages.ts'
import { ViewLink } from './ViewLink.tsx'

/** The end of a reset link: `token` is in the address, or `error` when the link is too old. */
export function ResetForm() {
  const t = useT(messages)
  const navigate = useNavigate()
  const { token, error } = useAddress()
  if (!token || error) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">{t('resetLinkOld')}</p>
        <p className="text-sm">
          <ViewLink view="forgot">{t('forgotTitle')}</ViewLink>
        </p>
      </div>
    )
  }
  const handleSubmit = async (values: FormValues) => {
    await inOurWords(t, resetPassword(values.raw('password'), token))
    await navigate({ to: '/login', search: { reset: '1' }, replace: true })
  }
  return (
    <Form onSubmit={handleSubmit}>
      <PasswordField
        label={t('newPassword')}
        name="password"
        autoComplete="new-password"
        required
        autoFocus
        minLength={SHORTEST_PASSWORD}
        hint={t('passwordHint', { min: SHORTEST_PASSWORD })}
      />
      <FormActions>
        <SubmitButton size="lg" className="w-full">
          {t('savePassword')}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
