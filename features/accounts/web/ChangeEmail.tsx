import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { PasswordField, TextField } from '../../../platform/web/ui/Input.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { accountsApi } from './api.ts'
import { SendAgain } from './login/SendAgain.tsx'
import { messages } from './messages.ts'
import { reloadMe } from './session.ts'

interface Wish {
  email: string
  password: string
}

/** Another address to sign in with, behind the password; where mail is sent, it says to look there. */
export function ChangeEmail() {
  const t = useT(messages)
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [waiting, setWaiting] = useState<Wish | null>(null)
  const handleSubmit = async (values: FormValues) => {
    const wish = { email: values.text('email'), password: values.raw('password') }
    const { email, state } = await accountsApi.call.changeEmail(wish)
    await reloadMe(queries)
    if (state === 'to-confirm') return setWaiting(wish)
    close()
    toast({ text: t('emailChanged', { email }) })
  }
  const close = () => {
    setAsking(false)
    setWaiting(null)
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('changeEmail')}</Button>
      <Dialog
        open={isAsking}
        onOpenChange={(open) => (open ? setAsking(true) : close())}
        size="sm"
        title={t('changeEmail')}
        description={waiting ? t('emailToConfirm') : t('changeEmailText')}
      >
        {waiting ? (
          <div className="flex flex-col gap-4">
            <SendAgain onSend={() => accountsApi.call.changeEmail(waiting)} />
            <Button className="self-end" onClick={close}>
              {t('done')}
            </Button>
          </div>
        ) : (
          <Form onSubmit={handleSubmit}>
            <TextField label={t('newEmail')} name="email" type="email" required autoComplete="email" />
            <PasswordField label={t('password')} name="password" required autoComplete="current-password" />
            <FormActions className="flex flex-wrap justify-end gap-2">
              <Button onClick={close}>{t('back')}</Button>
              <SubmitButton>{t('changeEmail')}</SubmitButton>
            </FormActions>
          </Form>
        )}
      </Dialog>
    </>
  )
}
