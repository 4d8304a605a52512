import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { messages } from './messages.ts'
import type { StepProps } from './WorkflowFrame.tsx'

/** What the search found; a ticked page is read as a source. */
export function FoundPages({ workflow, save }: StepProps) {
  const t = useT(messages)
  const { pages, search_provider } = workflow.research
  if (!search_provider) return <p className="mt-6 text-ink-3 text-sm">{t('searchOff')}</p>
  return (
    <Section title={t('pages')} description={t('pagesText')}>
      <ul className="flex flex-col gap-3">
        {pages.map((page) => (
          <li key={page.url}>
            <Checkbox
              label={page.title}
              hint={`${new URL(page.url).host}: ${page.snippet}`}
              checked={page.chosen}
              onChange={(chosen) => void save({ pages: [{ url: page.url, chosen }] })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
