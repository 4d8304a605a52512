import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiFailure, asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { templatesApi } from './api.ts'
import { messages } from './messages.ts'

type Preview = Awaited<ReturnType<typeof templatesApi.call.import>>['templates']

/** Takes templates in from a file or pasted JSON, after showing what will be created. */
export function ImportDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problems, setProblems] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const type = (next: string) => {
    setText(next)
    setPreview(null)
    setProblems([])
  }
  const send = async (isPreview: boolean) => {
    const file = parsed(text)
    if (file === undefined) return setProblems([t('notJson')])
    if (file === null) return setProblems([t('notAnExport')])
    setBusy(true)
    try {
      const { templates, created } = await templatesApi.call.import({ file, preview: isPreview })
      if (isPreview) return setPreview(templates)
      await queries.invalidateQueries({ queryKey: templatesApi.query.key() })
      toast({ text: t('imported', { count: created }) })
      onDone()
    } catch (error) {
      setProblems(problemsOf(asFailure(error)))
    } finally {
      setBusy(false)
    }
  }
  const fresh = preview?.filter(({ is_known }) => !is_known).length ?? 0
  return (
    <Dialog title={t('importTitle')} open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="lg">
      <div className="flex flex-col gap-4">
        <label className="text-sm">
          <span className="mb-1 block font-medium">{t('importFile')}</span>
          <input
            type="file"
            accept=".json,application/json"
            className="file:me-3 file:h-8 file:cursor-pointer file:rounded-md file:border file:border-line-2 file:bg-paper file:px-3 file:font-medium file:text-ink"
            onChange={({ target }) => void target.files?.[0]?.text().then(type)}
          />
        </label>
        <TextArea
          name="json"
          label={t('importText')}
          rows={8}
          value={text}
          onChange={({ target }) => type(target.value)}
          className="[&_textarea]:font-mono"
        />
        {problems.length > 0 ? (
          <ul role="alert" className="flex flex-col gap-1 rounded-md bg-unsure-wash px-3 py-2 text-sm">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : null}
        {preview ? (
          <ul aria-label={t('importPreview')} className="max-h-60 overflow-auto text-sm">
            {preview.map(({ title, variables, is_known }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list never changes
              <li key={at} className="flex justify-between gap-4 border-line border-b py-1">
                <span className="break-words">{title}</span>
                <span className="shrink-0 text-ink-3">{is_known ? t('known') : t('fields', { count: variables })}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {preview ? (
            <Button look="primary" busy={isBusy} disabled={fresh === 0} onClick={() => void send(false)}>
              {t('importNow', { count: fresh })}
            </Button>
          ) : (
            <Button look="primary" busy={isBusy} disabled={text.trim() === ''} onClick={() => void send(true)}>
              {t('checkFile')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Undefined for what is no JSON, null for JSON that can’t be an export. */
function parsed(text: string): Record<string, unknown> | null | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null
  } catch {
    return undefined
  }
}

/** Each field at fault with what is wrong, as a person counts: the third template, not number 2. */
function problemsOf(failure: ApiFailure): string[] {
  if (!failure.details || failure.details.length === 0) return [failure.message]
  return failure.details.map(({ path, message }) => {
    const place = path
      .replace(/^file\.?(format|version)?/, '')
      .replace(/templates\.(\d+)/, (_, at: string) => `#${Number(at) + 1}`)
    return place ? `${place}: ${message}` : message
  })
}
