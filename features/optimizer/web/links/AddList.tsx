import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { TextArea, TextField } from '../../../../platform/web/ui/Input.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import { optimizerApi } from '../api.ts'
import { messages } from './messages.ts'

/** A form for a list of pages of one's own: typed, pasted from a table, or from a sitemap. */
export function AddList({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const add = useMutation({
    meta: failureShown,
    mutationFn: (wish: { title: string; pages: string; sitemap: string }) => optimizerApi.call.linkLists.addList(wish),
    async onSuccess({ list, unread_lines, left_out }) {
      await queries.invalidateQueries({ queryKey: optimizerApi.query.links.setup.key() })
      setOpen(false)
      onAdded(list.id)
      if (unread_lines.length > 0 || left_out > 0)
        toast({ text: t('listNotAll', { lines: unread_lines.length, left: left_out }), tone: 'problem' })
    },
  })
  if (!isOpen)
    return (
      <Button size="sm" look="quiet" className="-ms-2 self-start" onClick={() => setOpen(true)}>
        {t('addList')}
      </Button>
    )
  return (
    <form
      aria-label={t('addList')}
      className="flex flex-col gap-3 rounded-md border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const field = (name: string) => String(form.get(name) ?? '').trim()
        add.mutate({ title: field('title'), pages: field('pages'), sitemap: field('sitemap') })
      }}
    >
      <TextField label={t('listTitle')} name="title" maxLength={200} required autoFocus />
      <TextArea label={t('listPages')} hint={t('listPagesHint')} name="pages" rows={5} />
      <TextField label={t('listSitemap')} hint={t('listSitemapHint')} name="sitemap" maxLength={2000} />
      {add.error ? (
        <p role="alert" className="text-disputed text-sm">
          {problemOf(add.error)}
        </p>
      ) : null}
      <div className="flex gap-2">
        <Button size="sm" type="submit" busy={add.isPending}>
          {t('addListDo')}
        </Button>
        <Button size="sm" look="quiet" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** What is wrong with a field, where the server says that. */
function problemOf(error: unknown): string {
  const { body, message } = asFailure(error)
  const [first] = Array.isArray(body.details) ? body.details : []
  return typeof first?.message === 'string' ? first.message : message
}
