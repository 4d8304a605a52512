import { useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck, BookmarkPlus, Copy, Pencil, Repeat2, RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../platform/web/session/may.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useCopy } from '../../../platform/web/ui/use-copy.ts'
import { AddToBlog } from './AddToBlog.tsx'
import { toolsApi } from './api.ts'
import { messages } from './messages.ts'
import { Rating } from './Rating.tsx'
import { ToBlog } from './ToBlog.tsx'
import type { Saved } from './use-saving.ts'
import type { CardResult } from './use-tool-run.ts'

interface ResultActionsProps {
  result: CardResult
  /** What the button copies: Markdown, or a post as it is posted. */
  copied: string
  onEdit: () => void
  onSave: (change: Saved) => Promise<void>
  onDelete: () => void
  /** Null while it can't be done: without a model, or while another is being written. */
  onAgain: (() => void) | null
  onMore: (() => void) | null
  /** More in the row of buttons. */
  children?: ReactNode
}

/** Everything that can be done with a result, and who wrote it. */
export function ResultActions({
  result,
  copied,
  onEdit,
  onSave,
  onDelete,
  onAgain,
  onMore,
  children,
}: ResultActionsProps) {
  const t = useT(messages)
  const copy = useCopy()
  const may = useMay()
  const { engine, id, is_kept } = result
  return (
    <footer className="mt-3 flex flex-wrap items-center gap-1 border-line border-t pt-3">
      <Button size="sm" icon={<Copy size={13} aria-hidden="true" />} onClick={() => void copy(copied, t('copied'))}>
        {t('copy')}
      </Button>
      {may('blog:create') ? <ToBlog result={result} /> : null}
      {may('blog:create') && id !== null ? <AddToBlog id={id} /> : null}
      <Button size="sm" look="quiet" data-edit icon={<Pencil size={13} aria-hidden="true" />} onClick={onEdit}>
        {t('edit')}
      </Button>
      {id === null ? null : (
        <Button
          size="sm"
          look="quiet"
          aria-pressed={is_kept}
          icon={
            is_kept ? <BookmarkCheck size={13} aria-hidden="true" /> : <BookmarkPlus size={13} aria-hidden="true" />
          }
          onClick={() => void onSave({ is_kept: !is_kept })}
        >
          {t(is_kept ? 'kept' : 'keep')}
        </Button>
      )}
      {onAgain ? (
        <Button size="sm" look="quiet" icon={<RotateCw size={13} aria-hidden="true" />} onClick={onAgain}>
          {t('again')}
        </Button>
      ) : null}
      {onMore ? (
        <Button size="sm" look="quiet" icon={<Repeat2 size={13} aria-hidden="true" />} onClick={onMore}>
          {t('more')}
        </Button>
      ) : null}
      {children}
      <span className="ms-auto flex items-center gap-1">
        {id === null ? null : <Rating rating={result.rating} onRate={(rate) => void onSave(rate)} />}
        <DeleteButton id={id} onDelete={onDelete} />
      </span>
      {engine ? (
        <p className="basis-full text-ink-3 text-xs">
          {engine.provider === 'builtin'
            ? t('byBuiltIn')
            : t('byModel', { model: [engine.provider, engine.model].filter(Boolean).join(' ') })}
        </p>
      ) : null}
    </footer>
  )
}

function DeleteButton({ id, onDelete }: { id: string | null; onDelete: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const handleDelete = async () => {
    if (id !== null) {
      await toolsApi.call.delete({ id })
      void queries.invalidateQueries({ queryKey: toolsApi.query.list.key() })
    }
    onDelete()
    toast({ text: t('deleted') })
  }
  return (
    <IconButton
      size="sm"
      label={t('delete')}
      icon={<Trash2 size={14} aria-hidden="true" />}
      onClick={() => void handleDelete().catch((error: unknown) => toast({ failure: asFailure(error) }))}
    />
  )
}
