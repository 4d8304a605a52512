import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFormat } from '../../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { Input } from '../../../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import type { VersionShape } from '../../../contract.ts'
import { blogsApi } from '../api.ts'
import { useDesk } from '../core/desk.ts'
import { messages } from './messages.ts'
import { VersionDialog } from './VersionDialog.tsx'

const reasonWords = {
  created: 'reasonCreated',
  edits: 'reasonEdits',
  'before-replacement': 'reasonBeforeReplacement',
  named: 'reasonNamed',
  'before-restore': 'reasonBeforeRestore',
  restored: 'reasonRestored',
  saved: 'reasonSaved',
  imported: 'reasonImported',
} as const satisfies Record<VersionShape['reason'], keyof typeof messages>

/** Versions of the text, newest first: keep one, compare, restore. */
export function HistoryPanel() {
  const { blogId } = useDesk()
  const [shown, setShown] = useState<VersionShape | null>(null)
  const versions = useInfiniteQuery(
    blogsApi.query.versions.list.infiniteOptions({
      input: (before: number | undefined) => ({ id: blogId, before }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ versions: page }) => (page.length >= 200 ? page.at(-1)?.number : undefined),
    }),
  )
  return (
    <div className="flex flex-col gap-4">
      <KeepVersion />
      <Loaded from={versions}>
        {({ pages }) => (
          <VersionList
            versions={pages.flatMap(({ versions: page }) => page)}
            hasMore={versions.hasNextPage}
            onMore={() => void versions.fetchNextPage()}
            onShow={setShown}
          />
        )}
      </Loaded>
      {shown ? <VersionDialog version={shown} onClose={() => setShown(null)} /> : null}
    </div>
  )
}

function VersionList({
  versions,
  hasMore,
  onMore,
  onShow,
}: {
  versions: VersionShape[]
  hasMore: boolean
  onMore: () => void
  onShow: (version: VersionShape) => void
}) {
  const t = useT(messages)
  if (versions.length === 0) return <p className="text-ink-2 text-sm">{t('noVersions')}</p>
  return (
    <>
      <ol className="flex flex-col">
        {versions.map((version) => (
          <li key={version.number}>
            <VersionRow version={version} onShow={() => onShow(version)} />
          </li>
        ))}
      </ol>
      {hasMore ? (
        <Button size="sm" className="self-start" onClick={onMore}>
          {t('moreVersions')}
        </Button>
      ) : null}
    </>
  )
}

function VersionRow({ version, onShow }: { version: VersionShape; onShow: () => void }) {
  const t = useT(messages)
  const format = useFormat()
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex w-full flex-col gap-0.5 rounded-md px-2 py-2 text-left hover:bg-wash"
    >
      <span className="truncate text-sm">{version.name ?? t(reasonWords[version.reason])}</span>
      <span className="text-ink-3 text-xs">
        {format.moment(version.created_at)}
        {version.author_name ? ` ${t('byAuthor', { name: version.author_name })}` : ''} ·{' '}
        {t('versionWords', { count: version.words })}
      </span>
    </button>
  )
}

function KeepVersion() {
  const t = useT(messages)
  const { blogId } = useDesk()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const keep = useMutation({
    mutationFn: () => blogsApi.call.versions.keep({ id: blogId, reason: 'named', name: name.trim() || null }),
    onSuccess: async () => {
      setName('')
      await queries.invalidateQueries({ queryKey: blogsApi.query.versions.key() })
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    keep.mutate()
  }
  return (
    <form className="flex flex-col gap-1.5" onSubmit={handleSubmit}>
      <span className="font-medium text-sm">{t('keepVersion')}</span>
      <div className="flex gap-1.5">
        <Input
          aria-label={t('versionName')}
          placeholder={t('versionName')}
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.target.value)}
          className="h-8"
        />
        <Button type="submit" busy={keep.isPending}>
          {t('keep')}
        </Button>
      </div>
      <p className="text-ink-3 text-xs">{t('versionNameHint')}</p>
    </form>
  )
}
