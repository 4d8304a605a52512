import { useNavigate } from '@tanstack/react-router'
import { FileUp, Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Menu, MenuItem } from '../../../platform/web/ui/Menu.tsx'
import { documentFilesApi } from './api.ts'
import { messages } from './messages.ts'

interface Added {
  onAdded: () => Promise<unknown>
}

/** The ways to bring a text in. */
export function ImportMenu({ onFiles, onAdded }: { onFiles: (files: File[]) => void } & Added) {
  const t = useT(messages)
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('importFile')}
        accept=".docx,.md,.markdown,.html,.htm,.txt"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Menu align="end" trigger={<Button>{t('import')}</Button>}>
        <MenuItem icon={<FileUp size={15} aria-hidden="true" />} onSelect={() => input.current?.click()}>
          {t('importFile')}
        </MenuItem>
        <MenuItem icon={<Link2 size={15} aria-hidden="true" />} onSelect={() => setAsking(true)}>
          {t('importUrl')}
        </MenuItem>
      </Menu>
      {isAsking ? <UrlDialog onAdded={onAdded} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function UrlDialog({ onAdded, onClose }: { onClose: () => void } & Added) {
  const t = useT(messages)
  const navigate = useNavigate()
  const { project } = useActiveProject()
  const handleUrl = async (url: string) => {
    const { blog } = await documentFilesApi.call.importUrl({ url, project_id: project?.id })
    await onAdded()
    onClose()
    await navigate({ to: `/blogs/${blog.id}` })
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('importUrlTitle')} description={t('importUrlText')} size="sm">
      <Form onSubmit={(values) => handleUrl(values.text('url'))} className="flex flex-col gap-4">
        <TextField label={t('address')} name="url" type="url" required placeholder="https://" autoComplete="off" />
        <FormActions className="flex justify-end">
          <SubmitButton>{t('importIt')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
