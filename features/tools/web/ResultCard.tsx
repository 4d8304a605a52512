import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  BookmarkCheck,
  BookmarkPlus,
  Copy,
  NotebookPen,
  Pencil,
  Repeat2,
  RotateCw,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../platform/web/session/may.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Spinner } from '../../../platform/web/ui/Spinner.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useCopy } from '../../../platform/web/ui/use-copy.ts'
import type { ToolForm } from '../../generators/contract.ts'
import type { ToolResultShape } from '../contract.ts'
import { blogsApi, toolsApi } from './api.ts'
import { Changes } from './Changes.tsx'
import { messages } from './messages.ts'
import { Rating } from './Rating.tsx'
import { ResultEditor } from './ResultEditor.tsx'
import { ResultWords } from './ResultWords.tsx'
import type { CardResult, ShownResult } from './use-tool-run.ts'

interface ResultCardProps {
  form: ToolForm
  result: CardResult
  title: string
  /** Null where there is nothing to compare with. */
  isChosen: boolean | null
  onChoose: () => void
  onChange: (change: Partial<ShownResult>) => void
  onDelete: () => void
  /** Null while it can't be done: without a model, or while another is being written. */
  onAgain: (() => void) | null
  onMore: (() => void) | null
  /** More in the row of buttons. */
  children?: ReactNode
}

/** One result: its words with counters, what is wrong with it, and everything that can be done with it. */
export function ResultCard({
  form,
  result,
  title,
  isChosen,
  onChoose,
  onChange,
  onDelete,
  onAgain,
  onMore,
  children,
}: ResultCardProps) {
  const t = useT(messages)
  const [isEditing, setEditing] = useState(false)
  const copy = useCopy()
  const save = useSaving(result, onChange)
  const may = useMay()
  const { state, content, engine, notices, faults = [], id, is_kept } = result
  const isWriting = state === 'writing'
  const original = form.tool === 'editcopy' && !isWriting ? result.input.fields.text : undefined
  return (
    <article aria-label={title} aria-busy={isWriting} className="rounded-lg border border-line bg-paper p-4">
      <header className="mb-2 flex items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-medium text-ink-3 text-xs">
          {isWriting ? <Spinner /> : null}
          {isWriting ? t('writing') : title}
          {result.is_edited ? <span>· {t('editedMark')}</span> : null}
        </h3>
        {isChosen === null || isWriting ? null : (
          <Checkbox label={t('compare')} checked={isChosen} onChange={onChoose} />
        )}
      </header>
      {isEditing ? (
        <ResultEditor
          form={form}
          result={result}
          onSave={async (edited) => {
            await save({ ...edited, is_edited: true, faults: undefined })
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <ResultWords form={form} result={result} chosen={result.input.fields} />
      )}
      {original === undefined || isEditing ? null : <Changes before={original} after={content} />}
      {isEditing ? null : <Faults faults={faults} notices={notices} isStopped={state === 'stopped'} />}
      {isWriting || isEditing ? null : (
        <footer className="mt-3 flex flex-wrap items-center gap-1 border-line border-t pt-3">
          <Button
            size="sm"
            icon={<Copy size={13} aria-hidden="true" />}
            onClick={() => void copy(content, t('copied'))}
          >
            {t('copy')}
          </Button>
          {may('blog:create') ? <ToBlog result={result} title={titleOf(result)} /> : null}
          <Button
            size="sm"
            look="quiet"
            icon={<Pencil size={13} aria-hidden="true" />}
            onClick={() => setEditing(true)}
          >
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
              onClick={() => void save({ is_kept: !is_kept })}
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
            {id === null ? null : <Rating rating={result.rating} onRate={(rate) => void save(rate)} />}
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
      )}
    </article>
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

type Saved = Partial<Pick<ShownResult, 'content' | 'parts' | 'faults' | 'is_kept' | 'is_edited' | 'rating'>> & {
  reason?: ToolResultShape['reason']
}

/** Shows a change at once and keeps it in the history; where that fails, it says so and shows what was. */
function useSaving(result: CardResult, onChange: (change: Partial<ShownResult>) => void) {
  const queries = useQueryClient()
  return async ({ reason, ...change }: Saved) => {
    onChange(change)
    if (result.id === null) return
    const { faults: _, is_edited: __, ...stored } = change
    try {
      const parts = stored.parts as Record<string, unknown> | undefined
      const { result: saved } = await toolsApi.call.change({ id: result.id, ...stored, parts, reason })
      if (stored.content !== undefined) onChange({ citations: saved.citations })
      void queries.invalidateQueries({ queryKey: toolsApi.query.list.key() })
    } catch (error) {
      const { content, parts, faults, is_kept, is_edited, rating } = result
      onChange({ content, parts, faults, is_kept, is_edited, rating })
      toast({ failure: asFailure(error) })
    }
  }
}

function ToBlog({ result, title }: { result: CardResult; title: string }) {
  const t = useT(messages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { project } = useActiveProject()
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const at = { title, project_id: project?.id }
      const id =
        result.id === null
          ? (await blogsApi.call.library.create({ ...at, markdown: result.content })).blog.id
          : (await toolsApi.call.toBlog({ ...at, id: result.id })).blog_id
      void queries.invalidateQueries({ queryKey: blogsApi.query.library.list.key() })
      await navigate({ to: '/blogs/$blogId', params: { blogId: id } })
    } catch (error) {
      toast({ failure: asFailure(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" busy={isBusy} icon={<NotebookPen size={13} aria-hidden="true" />} onClick={() => void make()}>
      {t('newBlog')}
    </Button>
  )
}

/** What a blog made of it is called: what the form calls it, else nothing, so that its own first line counts. */
function titleOf({ input: { fields } }: CardResult): string {
  return (fields.headline || fields.product || fields.subheadline || '').slice(0, 300)
}

interface FaultsProps {
  faults: ReadonlyArray<{ part: string; code: string; message: string }>
  notices: readonly string[]
  isStopped: boolean
}

/** What a person should know before using it. What is too long is marked where it is. */
function Faults({ faults, notices, isStopped }: FaultsProps) {
  const t = useT(messages)
  const said = [
    ...(isStopped ? [t('stopped')] : []),
    ...faults.filter(({ code }) => code !== 'too-long').map(({ message }) => message),
    ...notices,
  ]
  if (said.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-1 rounded-md bg-unsure-wash px-3 py-2 text-sm">
      {said.map((message) => (
        <li key={message} className="flex items-start gap-2">
          <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-unsure" />
          {message}
        </li>
      ))}
    </ul>
  )
}
