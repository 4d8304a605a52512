import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { PasswordField } from '../../../platform/web/ui/Input.tsx'
import { Section, TabTitle } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { changePassword } from './auth-calls.ts'
import { inOurWords, SHORTEST_PASSWORD } from './auth-failures.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { messages } from './messages.ts'
import { WhosePassword } from './WhosePassword.tsx'

/** Password and the devices that are signed in. */
export function SecurityPage() {
  const t = useT(messages)
  const [changes, setChanges] = useState(0)
  return (
    <>
      <TabTitle title={t('security')} />
      <Section title={t('changePassword')} description={t('changePasswordText')}>
        <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      </Section>
      <Devices />
      <DeleteAccount />
    </>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useT(messages)
  const handleSubmit = async (values: FormValues) => {
    await inOurWords(t, changePassword(values.raw('current_password'), values.raw('password')))
    toast({ text: t('passwordChanged') })
    onChanged()
  }
  return (
    <Form className="flex max-w-md flex-col gap-4" onSubmit={handleSubmit}>
      <WhosePassword />
      <PasswordField label={t('currentPassword')} name="current_password" autoComplete="current-password" required />
      <PasswordField
        label={t('newPassword')}
        name="password"
        autoComplete="new-password"
        required
        minLength={SHORTEST_PASSWORD}
        hint={t('passwordHint', { min: SHORTEST_PASSWORD })}
      />
      <FormActions>
        <SubmitButton>{t('changePassword')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
