import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Spinner } from '../../../platform/web/ui/Spinner.tsx'
import { Changes } from './Changes.tsx'
import { Faults } from './Faults.tsx'
import { messages } from './messages.ts'
import { postOf } from './post-of.ts'
import { ResultActions } from './ResultActions.tsx'
import { ResultEditor } from './ResultEditor.tsx'
import { ResultNotes } from './ResultNotes.tsx'
import { ResultPreview } from './ResultPreview.tsx'
import { ResultWords } from './ResultWords.tsx'
import type { RunForm } from './tool-input.ts'
import { useSaving } from './use-saving.ts'
import type { CardResult, ShownResult } from './use-tool-run.ts'

interface ResultCardProps {
  form: RunForm
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
  const card = useRef<HTMLElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // the field that had the focus is gone; what opened it is there again
    if (wasEditing.current && !isEditing) card.current?.querySelector<HTMLElement>('[data-edit]')?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const save = useSaving(result, onChange)
  const { state, content, notices, faults = [] } = result
  const isWriting = state === 'writing' || state === 'whole' || state === 'reviewing'
  const original = form.tool === 'editcopy' && !isWriting ? result.input.fields.text : undefined
  return (
    <article ref={card} aria-label={title} aria-busy={isWriting} className="rounded-lg border border-line bg-paper p-4">
      <header className="mb-2 flex items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-medium text-ink-3 text-xs">
          {isWriting && state !== 'whole' ? <Spinner /> : null}
          {isWriting ? t(state) : title}
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
      {isWriting || isEditing ? null : <ResultNotes result={result} />}
      {isWriting || isEditing || !result.parts ? null : (
        <ResultPreview tool={form.tool} parts={result.parts} fields={result.input.fields} />
      )}
      {original === undefined || isEditing ? null : <Changes before={original} after={content} />}
      {isEditing ? null : <Faults faults={faults} notices={notices} state={state} />}
      {isWriting || isEditing ? null : (
        <ResultActions
          result={result}
          copied={
            (result.parts && postOf({ tool: form.tool, parts: result.parts, fields: result.input.fields })?.text) ||
            content
          }
          onEdit={() => setEditing(true)}
          onSave={save}
          onDelete={onDelete}
          onAgain={onAgain}
          onMore={onMore}
        >
          {children}
        </ResultActions>
      )}
    </article>
  )
}
