import { useQueryClient } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import type { AssetShape } from '../contract.ts'
import { assetsApi } from './api.ts'
import { messages } from './messages.ts'

/** Title, tags, and writer of a source. */
export function EditAssetDialog({ asset, onClose }: { asset: AssetShape; onClose: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const save = async (title: string, tags: string, own: boolean) => {
    await assetsApi.call.change({
      id: asset.id,
      title,
      own,
      tags: tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    })
    await queries.invalidateQueries({ queryKey: assetsApi.query.key() })
    toast({ text: t('saved') })
    onClose()
  }
  return (
    <Dialog open title={t('editTitle')} size="sm" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form onSubmit={(values) => save(values.text('title'), values.text('tags'), values.flag('own'))}>
        <TextField label={t('name')} name="title" defaultValue={asset.title} required maxLength={300} />
        <TextField label={t('tags')} name="tags" hint={t('tagsHint')} defaultValue={asset.tags.join(', ')} optional />
        <Checkbox label={t('own')} hint={t('ownHint')} name="own" defaultChecked={asset.own} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
