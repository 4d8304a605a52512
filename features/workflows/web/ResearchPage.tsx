import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useTask } from '../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { FailedState } from '../../../platform/web/ui/FailedState.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { useTyping } from '../../../platform/web/ui/use-typing.ts'
import { OpenSourcesSwitch, useOpenSources } from '../../accounts/web/open-sources-door.ts'
import { workflowsApi } from './api.ts'
import { BriefFields } from './BriefFields.tsx'
import { CostOfModel } from './Cost.tsx'
import { Disagreements } from './Disagreements.tsx'
import { FactSheet } from './FactSheet.tsx'
import { FoundPages } from './FoundPages.tsx'
import { Keywords } from './Keywords.tsx'
import { LanguageQuestion } from './LanguageQuestion.tsx'
import { messages } from './messages.ts'
import { Questions } from './Questions.tsx'
import { SourcePicker } from './SourcePicker.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { useWork } from './use-work.ts'
import { Viewpoints } from './Viewpoints.tsx'
import { type StepProps, WorkflowFrame } from './WorkflowFrame.tsx'
import { WorkflowSettings } from './WorkflowSettings.tsx'

export function ResearchPage() {
  return <WorkflowFrame step="research">{(props) => <Research {...props} />}</WorkflowFrame>
}

function Research({ workflow, save }: StepProps) {
  const t = useT(messages)
  const { research } = workflow
  const notes = useTyping((context) => {
    if (context !== research.context) void save({ context })
  })
  const limits = useTyping((text) => {
    if (text !== research.out_of_scope) void save({ out_of_scope: text })
  })
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <BriefFields workflow={workflow} save={save} />
        <RunResearch workflow={workflow} save={save} />
        {research.done ? (
          <>
            <FoundPages workflow={workflow} save={save} />
            <Questions workflow={workflow} save={save} />
            <Disagreements workflow={workflow} save={save} />
            <FactSheet workflow={workflow} save={save} />
            <Keywords workflow={workflow} save={save} />
          </>
        ) : null}
      </div>
      <aside className="flex min-w-0 flex-col gap-6">
        <WorkflowSettings workflow={workflow} save={save} />
        <TextArea
          label={t('context')}
          optional
          hint={t('contextHint')}
          defaultValue={research.context}
          maxLength={10_000}
          {...notes}
        />
        <TextArea label={t('outOfScope')} optional defaultValue={research.out_of_scope} maxLength={4_000} {...limits} />
      </aside>
    </div>
  )
}

function RunResearch({ workflow, save }: StepProps) {
  const t = useT(messages)
  const task = useTask(workflow.task_id)
  const run = useWork(() => workflowsApi.call.research({ id: workflow.id }))
  const isOpen = useOpenSources()
  const hasNothing = workflow.asset_ids.length === 0
  return (
    <Section title={t('sources')} description={t('sourcesText')}>
      <SourcePicker
        topic={workflow.topic}
        chosen={workflow.asset_ids}
        onChange={(asset_ids) => void save({ asset_ids })}
      />
      <div className="my-4">
        <OpenSourcesSwitch />
      </div>
      <Viewpoints workflow={workflow} save={save} />
      <LanguageQuestion workflow={workflow} save={save} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look={workflow.research.done ? 'secondary' : 'primary'}
          busy={run.isPending || workflow.task_id !== null}
          onClick={() => run.mutate()}
        >
          {t(workflow.research.done ? 'runAgain' : 'runResearch')}
        </Button>
        <CostOfModel />
        {hasNothing && !run.error ? (
          <p className="text-ink-3 text-sm">{t(isOpen ? 'sourcesOpen' : 'sourcesNone')}</p>
        ) : null}
      </div>
      {workflow.task_id && task.data ? <TaskProgress workflow={workflow} task={task.data} /> : null}
      {run.error ? <RunFailed error={run.error} onRetry={() => run.mutate()} /> : null}
      {workflow.research.notes.length ? (
        <ul aria-label={t('notesTitle')} className="mt-4 list-disc pl-5 text-ink-2 text-sm">
          {workflow.research.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

/** Asking again helps unless it is sources that are missing; those are chosen above. */
function RunFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = asFailure(error)
  if (failure.code !== 'no-sources') return <FailedState error={error} onRetry={onRetry} />
  return (
    <p role="alert" className="mt-2 text-ink-2 text-sm">
      {failure.message}
    </p>
  )
}
