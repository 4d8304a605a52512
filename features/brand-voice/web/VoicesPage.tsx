import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddressValue, useChangeAddress } from '../../../platform/web/routing/address.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Page } from '../../../platform/web/ui/Page.tsx'
import { VOICES_A_PAGE } from '../contract.ts'
import { brandVoiceApi } from './api.ts'
import { messages } from './messages.ts'
import { NewVoice } from './NewVoice.tsx'

const NONE: Awaited<ReturnType<typeof brandVoiceApi.call.list>> = {
  status: 200,
  brand_voice_entries: [],
  total_documents: 0,
}

/** All voices, five to a page, and the way to a new one. */
export function VoicesPage() {
  const t = useT(messages)
  const [isNew, setNew] = useAddressValue('new')
  const [shown, setShown] = useAddressValue('page', '1')
  const page = Math.max(1, Math.trunc(Number(shown)) || 1)
  const start = (page - 1) * VOICES_A_PAGE
  const [words] = useAddressValue('q')
  const change = useChangeAddress()
  const [isSearching, setSearching] = useState(words !== '')
  const query = useDeferredValue(words.trim())
  const voices = useQuery(
    brandVoiceApi.query.list.queryOptions({
      input: { start_count: start, end_count: start + VOICES_A_PAGE, query: query || undefined },
      placeholderData: (before) => before,
    }),
  )
  const pages = Math.max(1, Math.ceil((voices.data?.total_documents ?? 0) / VOICES_A_PAGE))
  // a page that is no more, or never was: the last one that is there
  const isBeyond = voices.isSuccess && !voices.isPlaceholderData && page > pages
  useEffect(() => {
    if (isBeyond) setShown(String(pages))
  })
  const isLong = (voices.data?.total_documents ?? 0) > VOICES_A_PAGE
  const failure = voices.error ? asFailure(voices.error) : null
  if (failure && failure.status >= 500) failure.message = t('failed')
  // a server may say so of an empty list
  const isNone = failure?.status === 404
  const create = (
    <Button look="primary" icon={<Plus size={15} aria-hidden="true" />} onClick={() => setNew('1')}>
      {t('newVoice')}
    </Button>
  )
  return (
    <Page title={t('title')} description={t('description')} width="narrow" actions={create}>
      {isLong || isSearching ? (
        <SearchField
          className="mb-4 max-w-sm"
          label={t('search')}
          value={words}
          maxLength={100}
          onSearch={(next) => {
            setSearching(true)
            change({ q: next || undefined, page: undefined })
          }}
        />
      ) : null}
      <Loaded
        from={isNone ? { ...voices, data: NONE } : { ...voices, error: failure }}
        isEmpty={({ total_documents }) => total_documents === 0}
        empty={
          query ? (
            <p className="py-4 text-ink-2">{t('noneLike')}</p>
          ) : (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )
        }
      >
        {({ brand_voice_entries: entries }) => (
          <>
            <ul className="divide-y divide-line border-line border-y">
              {entries.map((voice) => (
                <li key={voice.id} className="flex flex-col gap-1 py-3">
                  <span className="flex flex-wrap items-center gap-2">
                    <Link to={`/brandvoice/${voice.id}`} className="font-medium text-accent hover:underline">
                      {voice.name}
                    </Link>
                    {voice.default_of.length > 0 ? <Badge>{t('defaultVoice')}</Badge> : null}
                    {voice.needs_reupload ? <Badge>{t('needsReupload')}</Badge> : null}
                  </span>
                  <span dir="auto" className="line-clamp-2 text-ink-2 text-sm">
                    {voice.summary}
                  </span>
                </li>
              ))}
            </ul>
            <Pages page={page} pages={pages} onPage={(to) => setShown(String(to))} />
          </>
        )}
      </Loaded>
      <NewVoice isOpen={isNew !== ''} onClose={() => setNew('')} />
    </Page>
  )
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useT(messages)
  if (pages < 2 && page === 1) return null
  return (
    <nav aria-label={t('page', { page, pages })} className="mt-4 flex items-center gap-3 text-sm">
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span className="tabular-nums">{t('page', { page, pages })}</span>
      <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
}
