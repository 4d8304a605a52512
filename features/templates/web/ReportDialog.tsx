import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { reportReasons } from '../contract.ts'
import { templatesApi } from './api.ts'
import { messages } from './messages.ts'

/** Tells the operator what is wrong with a public template. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT(messages)
  return (
    <Dialog title={t('reportTitle')} open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Form
        onSubmit={async (values) => {
          const reason = reportReasons.find((one) => one === values.text('reason')) ?? 'other'
          await templatesApi.call.report({ id, reason, comment: values.text('comment') })
          toast({ text: t('reported') })
          onClose()
        }}
      >
        <Select
          label={t('reportReason')}
          name="reason"
          defaultValue="other"
          choices={reportReasons.map((reason) => ({ value: reason as string, label: t(`reason_${reason}`) }))}
        />
        <TextArea label={t('reportComment')} name="comment" rows={3} maxLength={1_000} optional />
        <FormActions>
          <SubmitButton>{t('report')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
