import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { z } from 'zod'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import type { WorkflowSummary as SummaryShape } from '../../workflows/contract.ts'
import { workflowsApi } from './api.ts'
import { Heading, moreClass } from './Heading.tsx'
import { messages } from './messages.ts'

type Summary = z.output<typeof SummaryShape>

const SHOWN = 3
const stepWords = {
  research: 'stepResearch',
  headline: 'stepHeadline',
  outline: 'stepOutline',
  draft: 'stepDraft',
} as const

export const workflowsOptions = workflowsApi.query.list.queryOptions({ input: { start_count: 0, end_count: 10 } })

/** Workflows that are not finished; nothing at all where there is none. */
export function InProgress() {
  const t = useT(messages)
  const workflows = useQuery(workflowsOptions)
  const open = workflows.data?.workflows.filter(({ state }) => state !== 'finished').slice(0, SHOWN) ?? []
  if (open.length === 0) return null
  return (
    <section>
      <Heading
        more={
          <Link to="/workflows" className={moreClass}>
            {t('allWorkflows')}
          </Link>
        }
      >
        {t('workflows')}
      </Heading>
      <ul className="-mx-2">
        {open.map((workflow) => (
          <WorkflowRow key={workflow.id} workflow={workflow} />
        ))}
      </ul>
    </section>
  )
}

function WorkflowRow({ workflow }: { workflow: Summary }) {
  const t = useT(messages)
  const { sections_done: done, sections_total: total, step, state } = workflow
  const name = t(stepWords[step])
  return (
    <li>
      <Link
        to={`/workflows/$workflowId/${step}`}
        params={{ workflowId: workflow.id }}
        className="flex flex-col gap-1 rounded-md px-2 py-2 hover:bg-wash"
      >
        <span dir="auto" className="truncate text-start text-sm">
          {workflow.headline || workflow.topic}
        </span>
        <span className="text-ink-3 text-xs">
          {total > 0 && step === 'draft' ? t('stepWorking', { step: name, done, total }) : name}
        </span>
        {state === 'working' && total > 0 ? <Progress label={name} share={done / total} /> : null}
      </Link>
    </li>
  )
}
