import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { PasswordField } from '../../../platform/web/ui/Input.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { accountsApi } from './api.ts'
import { messages } from './messages.ts'
import { WhosePassword } from './WhosePassword.tsx'

/** The end of an account, behind its password. */
export function DeleteAccount() {
  const t = useT(messages)
  const [isAsking, setAsking] = useState(false)
  return (
    <Section title={t('deleteAccount')} description={t('deleteAccountText')}>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('deleteAccount')}
      </Button>
      {isAsking ? <Ask onClose={() => setAsking(false)} /> : null}
    </Section>
  )
}

function Ask({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const handleSubmit = async (values: FormValues) => {
    await accountsApi.call.deleteAccount({ password: values.raw('password') })
    // Forgotten first: the sign-in page would lead somebody whom it still knows on to the dashboard.
    queries.removeQueries({ queryKey: [['accounts']] })
    await navigate({ to: '/login' })
    queries.clear()
  }
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('deleteTitle')} description={t('deleteText')}>
      <Form onSubmit={handleSubmit}>
        <WhosePassword />
        <PasswordField label={t('password')} name="password" required autoComplete="current-password" />
        <FormActions className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('keepAccount')}</Button>
          <SubmitButton look="danger">{t('deleteForGood')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
