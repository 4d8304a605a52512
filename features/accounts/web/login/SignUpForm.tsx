import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../../platform/web/routing/address.ts'
import { Form, FormActions, SubmitButton } from '../../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../../platform/web/ui/form-state.ts'
import { PasswordField, TextField } from '../../../../platform/web/ui/Input.tsx'
import { onboardingPath } from '../after-sign-in.ts'
import { accountsApi } from '../api.ts'
import { askForConfirmation, signUp } from '../auth-calls.ts'
import { inOurWords, SHORTEST_PASSWORD } from '../auth-failures.ts'
import { messages } from '../messages.ts'
import { CheckEmail } from './CheckEmail.tsx'
import { useEnter } from './use-enter.ts'
import { ViewLink } from './ViewLink.tsx'

export function SignUpForm() {
  const t = useT(messages)
  const enter = useEnter()
  const address = useAddress()
  const [confirming, setConfirming] = useState('')
  const goOn = onboardingPath(address.next)
  const handleSubmit = async (values: FormValues) => {
    const name = values.text('name')
    const email = values.text('email')
    const { isSignedIn } = await inOurWords(t, signUp({ name, email, password: values.raw('password') }, goOn))
    if (!isSignedIn) return setConfirming(email)
    await accountsApi.call.addUser({
      name,
      onboarding_data: address.partner_id ? { partner_id: address.partner_id } : undefined,
    })
    await enter(goOn)
  }
  if (confirming) {
    const sendAgain = () => inOurWords(t, askForConfirmation(confirming, goOn))
    return <CheckEmail onSendAgain={sendAgain}>{t('confirmText', { email: confirming })}</CheckEmail>
  }
  return (
    <>
      <Form onSubmit={handleSubmit}>
        <TextField
          label={t('name')}
          name="name"
          autoComplete="name"
          required
          maxLength={200}
          autoFocus
          placeholder={t('namePlaceholder')}
        />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={address.email}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="new-password"
          required
          minLength={SHORTEST_PASSWORD}
          hint={t('passwordHint', { min: SHORTEST_PASSWORD })}
        />
        <FormActions>
          <SubmitButton size="lg" className="w-full">
            {t('signUp')}
          </SubmitButton>
        </FormActions>
        <p className="text-ink-3 text-xs">
          {t.rich('agree', {
            a: (words) => (
              <Link to="/terms" className="underline">
                {words}
              </Link>
            ),
          })}
        </p>
      </Form>
      <p className="text-ink-2 text-sm">
        {t.rich('toSignIn', { a: (words) => <ViewLink view="sign-in">{words}</ViewLink> })}
      </p>
    </>
  )
}
