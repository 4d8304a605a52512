import { useQueryClient } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section, TabTitle } from '../../../platform/web/ui/Page.tsx'
import { RadioCards } from '../../../platform/web/ui/RadioCards.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { accountsApi } from './api.ts'
import { useAppearance } from './appearance.ts'
import { ChangeEmail } from './ChangeEmail.tsx'
import { messages } from './messages.ts'
import { OpenSourcesSwitch } from './OpenSourcesSwitch.tsx'
import { type Me, reloadMe, useMe } from './session.ts'

/** Name, address, and how Longhand looks. */
export function ProfilePage() {
  const t = useT(messages)
  const me = useMe()
  return (
    <>
      <TabTitle title={t('profile')} />
      <Loaded from={me}>{(person) => <ProfileForm me={person} />}</Loaded>
      {me.data?.open_sources_offered ? (
        <Section title={t('sources')} description={t('sourcesText')}>
          <OpenSourcesSwitch />
        </Section>
      ) : null}
      <Section title={t('appearance')} description={t('appearanceText')}>
        <ThemeCards />
      </Section>
    </>
  )
}

function ProfileForm({ me }: { me: Me }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const handleSubmit = async (values: FormValues) => {
    await accountsApi.call.updateProfile({ display_name: values.text('display_name') })
    await reloadMe(queries)
    toast({ text: t('saved') })
  }
  return (
    <Section title={t('profile')} description={t('profileText')}>
      <Form className="flex max-w-md flex-col gap-4" onSubmit={handleSubmit}>
        <TextField
          label={t('name')}
          name="display_name"
          required
          maxLength={200}
          autoComplete="name"
          defaultValue={me.display_name}
          hint={t('nameHint')}
        />
        <TextField label={t('email')} value={me.email} readOnly hint={t('emailHint')} className="text-ink-2" />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </Form>
      <div className="mt-4">
        <ChangeEmail />
      </div>
    </Section>
  )
}

function ThemeCards() {
  const t = useT(messages)
  const [theme, choose] = useAppearance()
  return (
    <RadioCards
      label={t('theme')}
      name="theme"
      columns={3}
      value={theme}
      onChange={choose}
      choices={[
        { value: 'system', label: t('themeSystem') },
        { value: 'light', label: t('themeLight') },
        { value: 'dark', label: t('themeDark') },
      ]}
    />
  )
}
