import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import type { FactView, FoundView } from './api.ts'
import { messages } from './messages.ts'
import { Ticks } from './Ticks.tsx'
import { usePlace } from './use-place.ts'
import type { StepProps } from './WorkflowFrame.tsx'

/** The sources' facts, each with the way to where it is. */
export function FactSheet({ workflow, save }: StepProps) {
  const t = useT(messages)
  const remarksOn = ({ defines, excluded }: FactView) => [
    ...(excluded ? [t('excluded')] : []),
    ...(defines ? [t('definition')] : []),
  ]
  const { facts } = workflow.research
  return (
    <Ticks title={t('facts')} text={t('factsText')} things={facts} onChoose={(chosen) => void save({ facts: chosen })}>
      {facts.length ? null : <p className="text-ink-3 text-sm">{t('factsNone')}</p>}
      <ol className="flex flex-col gap-3">
        {facts.map((fact) => (
          <li key={fact.id}>
            <Checkbox
              label={fact.text}
              hint={<FoundPlace found={fact} remarks={remarksOn(fact)} />}
              checked={fact.chosen}
              onChange={(chosen) => void save({ facts: [{ id: fact.id, chosen }] })}
            />
          </li>
        ))}
      </ol>
    </Ticks>
  )
}

/** Where words of a source are, and the way there. */
export function FoundPlace({ found, remarks = [] }: { found: FoundView; remarks?: string[] }) {
  const t = useT(messages)
  const placeOf = usePlace()
  const { dated } = useFormat()
  const date = dated(found.date ?? '')
  const where = [...remarks, found.title, placeOf(found), date].filter(Boolean).join(' · ')
  if (!found.asset_id) return <>{where}</>
  return (
    <>
      {where}{' '}
      <Link
        to={`/assets/${found.asset_id}`}
        search={{ passage: found.passage_id, quote: found.quote }}
        className="text-accent underline"
      >
        {t('showQuote')}
      </Link>
    </>
  )
}
