import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { messages } from './messages.ts'
import { Ticks } from './Ticks.tsx'
import type { StepProps } from './WorkflowFrame.tsx'

export function Keywords({ workflow, save }: StepProps) {
  const t = useT(messages)
  const { keywords } = workflow.research
  return (
    <Ticks
      title={t('keywords')}
      text={t('keywordsText')}
      things={keywords}
      onChoose={(chosen) => void save({ keywords: chosen })}
    >
      <ul className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {keywords.map(({ id, phrase, count, sources, chosen }) => (
          <li key={id}>
            <Checkbox
              label={phrase}
              hint={t('keywordCount', { count, sources })}
              checked={chosen}
              onChange={(next) => void save({ keywords: [{ id, chosen: next }] })}
            />
          </li>
        ))}
      </ul>
    </Ticks>
  )
}
