import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { usePathParam } from '../../../platform/web/routing/address.ts'
import { LeaveGuard } from '../../../platform/web/routing/LeaveGuard.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { columnClass, Page } from '../../../platform/web/ui/Page.tsx'
import { SkeletonLines } from '../../../platform/web/ui/Skeleton.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useTabInView } from '../../../platform/web/ui/use-tab-in-view.ts'
import { type Step, steps } from '../contract.ts'
import type { Edit, WorkflowView } from './api.ts'
import { messages } from './messages.ts'
import { OutlineConflictDialog } from './OutlineConflictDialog.tsx'
import { type SaveState, useSaveWorkflow, useWorkflow } from './use-workflow.ts'

/** What a step's page works with. */
export interface StepProps {
  workflow: WorkflowView
  save: (edit: Edit) => Promise<void>
}

/** Loads the workflow of the address and puts a step's page between the row of steps and the way on. */
export function WorkflowFrame({ step, children }: { step: Step; children: (props: StepProps) => ReactNode }) {
  const id = usePathParam('workflowId')
  const workflow = useWorkflow(id)
  return (
    <Loaded
      from={workflow}
      skeleton={
        <div className={columnClass}>
          <SkeletonLines />
        </div>
      }
    >
      {(loaded) => (
        <Opened key={loaded.id} step={step} workflow={loaded}>
          {children}
        </Opened>
      )}
    </Loaded>
  )
}

function Opened({
  step,
  workflow,
  children,
}: {
  step: Step
  workflow: WorkflowView
  children: (props: StepProps) => ReactNode
}) {
  const t = useT(messages)
  const { saving, save, takeTheirs, keepMine } = useSaveWorkflow(workflow)
  const [putOff, setPutOff] = useState<WorkflowView | null>(null)
  const name = workflow.headlines.text || workflow.topic
  return (
    <Page
      // the headline is in its own field where it is chosen
      title={step === 'headline' ? workflow.topic : name}
      tabTitle={`${t(step)} · ${name}`}
      width="wide"
      actions={<SaveStatus saving={saving} onRetry={() => void save({})} onCompare={() => setPutOff(null)} />}
    >
      <StepRow step={step} workflow={workflow} />
      {children({ workflow, save })}
      <StepEnd step={step} workflow={workflow} />
      <LeaveGuard hasUnsaved={() => saving.state === 'failed' || saving.state === 'conflict'} />
      {saving.state === 'conflict' && saving.theirs !== putOff ? (
        <OutlineConflictDialog
          mine={saving.mine}
          theirs={saving.theirs}
          onTakeTheirs={() => toast({ text: t('tookTheirs'), undo: takeTheirs(saving.theirs) })}
          onKeepMine={() => toast({ text: t('keptMine'), undo: keepMine(saving.theirs) })}
          onClose={() => setPutOff(saving.theirs)}
        />
      ) : null}
    </Page>
  )
}

function SaveStatus({ saving, onRetry, onCompare }: { saving: SaveState; onRetry: () => void; onCompare: () => void }) {
  const t = useT(messages)
  if (saving.state === 'failed' || saving.state === 'conflict') {
    const isConflict = saving.state === 'conflict'
    return (
      <div role="alert" className="flex items-center gap-2 text-disputed text-sm">
        {isConflict ? t('conflictUnsaved') : t('notSaved', { reason: saving.failure.message })}
        <Button size="sm" onClick={isConflict ? onCompare : onRetry}>
          {t(isConflict ? 'compareVersions' : 'retry')}
        </Button>
      </div>
    )
  }
  return (
    <p aria-live="polite" className="text-ink-3 text-sm">
      {t(saving.state === 'saving' ? 'saving' : 'saved')}
    </p>
  )
}

function StepRow({ step, workflow }: { step: Step; workflow: WorkflowView }) {
  const t = useT(messages)
  return (
    <nav ref={useTabInView(step)} aria-label={t('steps')} className="mb-8 strip">
      <ol className="flex min-w-max gap-1 border-line border-b">
        {steps.map((each, at) => (
          <li key={each}>
            <Link
              to={`/workflows/${workflow.id}/${each}`}
              aria-current={each === step ? 'step' : undefined}
              className={clsx(
                '-mb-px flex h-10 items-center gap-2 border-b-2 px-3 text-sm',
                each === step ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              <span className="grid size-5 place-items-center rounded-full bg-wash-2 text-xs">
                {isDone(each, workflow) ? <Check size={12} aria-hidden="true" /> : at + 1}
              </span>
              {t(each)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function isDone(step: Step, workflow: WorkflowView): boolean {
  if (step === 'research') return workflow.research.done
  if (step === 'headline') return workflow.headlines.text !== ''
  if (step === 'outline') return workflow.sections_total > 0
  return workflow.blog_id !== null
}

function StepEnd({ step, workflow }: { step: Step; workflow: WorkflowView }) {
  const t = useT(messages)
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <div className="mt-10 flex items-center justify-between border-line border-t pt-4">
      {before ? (
        <Link to={`/workflows/${workflow.id}/${before}`} className={buttonClass('quiet', 'md')}>
          {t('back')}
        </Link>
      ) : (
        <span />
      )}
      {after ? (
        <Link
          to={`/workflows/${workflow.id}/${after}`}
          className={buttonClass(isDone(step, workflow) ? 'primary' : 'secondary', 'md')}
        >
          {t('next', { step: t(after) })}
        </Link>
      ) : null}
    </div>
  )
}
