import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink, Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { AlertDialog } from '../../../platform/web/ui/AlertDialog.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useCopy } from '../../../platform/web/ui/use-copy.ts'
import { PublishRefusal, useBlogBeside } from '../../blogs/web/editor-door.ts'
import type { ShareShape } from '../contract.ts'
import { sharingApi } from './api.ts'
import { messages } from './messages.ts'
import { ShareSettings } from './ShareSettings.tsx'
import { showFailure, useShareChange } from './use-share-change.ts'

/** Public read-only links to the text: make one, copy it, set it up, end it. */
export function ShareLinks() {
  const t = useT(messages)
  const { blogId } = useBlogBeside()
  const shares = useQuery(sharingApi.query.list.queryOptions({ input: { id: blogId } }))
  const create = useShareChange(() => sharingApi.call.create({ id: blogId }))
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-medium text-sm">{t('shareTitle')}</h2>
      <Loaded from={shares}>
        {(loaded) => {
          const open = loaded.shares.filter(({ state }) => state !== 'revoked')
          return (
            <>
              {open.length === 0 ? <p className="text-ink-2 text-sm">{t('shareNone')}</p> : null}
              {open.map((share) => (
                <OneShare key={share.id} share={share} isNew={share.id === create.data?.share.id} />
              ))}
              <Button
                size="sm"
                className="self-start"
                busy={create.isPending}
                onClick={() =>
                  create.mutate(undefined, { onSuccess: () => toast({ text: t('shareMade') }), onError: showFailure })
                }
              >
                {t('shareCreate')}
              </Button>
              <PublishRefusal error={create.error} />
              {loaded.shares.length > open.length ? (
                <p className="text-ink-3 text-xs">{t('shareEnded', { count: loaded.shares.length - open.length })}</p>
              ) : null}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function OneShare({ share, isNew }: { share: ShareShape; isNew: boolean }) {
  const t = useT(messages)
  const format = useFormat()
  const { blogId } = useBlogBeside()
  const copy = useCopy()
  const field = useRef<HTMLInputElement>(null)
  // whoever has made a link wants its address: it stands selected, ready to be copied
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  const address = new URL(share.url, location.href).href
  const update = useShareChange(() => sharingApi.call.update({ id: blogId, share_id: share.id, take_again: true }))
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-3">
      <div className="flex items-center gap-1">
        <input
          ref={field}
          readOnly
          aria-label={t('shareAddress')}
          value={address}
          className="min-w-0 flex-1 bg-transparent text-ink-2 text-sm"
          onFocus={(event) => event.target.select()}
        />
        <IconButton
          size="sm"
          label={t('shareCopy')}
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={() => void copy(address, t('shareCopied'))}
        />
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('shareOpen')}
          className="grid size-7 place-items-center rounded-md text-ink-2 hover:bg-wash"
        >
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-3 text-xs">
        {share.mode === 'live' ? t('shareLive') : t('shareSnapshot', { day: format.moment(share.taken_at) })}
        {share.has_password ? (
          <span className="inline-flex items-center gap-1">
            <Lock size={11} aria-hidden="true" />
            {t('sharePasswordSet')}
          </span>
        ) : null}
        {share.state === 'expired' && share.expires_at ? (
          <span className="text-unsure">{t('shareExpired', { day: format.day(share.expires_at) })}</span>
        ) : null}
      </p>
      <div className="-ml-2 flex flex-wrap gap-1">
        <ShareSettings share={share} />
        {share.mode === 'snapshot' ? (
          <Button
            size="sm"
            look="quiet"
            busy={update.isPending}
            onClick={() => update.mutate(undefined, { onError: showFailure })}
          >
            {t('shareUpdate')}
          </Button>
        ) : null}
        <EndShare share={share} />
      </div>
      <PublishRefusal error={update.error} />
    </div>
  )
}

function EndShare({ share }: { share: ShareShape }) {
  const t = useT(messages)
  const { blogId } = useBlogBeside()
  const revoke = useShareChange(() => sharingApi.call.revoke({ id: blogId, share_id: share.id }))
  return (
    <AlertDialog
      title={t('shareRevokeTitle')}
      action={t('shareRevoke')}
      onConfirm={() => revoke.mutateAsync(undefined)}
      trigger={
        <Button size="sm" look="quiet">
          {t('shareRevoke')}
        </Button>
      }
    >
      {t('shareRevokeText')}
    </AlertDialog>
  )
}
