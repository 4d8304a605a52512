import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import type { LinkMapShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { MapPicture } from './MapPicture.tsx'
import { MapTable } from './MapTable.tsx'
import { messages } from './messages.ts'
import { PageFacts } from './PageFacts.tsx'
import { siteOf } from './use-targets.ts'

/** How the pages link to each other: as a picture and as a table. */
export function LinkMapView({ source }: { source: string }) {
  const t = useT(messages)
  const map = useQuery({
    ...optimizerApi.query.links.map.queryOptions({ input: siteOf(source) }),
    refetchOnMount: 'always',
  })
  return (
    <Loaded
      from={map}
      isEmpty={(loaded) => loaded.map.pages.length === 0}
      empty={<p className="text-ink-2 text-sm">{t('mapEmpty')}</p>}
    >
      {(loaded) => <Mapped map={loaded.map} />}
    </Loaded>
  )
}

function Mapped({ map }: { map: LinkMapShape }) {
  const t = useT(messages)
  const [view, setView] = useState<'picture' | 'table'>('picture')
  const [chosen, setChosen] = useState<string | null>(null)
  const { pages, total, has_links } = map
  const page = pages.find(({ id }) => id === chosen)
  const links = pages.reduce((sum, { outbound }) => sum + outbound.length, 0)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-1">
        <p className="me-auto text-sm">{t('mapTotals', { pages: pages.length, links })}</p>
        {(['picture', 'table'] as const).map((each) => (
          <Button key={each} size="sm" look="quiet" aria-pressed={view === each} onClick={() => setView(each)}>
            {t(each)}
          </Button>
        ))}
      </div>
      {has_links ? null : <p className="text-sm text-unsure">{t('mapNoLinks')}</p>}
      {view === 'picture' ? (
        <MapPicture pages={pages} chosen={chosen} onChoose={setChosen} />
      ) : (
        <MapTable map={map} onChoose={setChosen} />
      )}
      {page ? <PageFacts page={page} pages={pages} onChoose={setChosen} /> : null}
      <p className="text-ink-3 text-xs">
        {t('mapMenus')} {total > pages.length ? t('mapNotAll', { shown: pages.length, total }) : null}
      </p>
    </div>
  )
}
