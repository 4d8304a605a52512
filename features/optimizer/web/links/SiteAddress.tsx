import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { putAnswered } from '../../../../platform/web/api/put-answered.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { TextField } from '../../../../platform/web/ui/Input.tsx'
import { optimizerApi } from '../api.ts'
import type { LinkSetup } from './link-setup.ts'
import { messages } from './messages.ts'
import { LIBRARY, targetsKey } from './use-targets.ts'

/** Where the blogs of the project are published, so that links to them are full addresses. */
export function SiteAddress({ setup, ownId }: { setup: LinkSetup; ownId: string | undefined }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const save = useMutation({
    meta: failureShown,
    mutationFn: (site_address: string) =>
      optimizerApi.call.links.saveAddress({ project_id: setup.project_id, site_address }),
    async onSuccess({ site_address }) {
      const { queryKey } = optimizerApi.query.links.setup.queryOptions({ input: ownId ? { blog_id: ownId } : {} })
      putAnswered(queries, queryKey, (old) => old && { ...old, site_address })
      setOpen(false)
      await queries.invalidateQueries({ queryKey: targetsKey(LIBRARY) })
      await queries.invalidateQueries({ queryKey: optimizerApi.query.links.map.key() })
    },
  })
  const { site_address } = setup
  if (!isOpen)
    return (
      <p className="text-ink-2 text-sm">
        <span className="break-words">
          {site_address ? t('siteAddressIs', { address: site_address }) : t('siteAddressUnset')}
        </span>{' '}
        <Button size="sm" look="quiet" onClick={() => setOpen(true)}>
          {t(site_address ? 'change' : 'set')}
        </Button>
      </p>
    )
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(String(new FormData(event.currentTarget).get('site_address') ?? '').trim())
      }}
    >
      <TextField
        label={t('siteAddress')}
        hint={t('siteAddressHint')}
        name="site_address"
        defaultValue={site_address}
        maxLength={300}
        autoFocus
      />
      {save.error ? (
        <p role="alert" className="text-disputed text-sm">
          {problemOf(save.error)}
        </p>
      ) : null}
      <div className="flex gap-2">
        <Button size="sm" type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
        <Button size="sm" look="quiet" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function problemOf(error: unknown): string {
  const { body, message } = asFailure(error)
  const [first] = Array.isArray(body.details) ? body.details : []
  return typeof first?.message === 'string' ? first.message : message
}
