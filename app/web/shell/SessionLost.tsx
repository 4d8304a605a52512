import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signIn } from '../../../features/accounts/web/index.ts'
import { ApiFailure, asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { PasswordField, TextField } from '../../../platform/web/ui/Input.tsx'
import { messages } from './messages.ts'

/** Asks for the password over the page when the session has ended, so that what is typed beneath stays. */
export function SessionLost({ onBack }: { onBack: () => void }) {
  const t = useT(messages)
  const { email } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const handleSubmit = async (values: FormValues) => {
    try {
      await signIn({ email, password: values.raw('password'), rememberMe: true })
    } catch (error) {
      throw wrongPassword(asFailure(error), t('wrongPassword'))
    }
    onBack()
    await queries.invalidateQueries()
  }
  const handleOther = async () => {
    onBack()
    await navigate({ to: '/login' })
    queries.clear()
  }
  return (
    <Dialog open onOpenChange={onBack} title={t('sessionLostTitle')} description={t('sessionLostText')} size="sm">
      <Form onSubmit={handleSubmit}>
        <TextField label={t('email')} value={email} readOnly autoComplete="username" />
        <PasswordField label={t('password')} name="password" required autoComplete="current-password" autoFocus />
        <FormActions className="flex flex-wrap items-center justify-between gap-2">
          <SubmitButton>{t('signIn')}</SubmitButton>
          <Button look="quiet" onClick={handleOther}>
            {t('signInOther')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}

function wrongPassword(failure: ApiFailure, message: string): ApiFailure {
  if (failure.status !== 401) return failure
  return new ApiFailure(401, { message, details: [{ path: 'password', message }] })
}
