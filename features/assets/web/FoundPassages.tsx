import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import type { FoundPassageShape } from '../contract.ts'
import { assetsApi } from './api.ts'
import { Marked } from './Marked.tsx'
import { messages } from './messages.ts'

interface FoundPassagesProps {
  query: string
  heading: string
  /** Only in this source. */
  assetId?: string
}

/** Passages that hold the words looked for; each leads to its place. */
export function FoundPassages({ query, heading, assetId }: FoundPassagesProps) {
  const t = useT(messages)
  const found = useQuery({
    ...assetsApi.query.search.queryOptions({ input: { query, asset_id: assetId, limit: 30 } }),
    placeholderData: keepPreviousData,
    select: (answer) => answer.found,
  })
  return (
    <Section title={heading}>
      <Loaded from={found} empty={<p className="py-2 text-ink-2">{t('nothingFound')}</p>}>
        {(list) => (
          <ol className="divide-y divide-line border-line border-y">
            {list.map((one) => (
              <FoundPassage key={one.passage.id} found={one} isAlone={assetId !== undefined} />
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  )
}

function FoundPassage({ found: { passage, asset, hits }, isAlone }: { found: FoundPassageShape; isAlone: boolean }) {
  const t = useT(messages)
  const heading = passage.heading === asset.title ? '' : (passage.heading ?? '')
  const place = [isAlone ? '' : asset.title, passage.page ? t('page', { number: passage.page }) : '', heading]
  return (
    <li>
      <Link
        to="/assets/$assetId"
        params={{ assetId: asset.id }}
        search={{ passage: passage.id }}
        className="block rounded-md px-1 py-3 hover:bg-wash"
      >
        <span className="block truncate text-ink-3 text-xs">{place.filter(Boolean).join(' · ')}</span>
        <span className="mt-1 line-clamp-4 block font-serif">
          <Marked text={passage.text} at={hits} />
        </span>
      </Link>
    </li>
  )
}
