import { useMutation } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { chatApi, type MessageView } from './api.ts'
import { messages } from './messages.ts'
import { useKeepChat } from './use-chat.ts'

/** Arrows between the versions of a message; nothing where there is only one. */
export function Versions({ chatId, message: { id, versions } }: { chatId: string; message: MessageView }) {
  const t = useT(messages)
  const keep = useKeepChat()
  const show = useMutation({
    mutationFn: (shows: string) => chatApi.call.change({ id: chatId, shows }),
    onSuccess: keep,
  })
  const at = versions.indexOf(id)
  if (versions.length < 2) return null
  const [before, after] = [versions[at - 1], versions[at + 1]]
  return (
    <span className="inline-flex items-center text-ink-3 text-xs tabular-nums">
      <IconButton
        size="sm"
        label={t('previousVersion')}
        icon={<ChevronLeft size={14} aria-hidden="true" />}
        disabled={!before || show.isPending}
        onClick={() => before && show.mutate(before)}
      />
      <span>
        <span className="sr-only">{t('version', { number: String(at + 1), count: String(versions.length) })}</span>
        <span aria-hidden="true">{`${at + 1}/${versions.length}`}</span>
      </span>
      <IconButton
        size="sm"
        label={t('nextVersion')}
        icon={<ChevronRight size={14} aria-hidden="true" />}
        disabled={!after || show.isPending}
        onClick={() => after && show.mutate(after)}
      />
    </span>
  )
}
