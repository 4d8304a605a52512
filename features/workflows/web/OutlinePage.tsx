import { useId } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { ModelPlace } from '../../models/web/place-door.ts'
import { type OutlineView, workflowsApi } from './api.ts'
import { CostOfWork } from './Cost.tsx'
import { messages } from './messages.ts'
import { hasSources, NeedsSources, WorkFailed } from './NeedsSources.tsx'
import { OutlineEditor } from './OutlineEditor.tsx'
import { asPlan } from './section-plan.ts'
import { useWork } from './use-work.ts'
import { type StepProps, WorkflowFrame } from './WorkflowFrame.tsx'
import { WorkflowVoice } from './WorkflowVoice.tsx'

/** The step in which a workflow gets its outline. */
export function OutlinePage() {
  return <WorkflowFrame step="outline">{(props) => <Outlines {...props} />}</WorkflowFrame>
}

/** The outline, and proposals for it. */
export function Outlines({ workflow, save }: StepProps) {
  const t = useT(messages)
  const propose = useWork(() => workflowsApi.call.outlines({ id: workflow.id }))
  const whyOff = useId()
  const isOff = !hasSources(workflow)
  const take = async ({ sections }: OutlineView) => {
    const before = workflow.sections
    await save({ sections: sections.map(asPlan) })
    if (before.length > 0) toast({ text: t('outlineTaken'), undo: () => void save({ sections: before.map(asPlan) }) })
  }
  return (
    <>
      <div className="mb-4 max-w-xs">
        <WorkflowVoice workflow={workflow} save={save} />
      </div>
      <OutlineEditor workflow={workflow} save={save} />
      <Section
        title={t('outlinesCompare')}
        actions={
          <>
            <CostOfWork />
            <Button
              look={workflow.outlines.length || workflow.sections.length ? 'secondary' : 'primary'}
              busy={propose.isPending}
              disabled={isOff}
              aria-describedby={isOff ? whyOff : undefined}
              onClick={() => propose.mutate()}
            >
              {t(workflow.outlines.length ? 'outlineProposeMore' : 'outlinePropose')}
            </Button>
          </>
        }
      >
        {isOff ? <NeedsSources id={whyOff} workflow={workflow} /> : null}
        {propose.error && !isOff ? (
          <WorkFailed error={propose.error} workflow={workflow} onRetry={() => propose.mutate()} />
        ) : null}
        {propose.isPending ? <ModelPlace className="mb-4" /> : null}
        {workflow.outlines.length ? <p className="mb-3 text-ink-3 text-sm">{t('measuresText')}</p> : null}
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {workflow.outlines.map((outline) => (
            <Proposal key={outline.id} outline={outline} onTake={() => void take(outline)} />
          ))}
        </ul>
      </Section>
    </>
  )
}

/** One proposed outline, to compare and to take. */
export function Proposal({ outline, onTake }: { outline: OutlineView; onTake: () => void }) {
  const t = useT(messages)
  return (
    <li className="flex flex-col rounded-md border border-line bg-paper p-4">
      <h3 className="mb-2 font-medium">{outline.kind ? t(`outline_${outline.kind}`) : outline.name}</h3>
      <ol className="flex-1 text-ink-2 text-sm">
        {outline.sections.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a proposal never changes its order
          <li key={at} className={section.level === 3 ? 'ml-4 py-0.5' : 'py-0.5'}>
            {section.heading}{' '}
            <span className="text-ink-3">{t('sectionSources', { count: section.passage_ids.length })}</span>
          </li>
        ))}
      </ol>
      <Measures measures={outline.measures} />
      <Button className="mt-3 self-start" size="sm" onClick={onTake}>
        {t('takeOutline')}
      </Button>
    </li>
  )
}

/** What code counts of a proposal, small and labelled; a count of nothing is left out. */
function Measures({ measures }: Pick<OutlineView, 'measures'>) {
  const t = useT(messages)
  const { facts, questions, overlapping, key_facts_early: early } = measures
  const counts = [
    { label: t('measureFacts'), hint: t('measureFactsHint'), count: facts.count, of: facts.of },
    { label: t('measureQuestions'), hint: t('measureQuestionsHint'), count: questions.count, of: questions.of },
    { label: t('measureEarly'), hint: t('measureEarlyHint'), count: early.count, of: early.of },
    { label: t('measureOverlap'), hint: t('measureOverlapHint'), count: overlapping.count, of: overlapping.of },
  ].filter(({ of }) => of > 0)
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 border-line border-t pt-3 text-xs">
      {counts.map(({ label, hint, count, of }) => (
        <div key={label} title={hint} className="flex justify-between gap-2">
          <dt className="text-ink-3">{label}</dt>
          <dd className="whitespace-nowrap tabular-nums">{t('measureOf', { count, of })}</dd>
        </div>
      ))}
    </dl>
  )
}
