import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { isContentLanguage, languageTag } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useTask } from '../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { FailedState } from '../../../platform/web/ui/FailedState.tsx'
import { useBalance } from '../../billing/web/index.ts'
import { WithoutModel } from '../../models/web/without-model-door.ts'
import { type WorkflowView, workflowsApi } from './api.ts'
import { CitedText } from './CitedText.tsx'
import { citationNumbers } from './cited-blocks.ts'
import { DraftSection } from './DraftSection.tsx'
import { messages } from './messages.ts'
import { hasSources, NeedsSources, WorkFailed } from './NeedsSources.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { useWork } from './use-work.ts'
import { type StepProps, WorkflowFrame } from './WorkflowFrame.tsx'
import { WorkflowVoice } from './WorkflowVoice.tsx'

export function DraftPage() {
  return <WorkflowFrame step="draft">{(props) => <Draft {...props} />}</WorkflowFrame>
}

function Draft({ workflow, save }: StepProps) {
  const t = useT(messages)
  if (!workflow.sections.length) {
    return (
      <EmptyState
        title={t('draftNone')}
        action={
          <Link to={`/workflows/${workflow.id}/outline`} className={buttonClass('primary', 'md')}>
            {t('toOutline')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      {workflow.task_id ? null : (
        <div className="mb-4 max-w-xs">
          <WorkflowVoice workflow={workflow} save={save} />
        </div>
      )}
      <DraftControls workflow={workflow} />
      {workflow.sections_done < workflow.sections_total ? (
        <div className="mt-3">
          <WithoutModel />
        </div>
      ) : null}
      <article
        lang={isContentLanguage(workflow.language) ? languageTag(workflow.language) : undefined}
        dir="auto"
        aria-label={workflow.headlines.text || workflow.topic}
        className="mt-8 max-w-measure break-words font-serif text-doc"
      >
        <Article workflow={workflow} />
      </article>
    </>
  )
}

/** Everything that the blog will hold under its title, in that order, with citations numbered through it. */
export function Article({ workflow }: { workflow: WorkflowView }) {
  const { sections, frame } = workflow
  const before = frame ? [frame.opening] : []
  const after = frame ? [frame.closing, frame.questions] : []
  const numbers = citationNumbers([...before, ...sections, ...after])
  const part = ({ text, citations }: (typeof before)[number], at: number) =>
    text ? (
      <section key={at} className="mb-8">
        <CitedText markdown={text} citations={citations} numbers={numbers} />
      </section>
    ) : null
  return (
    <>
      {before.map(part)}
      {sections.map((section) => (
        <DraftSection key={section.id} section={section} workflow={workflow} numbers={numbers} />
      ))}
      {after.map(part)}
    </>
  )
}

export function DraftControls({ workflow }: { workflow: WorkflowView }) {
  const t = useT(messages)
  const task = useTask(workflow.task_id)
  const write = useWork(() => workflowsApi.call.draft({ id: workflow.id }))
  const finish = useWork(() => workflowsApi.call.finish({ id: workflow.id }))
  const whyOff = useId()
  const isOff = !hasSources(workflow)
  const left = workflow.sections_total - workflow.sections_done
  const missing = workflow.frame?.missing_parts ?? []
  if (workflow.task_id) return task.data ? <TaskProgress workflow={workflow} task={task.data} /> : null
  return (
    <div className="flex flex-col gap-3">
      <p aria-live="polite" className="text-ink-2">
        {left ? t('draftProgress', { done: workflow.sections_done, total: workflow.sections_total }) : t('draftDone')}
      </p>
      {missing.length > 0 ? (
        <p role="status" className="text-ink-2 text-sm">
          {t('missingParts', { parts: missing.length > 1 ? 'both' : (missing[0] ?? 'both') })}
        </p>
      ) : null}
      <ShareAlikeCopies copies={workflow.frame?.share_alike ?? []} />
      <div className="flex flex-wrap items-center gap-3">
        {left ? (
          <Button
            look="primary"
            busy={write.isPending}
            disabled={isOff}
            aria-describedby={isOff ? whyOff : undefined}
            onClick={() => write.mutate()}
          >
            {t(workflow.sections_done ? 'goOn' : 'writeDraft')}
          </Button>
        ) : null}
        {workflow.blog_id ? (
          <Link to={`/blogs/${workflow.blog_id}`} className={buttonClass(left ? 'secondary' : 'primary', 'md')}>
            {t('editBlog')}
          </Link>
        ) : workflow.sections_done ? (
          <Button busy={finish.isPending} onClick={() => finish.mutate()}>
            {t('finishNow')}
          </Button>
        ) : null}
        {left && !isOff ? <Costs sections={left} /> : null}
      </div>
      {left && isOff ? <NeedsSources id={whyOff} workflow={workflow} /> : null}
      {write.error && !isOff ? (
        <WorkFailed error={write.error} workflow={workflow} onRetry={() => write.mutate()} />
      ) : null}
      {finish.error ? <FailedState error={finish.error} onRetry={() => finish.mutate()} /> : null}
    </div>
  )
}

/** Words that have to be quoted or said differently, for their license would bind the whole text. */
function ShareAlikeCopies({ copies }: { copies: NonNullable<WorkflowView['frame']>['share_alike'] }) {
  const t = useT(messages)
  if (!copies.length) return null
  return (
    <div role="status" className="max-w-measure text-sm">
      <p className="text-unsure">{t('shareAlikeCopies')}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        {copies.map(({ words, title, license }) => (
          <li key={`${title} ${words}`}>
            <q>{words}</q> <span className="text-ink-3">({[title, license].join(', ')})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The price of the draft; nothing where the plan has no limit of credits, since nothing is taken off then. */
function Costs({ sections }: { sections: number }) {
  const t = useT(messages)
  const { data: balance } = useBalance()
  if (!balance || balance.credit_limit < 0) return null
  return <span className="text-ink-3 text-sm">{t('costs', { count: sections })}</span>
}
