import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useKept } from '../../../../platform/web/session/kept.ts'
import { buttonClass } from '../../../../platform/web/ui/button.ts'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { Tabs } from '../../../../platform/web/ui/Tabs.tsx'
import { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { Inbound } from './Inbound.tsx'
import { LinkMapView } from './LinkMapView.tsx'
import type { LinkSetup } from './link-setup.ts'
import { messages } from './messages.ts'
import { Outbound } from './Outbound.tsx'
import { SiteAddress } from './SiteAddress.tsx'
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
  const source = setup.sites.some(({ id }) => id === kept) ? kept : LIBRARY
  const targets = useTargets(source)
  const others = setup.blogs - (ownId ? 1 : 0)
  if (others < 1 && setup.sites.length === 0) return <NothingToLinkTo />
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={t('targets')}
        value={source}
        onChange={setSource}
        choices={[
          { value: LIBRARY, label: t('library', { count: setup.blogs }) },
          ...setup.sites.map(({ id, title, pages }) => ({ value: id, label: t('sitePages', { title, count: pages }) })),
        ]}
      />
      {source === LIBRARY ? <SiteAddress setup={setup} ownId={ownId} /> : null}
      <Tabs
        label={t('views')}
        value={view}
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
          { id: 'inbound', label: t('inbound'), content: <Inbound key={source} ownId={ownId} source={source} /> },
          { id: 'map', label: t('map'), content: view === 'map' ? <LinkMapView source={source} /> : null },
        ]}
      />
    </div>
  )
}

function NothingToLinkTo() {
  const t = useT(messages)
  return (
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
  )
}
