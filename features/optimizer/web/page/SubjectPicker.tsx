import { useMutation, useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useDeferredValue, useState } from 'react'
import { contentLanguageOf, defaultLanguage, guessLanguage, htmlToPage } from '../../../../engines/text/index.ts'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { upload } from '../../../../platform/web/api/upload.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useKept } from '../../../../platform/web/session/kept.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Combobox } from '../../../../platform/web/ui/Combobox.tsx'
import { FailedState } from '../../../../platform/web/ui/FailedState.tsx'
import { TextArea, TextField } from '../../../../platform/web/ui/Input.tsx'
import { Tabs } from '../../../../platform/web/ui/Tabs.tsx'
import { MAX_TEXT, type SubjectShape } from '../../contract.ts'
import { pageToText, subjectToPage, textToPage } from '../../text-page.ts'
import { assetsApi, blogsApi, optimizerApi } from '../api.ts'
import { messages } from '../messages.ts'
import type { Chosen } from './chosen.ts'

interface SubjectPickerProps {
  onChoose: (chosen: Chosen) => void
}

/** Pasted words, an address, a file or a blog: what is to be checked. */
export function SubjectPicker({ onChoose }: SubjectPickerProps) {
  const t = useT(messages)
  const [kind, setKind] = useKept('optimizer-subject', 'text')
  const tabs = [
    { id: 'text', label: t('text'), content: <PastedText onChoose={onChoose} /> },
    { id: 'url', label: t('url'), content: <ByAddress onChoose={onChoose} /> },
    { id: 'file', label: t('file'), content: <ByFile onChoose={onChoose} /> },
    { id: 'blog', label: t('blog'), content: <ByBlog onChoose={onChoose} /> },
  ]
  return <Tabs label={t('what')} tabs={tabs} value={kind} onChange={setKind} className="max-w-3xl" />
}

function PastedText({ onChoose }: SubjectPickerProps) {
  const t = useT(messages)
  const [text, setText] = useKept('optimizer-text', '')
  const handleRead = () =>
    onChoose({
      state: 'open',
      title: '',
      page: textToPage(text),
      language: guessLanguage(text, 'en-US') ?? defaultLanguage,
      subject: { text },
      about: null,
      isOwnText: true,
    })
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('text')}
        rows={14}
        maxLength={MAX_TEXT}
        placeholder={t('textPlaceholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={pasteAsMarkdown}
      />
      <p className="text-ink-3 text-sm">{t('nothingText')}</p>
      <ReadButton disabled={text.trim() === ''} onRead={handleRead} />
    </div>
  )
}

/** Copied from a page or a document, words keep their headings, lists and links: the box takes them as Markdown. */
function pasteAsMarkdown(event: ClipboardEvent<HTMLTextAreaElement>) {
  const html = event.clipboardData.getData('text/html')
  if (!/<(?:h[1-6]|li|a|img|table|pre|blockquote)\b/i.test(html)) return
  event.preventDefault()
  // The only way to write into a field that its own undo knows of.
  document.execCommand('insertText', false, pageToText(htmlToPage(html)))
}

function ByAddress({ onChoose }: SubjectPickerProps) {
  const t = useT(messages)
  const [url, setUrl] = useKept('optimizer-url', '')
  const read = useRead(onChoose)
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        read.mutate({ url: url.trim() })
      }}
    >
      <TextField
        label={t('url')}
        type="url"
        placeholder={t('urlPlaceholder')}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <ReadButton busy={read.isPending} disabled={url.trim() === ''} />
      {read.error ? <FailedState error={read.error} /> : null}
    </form>
  )
}

function ByFile({ onChoose }: SubjectPickerProps) {
  const t = useT(messages)
  const [sent, setSent] = useState<string | null>(null)
  const read = useMutation({
    meta: failureShown,
    mutationFn: async (file: File) => {
      setSent(file.name)
      const assetId = await addedFile(file)
      return { subject: { asset_id: assetId }, answer: await optimizerApi.call.subject.read({ asset_id: assetId }) }
    },
    onSuccess: ({ subject, answer }) => onChoose(opened(subject, answer)),
    onSettled: () => setSent(null),
  })
  return (
    <div className="flex flex-col gap-3">
      <label className="flex flex-col gap-1.5 text-sm">
        {t('chooseFile')}
        <input
          type="file"
          accept=".pdf,.docx,.txt,.md,.html,.csv"
          disabled={read.isPending}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) read.mutate(file)
          }}
        />
        <span className="text-ink-3">{t('fileHint')}</span>
      </label>
      {sent ? <p role="status">{t('reading', { name: sent })}</p> : null}
      {read.error ? <FailedState error={asFailure(read.error)} /> : null}
    </div>
  )
}

/** Sends a file among the person's sources and waits until it is read. */
async function addedFile(file: File): Promise<string> {
  const query = new URLSearchParams({ filename: file.name })
  const answer = (await upload(`/api/assets/files?${query}`, file)) as { asset: { id: string } }
  for (;;) {
    const { asset } = await assetsApi.call.get({ id: answer.asset.id })
    if (asset.state === 'ready') return asset.id
    if (asset.state === 'failed') throw new Error(asset.problem ?? '')
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}

function ByBlog({ onChoose }: SubjectPickerProps) {
  const t = useT(messages)
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words)
  const list = useQuery(
    blogsApi.query.library.list.queryOptions({
      input: { q: asked.trim() || undefined, start_count: 0, end_count: 20 },
      placeholderData: (before) => before,
    }),
  )
  const read = useRead(onChoose)
  const choices = list.data?.blogs.map(({ id, title }) => ({ value: id, label: title || '…' })) ?? []
  return (
    <div className="flex flex-col gap-3">
      <Combobox
        label={t('blog')}
        choices={choices}
        onWords={setWords}
        onChange={(choice) => choice && read.mutate({ blog_id: choice.value })}
      />
      {read.error ? <FailedState error={read.error} /> : null}
    </div>
  )
}

function ReadButton({ busy, disabled, onRead }: { busy?: boolean; disabled: boolean; onRead?: () => void }) {
  const t = useT(messages)
  return (
    <Button
      look="primary"
      className="self-start"
      type={onRead ? 'button' : 'submit'}
      busy={busy}
      disabled={disabled}
      onClick={onRead}
    >
      {t('read')}
    </Button>
  )
}

type Answer = Awaited<ReturnType<typeof optimizerApi.call.subject.read>>

function useRead(onChoose: SubjectPickerProps['onChoose']) {
  return useMutation({
    meta: failureShown,
    mutationFn: async (subject: SubjectShape) => ({ subject, answer: await optimizerApi.call.subject.read(subject) }),
    onSuccess: ({ subject, answer }) => onChoose(opened(subject, answer)),
  })
}

function opened(subject: SubjectShape, answer: Answer): Chosen {
  const { title, description, html, text, language, url, page } = answer
  return {
    state: 'open',
    title,
    page: page ?? subjectToPage({ html, text }),
    about: url === null ? null : { title, description: description ?? '', url },
    changedOn: answer.changed_on,
    language: contentLanguageOf(language),
    subject,
    isOwnText: false,
  }
}
