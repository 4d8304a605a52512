import { useState } from 'react'
import { endOfDay, lastDayOf } from '../../../platform/web/i18n/last-day.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { PasswordField, TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useBlogBeside } from '../../blogs/web/editor-door.ts'
import type { ShareShape } from '../contract.ts'
import { sharingApi } from './api.ts'
import { messages } from './messages.ts'
import { useShareChange } from './use-share-change.ts'

/** What a link shows, to whom, and until when. */
export function ShareSettings({ share }: { share: ShareShape }) {
  const t = useT(messages)
  const { blogId } = useBlogBeside()
  const [isOpen, setOpen] = useState(false)
  const update = useShareChange((change: Omit<Parameters<typeof sharingApi.call.update>[0], 'id' | 'share_id'>) =>
    sharingApi.call.update({ ...change, id: blogId, share_id: share.id }),
  )
  const endsOn = share.expires_at ? lastDayOf(share.expires_at) : ''
  const today = lastDayOf(new Date().toISOString())
  const handleSubmit = async (values: FormValues) => {
    const day = values.text('expires_at')
    const password = values.raw('password')
    await update.mutateAsync({
      mode: values.text('mode') === 'snapshot' ? 'snapshot' : 'live',
      indexable: values.flag('indexable'),
      with_citations: values.flag('with_citations'),
      title: values.text('title') || null,
      description: values.text('description') || null,
      // as it is, it stays, be it over: a link that has ended can still be given another title
      ...(day === endsOn ? {} : { expires_at: day ? endOfDay(day) : null }),
      ...(password ? { password } : values.flag('keeps_password') || !share.has_password ? {} : { password: null }),
    })
    setOpen(false)
  }
  return (
    <Dialog
      title={t('shareSettingsTitle')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" look="quiet">
          {t('shareSettings')}
        </Button>
      }
    >
      <Form className="flex flex-col gap-4" onSubmit={handleSubmit}>
        <Select
          label={t('shareMode')}
          name="mode"
          defaultValue={share.mode}
          choices={[
            { value: 'live', label: t('modeLive') },
            { value: 'snapshot', label: t('modeSnapshot') },
          ]}
        />
        <TextField
          label={t('shareOwnTitle')}
          hint={t('shareOwnTitleHint')}
          name="title"
          maxLength={300}
          optional
          defaultValue={share.title ?? ''}
        />
        <TextField
          label={t('shareOwnDescription')}
          name="description"
          // Browsers take what is before a password for the name of an account.
          autoComplete="off"
          maxLength={1_000}
          optional
          defaultValue={share.description ?? ''}
        />
        <PasswordField
          label={t('sharePassword')}
          hint={t('sharePasswordHint')}
          name="password"
          autoComplete="new-password"
        />
        {share.has_password ? <Checkbox label={t('sharePasswordSet')} name="keeps_password" defaultChecked /> : null}
        <TextField
          label={t('shareExpires')}
          name="expires_at"
          type="date"
          optional
          min={endsOn && endsOn < today ? endsOn : today}
          max="9999-12-31"
          title={t('shareExpiresPast')}
          defaultValue={endsOn}
        />
        <Checkbox label={t('shareCitations')} name="with_citations" defaultChecked={share.with_citations} />
        <Checkbox label={t('shareIndexable')} name="indexable" defaultChecked={share.indexable} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
