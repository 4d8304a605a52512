import { Link } from '@tanstack/react-router'
import { RotateCw, Square, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { Spinner } from '../../../platform/web/ui/Spinner.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { type Derivative, repurposeApi } from './api.ts'
import { DerivativeView } from './DerivativeView.tsx'
import { messages } from './messages.ts'
import type { Job, Making } from './use-making.ts'

interface JobListProps {
  making: Making
  /** Where no form beside it has the button that stops what is being written. */
  hasStop?: boolean
}

/** What was asked for on this page, the newest first, each with its own state. */
export function JobList({ making, hasStop = false }: JobListProps) {
  const t = useT(messages)
  const newest = useRef<HTMLLIElement>(null)
  const { jobs, isRunning, stop } = making
  // the button that began it may be far below
  useEffect(() => {
    if (isRunning) newest.current?.scrollIntoView({ block: 'nearest' })
  }, [isRunning])
  if (jobs.length === 0) return null
  return (
    <Section
      title={t('now')}
      actions={
        hasStop && isRunning ? (
          <Button icon={<Square size={12} aria-hidden="true" />} onClick={stop}>
            {t('stop')}
          </Button>
        ) : null
      }
    >
      <ul className="flex flex-col gap-4">
        {jobs.map((job, at) => (
          <li key={job.key} ref={at === 0 ? newest : undefined} className="scroll-mt-4">
            <JobCard job={job} making={making} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function JobCard({ job, making }: { job: Job; making: Making }) {
  const t = useT(messages)
  const { shape, state, failure, derivative, notices } = job
  const isBusy = state === 'writing'
  const isOver = state === 'failed' || state === 'stopped'
  return (
    <article aria-label={shape.title} aria-busy={isBusy} className="rounded-lg border border-line bg-paper p-4">
      <header className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-semibold" lang={shape.is_own ? undefined : 'en'}>
          {isBusy ? <Spinner /> : null}
          {shape.title}
        </h3>
        <span className="flex items-center gap-1">
          <span role="status" className={state === 'done' ? 'sr-only' : 'text-ink-3 text-sm'}>
            {t(`state_${state}`)}
          </span>
          {derivative ? (
            <Link to={`/repurpose/${derivative.id}`} className={buttonClass('quiet')}>
              {t('open')}
            </Link>
          ) : null}
          {isOver ? (
            <IconButton
              label={t('dismiss', { title: shape.title })}
              icon={<X size={14} aria-hidden="true" />}
              onClick={() => making.remove(job.key)}
            />
          ) : null}
        </span>
      </header>
      {failure ? (
        <p role="alert" className="mb-2 text-disputed text-sm">
          {failure.details[0]?.message || failure.message || t('unreachable')}
        </p>
      ) : null}
      {isOver ? (
        <Button icon={<RotateCw size={13} aria-hidden="true" />} onClick={() => void making.retry(job)}>
          {t('retry')}
        </Button>
      ) : null}
      {notices.map((notice) => (
        <p key={notice} className="mb-2 text-ink-2 text-sm">
          {notice}
        </p>
      ))}
      {derivative ? <Made derivative={derivative} making={making} /> : null}
    </article>
  )
}

function Made({ derivative: made, making }: { derivative: Derivative; making: Making }) {
  const [{ derivative, loads }, setLoaded] = useState({ derivative: made, loads: 0 })
  const reload = async () => {
    try {
      const answer = await repurposeApi.call.get({ id: made.id })
      setLoaded({ derivative: answer.derivative, loads: loads + 1 })
    } catch (error) {
      toast({ failure: asFailure(error) })
    }
  }
  return (
    <DerivativeView key={loads} derivative={derivative} look="card" onReload={() => void reload()} making={making} />
  )
}
