import { ApiFailure } from '../../../../../platform/web/api/failure.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../../../platform/web/ui/Dialog.tsx'
import { Form, SubmitButton } from '../../../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../../../platform/web/ui/form-state.ts'
import { TextField } from '../../../../../platform/web/ui/Input.tsx'
import { embedKind } from '../../../document/addresses.ts'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { addressFrom } from './LinkForm.tsx'
import { messages } from './messages.ts'

/** Adds a page as a card. */
export function EmbedDialog() {
  const t = useT(messages)
  const { editor, isEmbedOpen } = useDesk()
  const isOpen = useObserved(isEmbedOpen)
  const handleSubmit = async (values: FormValues) => {
    const url = addressFrom(values.text('url'))
    if (!url || !embedKind(url)) throw new ApiFailure(422, { details: [{ path: 'url', message: t('linkInvalid') }] })
    editor
      .chain()
      .focus()
      .insertContent({ type: 'embed', attrs: { url, title: values.text('title') } })
      .run()
    isEmbedOpen.set(false)
  }
  return (
    <Dialog title={t('embedTools')} description={t('embedHint')} open={isOpen} onOpenChange={isEmbedOpen.set}>
      <Form className="flex flex-col gap-4" onSubmit={handleSubmit}>
        <TextField label={t('embedAddress')} name="url" inputMode="url" required placeholder="https://" />
        <TextField label={t('embedTitle')} name="title" optional />
        <SubmitButton>{t('embedAdd')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
