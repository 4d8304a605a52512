import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { BriefForm, BriefLine } from '../../projects/web/brief-door.ts'
import { messages } from './messages.ts'
import type { StepProps } from './WorkflowFrame.tsx'

/** What the article is for, for whom, and how long: open until research runs, in one line from then on. */
export function BriefFields({ workflow, save }: StepProps) {
  const t = useT(messages)
  const [isOpen, setOpen] = useState(!workflow.research.done && workflow.task_id === null)
  return (
    <Section
      title={t('brief')}
      description={isOpen ? t('briefText') : <BriefLine brief={workflow.brief} />}
      actions={
        <Button size="sm" look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'briefClose' : 'briefChange')}
        </Button>
      }
    >
      {isOpen ? <BriefForm brief={workflow.brief} change={(part) => void save({ brief: part })} /> : null}
    </Section>
  )
}
