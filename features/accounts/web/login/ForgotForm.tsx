import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Form, FormActions, SubmitButton } from '../../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../../platform/web/ui/form-state.ts'
import { TextField } from '../../../../platform/web/ui/Input.tsx'
import { askForReset } from '../auth-calls.ts'
import { inOurWords } from '../auth-failures.ts'
import { messages } from '../messages.ts'
import { CheckEmail } from './CheckEmail.tsx'
import { ViewLink } from './ViewLink.tsx'

export function ForgotForm() {
  const t = useT(messages)
  const [sentTo, setSentTo] = useState('')
  const handleSubmit = async (values: FormValues) => {
    const email = values.text('email')
    await inOurWords(t, askForReset(email))
    setSentTo(email)
  }
  if (sentTo) {
    const sendAgain = () => inOurWords(t, askForReset(sentTo))
    return <CheckEmail onSendAgain={sendAgain}>{t('linkSentText', { email: sentTo })}</CheckEmail>
  }
  return (
    <>
      <p className="-mt-3 text-ink-2">{t('forgotText')}</p>
      <Form onSubmit={handleSubmit}>
        <TextField label={t('email')} name="email" type="email" autoComplete="username" required autoFocus />
        <FormActions>
          <SubmitButton size="lg" className="w-full">
            {t('sendLink')}
          </SubmitButton>
        </FormActions>
      </Form>
      <p className="text-sm">
        <ViewLink view="sign-in">{t('backToSignIn')}</ViewLink>
      </p>
    </>
  )
}
