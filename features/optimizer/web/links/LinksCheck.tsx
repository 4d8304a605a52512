import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useKept } from '../../../../platform/web/session/kept.ts'
import { buttonClass } from '../../../../platform/web/ui/button.ts'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import { Tabs } from '../../../../platform/web/ui/Tabs.tsx'
import { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { AddList } from './AddList.tsx'
import { ExistingLinks } from './ExistingLinks.tsx'
import { Inbound } from './Inbound.tsx'
import { LinkMapView } from './LinkMapView.tsx'
import { ListReading } from './ListReading.tsx'
import type { LinkSetup } from './link-setup.ts'
import { messages } from './messages.ts'
import { Outbound } from './Outbound.tsx'
import { SiteAddress } from './SiteAddress.tsx'
import { SourceSelect } from './SourceSelect.tsx'
import { LIBRARY, useTargets } from './use-targets.ts'

/** Where the text should link to, what should link to it, and how it all hangs together. */
export function LinksCheck() {
  const { blogId, origin } = useSheet()
  const ownId = blogId ?? origin.blog_id
  const setup = useQuery(optimizerApi.query.links.setup.queryOptions({ input: ownId ? { blog_id: ownId } : {} }))
  return <Loaded from={setup}>{(loaded) => <Check setup={loaded} ownId={ownId} />}</Loaded>
}

function Check({ setup, ownId }: { setup: LinkSetup; ownId: string | undefined }) {
  const t = useT(messages)
  const [kept, setSource] = useKept('links-source', LIBRARY)
  const [view, setView] = useState('outbound')
  const list = setup.lists.find(({ id }) => id === kept)
  const source = list || setup.sites.some(({ id }) => id === kept) ? kept : LIBRARY
  const targets = useTargets(source)
  const others = setup.blogs - (ownId ? 1 : 0)
  if (others < 1 && setup.sites.length === 0 && setup.lists.length === 0)
    return <NothingToLinkTo setup={setup} onAdded={setSource} />
  /** Pages of a list have no stored texts to look through. */
  const textViews = [
    { id: 'inbound', label: t('inbound'), content: <Inbound key={source} ownId={ownId} source={source} /> },
    { id: 'map', label: t('map'), content: view === 'map' ? <LinkMapView source={source} /> : null },
  ]
  return (
    <div className="flex flex-col gap-4">
      <SourceSelect setup={setup} value={source} onChange={setSource} />
      {list ? <ListReading list={list} onRemoved={() => setSource(LIBRARY)} /> : null}
      <AddList onAdded={setSource} />
      {source === LIBRARY ? <SiteAddress setup={setup} ownId={ownId} /> : null}
      <Tabs
        label={t('views')}
        value={list ? 'outbound' : view}
        onChange={setView}
        tabs={[
          {
            id: 'outbound',
            label: t('outbound'),
            content: (
              <Loaded from={targets}>
                {(loaded) => <Outbound setup={setup} ownId={ownId} targets={loaded.targets} total={loaded.total} />}
              </Loaded>
            ),
          },
          ...(list ? [] : textViews),
        ]}
      />
    </div>
  )
}

/** The links that the text has can be tried all the same. */
function NothingToLinkTo({ setup, onAdded }: { setup: LinkSetup; onAdded: (id: string) => void }) {
  const t = useT(messages)
  const { page, link } = useSheet()
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        icon={<Link2 size={24} aria-hidden="true" />}
        title={t('emptyTitle')}
        action={
          <>
            <Link to="/blogs" className={buttonClass()}>
              {t('writeAnother')}
            </Link>
            <Link to="/assets" className={buttonClass()}>
              {t('addSite')}
            </Link>
          </>
        }
      >
        {t('emptyText')}
      </EmptyState>
      <AddList onAdded={onAdded} />
      {page.links.length > 0 ? (
        <ExistingLinks page={page} site={setup.site_address} known={[]} canRemove={link !== null} />
      ) : null}
    </div>
  )
}
