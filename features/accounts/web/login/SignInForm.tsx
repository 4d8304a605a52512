import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../../platform/web/routing/address.ts'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import { Form, FormActions, SubmitButton } from '../../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../../platform/web/ui/form-state.ts'
import { PasswordField, TextField } from '../../../../platform/web/ui/Input.tsx'
import { signIn } from '../auth-calls.ts'
import { inOurWords } from '../auth-failures.ts'
import { messages } from '../messages.ts'
import { useEnter } from './use-enter.ts'
import { ViewLink } from './ViewLink.tsx'

export function SignInForm() {
  const t = useT(messages)
  const enter = useEnter()
  const { email, reset } = useAddress()
  const handleSubmit = async (values: FormValues) => {
    const person = {
      email: values.text('email'),
      password: values.raw('password'),
      rememberMe: values.flag('remember'),
    }
    await inOurWords(t, signIn(person))
    await enter()
  }
  return (
    <>
      {reset ? (
        <p role="status" className="rounded-md bg-supported-wash px-3 py-2 text-sm text-supported">
          {t('passwordSaved')}
        </p>
      ) : null}
      <Form onSubmit={handleSubmit}>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          autoFocus={!email}
        />
        <div className="flex flex-col gap-1.5">
          <PasswordField label={t('password')} name="password" autoComplete="current-password" required />
          <p className="text-right text-sm">
            <ViewLink view="forgot">{t('forgot')}</ViewLink>
          </p>
        </div>
        <Checkbox label={t('remember')} name="remember" defaultChecked />
        <FormActions>
          <SubmitButton size="lg" className="w-full">
            {t('signIn')}
          </SubmitButton>
        </FormActions>
      </Form>
      <p className="text-ink-2 text-sm">
        {t.rich('toSignUp', { a: (words) => <ViewLink view="sign-up">{words}</ViewLink> })}
      </p>
    </>
  )
}
