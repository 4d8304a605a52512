import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { FoundPlace } from './FactSheet.tsx'
import { messages } from './messages.ts'
import { Ticks } from './Ticks.tsx'
import type { StepProps } from './WorkflowFrame.tsx'

/** What sources say differently of the same thing, side by side. */
export function Disagreements({ workflow, save }: StepProps) {
  const t = useT(messages)
  const { disagreements } = workflow.research
  if (!disagreements.length) return null
  return (
    <Ticks
      title={t('disagreements')}
      text={t('disagreementsText')}
      things={disagreements}
      onChoose={(chosen) => void save({ disagreements: chosen })}
    >
      <ol className="flex flex-col gap-4">
        {disagreements.map(({ id, about, sides, evident, chosen }, at) => (
          <li key={id}>
            <Checkbox
              label={about || t('disagreement', { number: at + 1 })}
              checked={chosen}
              onChange={(isChosen) => void save({ disagreements: [{ id, chosen: isChosen }] })}
            />
            {evident === false ? <p className="mt-1 ml-6 text-unsure text-xs">{t('mayNotDisagree')}</p> : null}
            <ul className="mt-2 ml-6 grid gap-3 sm:grid-cols-2">
              {sides.map((side) => (
                <li key={side.passage_id} className="min-w-0 break-words border-line border-l-2 pl-3 text-sm">
                  <q className="text-ink">{side.quote}</q>
                  <p className="mt-1 text-ink-3 text-xs">
                    <FoundPlace found={side} />
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Ticks>
  )
}
