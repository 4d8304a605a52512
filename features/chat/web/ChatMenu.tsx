import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, Ellipsis, Pencil, Pin, PinOff, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../platform/web/session/may.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Menu, MenuChoice, MenuChoices, MenuItem } from '../../../platform/web/ui/Menu.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { type ChatView, chatApi } from './api.ts'
import { messages } from './messages.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { useKeepChat } from './use-chat.ts'

const FORMATS = [
  ['md', 'Markdown'],
  ['docx', 'DOCX'],
] as const

interface ChatMenuProps {
  chat: ChatView
  isCurrent: boolean
  /** Beside the title of the open conversation, which need not be in the list: that may be another project’s. */
  isInHeader?: boolean
}

/** What can be done with a conversation. */
export function ChatMenu({ chat, isCurrent, isInHeader = false }: ChatMenuProps) {
  const t = useT(messages)
  const may = useMay()
  const mayExport = useFlag('copy-download') === 'ALLOWED'
  const { projects } = useActiveProject()
  const keep = useKeepChat()
  const remove = useRemove(chat, isCurrent)
  const [open, setOpen] = useState<'rename' | 'share' | null>(null)
  const title = chat.title || t('untitled')
  const change = useMutation({
    mutationFn: (changed: { pinned?: boolean; project_id?: string }) =>
      chatApi.call.change({ id: chat.id, ...changed }),
    onSuccess: (answer, { project_id }) => {
      keep(answer)
      const name = projects.find(({ id }) => id === project_id)?.name
      // it leaves the list that shows the other project
      if (name) toast({ text: t('moved', { project: name }) })
    },
  })
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={isInHeader ? t('actionsHere') : t('actions', { title })}
            icon={<Ellipsis size={15} aria-hidden="true" />}
          />
        }
      >
        {may('chat:edit') ? (
          <>
            <MenuItem icon={<Pencil size={14} />} onSelect={() => setOpen('rename')}>
              {t('rename')}
            </MenuItem>
            <MenuItem
              icon={chat.pinned ? <PinOff size={14} /> : <Pin size={14} />}
              onSelect={() => change.mutate({ pinned: !chat.pinned })}
            >
              {t(chat.pinned ? 'unpin' : 'pin')}
            </MenuItem>
            {projects.length > 1 ? (
              <MenuChoices
                label={t('moveTo')}
                value={chat.project_id}
                onChange={(project_id) => change.mutate({ project_id })}
              >
                {projects.map(({ id, name }) => (
                  <MenuChoice key={id} value={id}>
                    {name}
                  </MenuChoice>
                ))}
              </MenuChoices>
            ) : null}
          </>
        ) : null}
        {mayExport
          ? FORMATS.map(([format, name]) => (
              <MenuItem
                key={format}
                icon={<Download size={14} />}
                onSelect={() => location.assign(`/api/chats/${chat.id}/export/${format}`)}
              >
                {t('exportAs', { format: name })}
              </MenuItem>
            ))
          : null}
        {may('chat:share') ? (
          <MenuItem icon={<Share2 size={14} />} onSelect={() => setOpen('share')}>
            {t('share')}
          </MenuItem>
        ) : null}
        {may('chat:delete') ? (
          <MenuItem danger icon={<Trash2 size={14} />} onSelect={remove}>
            {t('delete')}
          </MenuItem>
        ) : null}
      </Menu>
      {open === 'rename' ? <RenameDialog chat={chat} onClose={() => setOpen(null)} /> : null}
      {open === 'share' ? <ShareDialog chatId={chat.id} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

function RenameDialog({ chat, onClose }: { chat: ChatView; onClose: () => void }) {
  const t = useT(messages)
  const keep = useKeepChat()
  const rename = async (title: string) => {
    keep(await chatApi.call.change({ id: chat.id, title }))
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('renameTitle')} size="sm">
      <Form onSubmit={(values) => rename(values.text('title'))}>
        <TextField label={t('titleLabel')} name="title" required maxLength={200} defaultValue={chat.title} autoFocus />
        <FormActions className="flex justify-end">
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}

/** Deletes at once, and offers the way back. */
function useRemove(chat: ChatView, isCurrent: boolean): () => void {
  const t = useT(messages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const refresh = () => queries.invalidateQueries({ queryKey: chatApi.query.list.key() })
  const undo = async () => {
    await chatApi.call.restore({ id: chat.id })
    await refresh()
  }
  const remove = useMutation({
    mutationFn: () => chatApi.call.remove({ id: chat.id }),
    onSuccess: async () => {
      toast({ text: t('deleted', { title: chat.title || t('untitled') }), undo })
      if (isCurrent) await navigate({ to: '/factgpt' })
      await refresh()
    },
  })
  return () => remove.mutate()
}
