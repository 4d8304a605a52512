import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import type { FoundPageView } from './api.ts'
import { messages } from './messages.ts'
import type { StepProps } from './WorkflowFrame.tsx'

/** Characters of a page's own words that are shown: an abstract is longer than a list should be. */
const SHOWN_WORDS = 240

/** What the search found; a ticked page is read as a source. */
export function FoundPages({ workflow, save }: StepProps) {
  const t = useT(messages)
  const { pages, search_provider } = workflow.research
  if (!search_provider) return <p className="mt-6 text-ink-3 text-sm">{t('searchOff')}</p>
  if (!pages.length) return null
  return (
    <Section title={t('pages')} description={t('pagesText')}>
      <ul className="flex flex-col gap-3">
        {pages.map((page) => (
          <li key={page.url}>
            <Checkbox
              label={page.title}
              hint={<PageFacts page={page} />}
              checked={page.chosen}
              onChange={(chosen) => void save({ pages: [{ url: page.url, chosen }] })}
            />
            {page.asset_id ? (
              <Link to={`/assets/${page.asset_id}`} className="ml-6 text-accent text-xs hover:underline">
                {t('openSource')}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Where a page is from, of which day, under which terms, and how it begins. */
function PageFacts({ page: { url, snippet, site_name, published_at, rights } }: { page: FoundPageView }) {
  const t = useT(messages)
  const { day } = useFormat()
  const facts = [
    site_name || new URL(url).host,
    published_at ? day(`${published_at}T12:00:00Z`) : '',
    rights?.license ?? (rights?.license_url ? t('otherTerms') : ''),
    rights?.abstract_only ? t('abstractOnly') : '',
  ].filter(Boolean)
  return (
    <>
      <span className="block text-ink-2">{facts.join(' · ')}</span>
      <span className="block">{shortened(snippet)}</span>
    </>
  )
}

function shortened(words: string): string {
  if (words.length <= SHOWN_WORDS) return words
  return `${words.slice(0, SHOWN_WORDS).replace(/\s+\S*$/, '')}…`
}
