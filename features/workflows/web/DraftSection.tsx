import { clsx } from 'clsx'
import { RotateCw } from 'lucide-react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { failureWords } from '../../../platform/web/ui/failure-words.ts'
import { messages as platformMessages } from '../../../platform/web/ui/messages.ts'
import { type SectionView, type WorkflowView, workflowsApi } from './api.ts'
import { CitedText, headingClass } from './CitedText.tsx'
import { messages } from './messages.ts'
import { useWork } from './use-work.ts'

const tones = { waiting: 'plain', writing: 'accent', done: 'supported', failed: 'disputed' } as const

interface DraftSectionProps {
  section: SectionView
  workflow: WorkflowView
  /** The numbers of cited passages in the whole article. */
  numbers: ReadonlyMap<string, number>
}

/** One section of the draft as it is being written, with its sources, and the way to have it written again. */
export function DraftSection({ section, workflow, numbers }: DraftSectionProps) {
  const t = useT(messages)
  const tp = useT(platformMessages)
  const redo = useWork(() => workflowsApi.call.redoSection({ id: workflow.id, section_id: section.id }))
  const stateWord = stateWordOf(section, workflow)
  const Heading = section.level === 2 ? 'h2' : 'h3'
  return (
    <section className="group mb-8" aria-busy={section.state === 'writing'}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Heading className={clsx('min-w-0 max-w-full', headingClass(section.level))}>{section.heading}</Heading>
        <div className="flex shrink-0 items-center gap-2 font-sans">
          {stateWord === null ? null : <Badge tone={tones[section.state]}>{t(stateWord)}</Badge>}
          {section.state === 'done' && !workflow.task_id ? (
            <Button
              size="sm"
              look="quiet"
              busy={redo.isPending}
              aria-label={t('redoSection', { heading: section.heading })}
              icon={<RotateCw size={14} aria-hidden="true" />}
              onClick={() => redo.mutate()}
            >
              {t('redo')}
            </Button>
          ) : null}
        </div>
      </div>
      <CitedText markdown={section.text} citations={section.citations} numbers={numbers} />
      {section.problem ? <p className="font-sans text-disputed text-sm">{section.problem}</p> : null}
      {redo.error ? (
        <p role="alert" className="font-sans text-disputed text-sm">
          {failureWords(asFailure(redo.error), tp)}
        </p>
      ) : null}
      {section.engine && section.state === 'done' ? (
        <p className="mt-1 font-sans text-ink-3 text-xs">
          {section.engine.provider === 'builtin'
            ? t('quoted')
            : t('writtenBy', { who: section.engine.model ?? section.engine.provider })}
        </p>
      ) : null}
      <span aria-live="polite" className="sr-only">
        {section.state === 'done' && workflow.task_id ? t('writtenAnnounce', { heading: section.heading }) : ''}
      </span>
    </section>
  )
}

/** Nothing is queued before somebody has started the draft. */
function stateWordOf({ state }: SectionView, { task_id }: WorkflowView) {
  if (state === 'waiting' && !task_id) return null
  return state === 'failed' ? 'sectionFailed' : state
}
