import { type ReactNode, useState } from 'react'
import { ApiFailure } from '../../../platform/web/api/failure.ts'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { FailedState } from '../../../platform/web/ui/FailedState.tsx'
import { Page } from '../../../platform/web/ui/Page.tsx'
import { useLanguages } from '../../flags/web/languages-door.ts'
import { History } from './History.tsx'
import { messages } from './messages.ts'
import { Results } from './Results.tsx'
import { ToolFields } from './ToolFields.tsx'
import { type RunForm, type ToolInput, useToolInput } from './tool-input.ts'
import { useToolRun, type Write } from './use-tool-run.ts'

interface RunPageProps {
  form: RunForm
  actions: ReactNode
  /** The call that writes; a tool's own if absent. */
  write?: Write
  /** A form that isn't kept anywhere has no history. */
  hasHistory?: boolean
}

/** A page with a form, its results, and its history. */
export function RunPage({ actions, ...run }: RunPageProps) {
  const { flag, label, summary } = run.form
  if (useFlag(flag) === 'NOT_ALLOWED')
    return <FailedState error={new ApiFailure(403, { code: 'not-in-plan' })} heading="h1" />
  return (
    // what a declaration says is English, whatever language the interface is in
    <div lang="en">
      <Page title={label} description={summary} width="wide" actions={actions}>
        <Run {...run} />
      </Page>
    </div>
  )
}

/** A form, and what it wrote beside it. */
export function Run({ form, write, hasHistory = true }: Omit<RunPageProps, 'actions'>) {
  const t = useT(messages)
  const [language = 'English-US'] = useLanguages()
  const [input, change] = useToolInput(form, language)
  const [uses, setUses] = useState(0)
  const running = useToolRun(form, write)
  const reuse = (earlier: Pick<ToolInput, 'fields' | 'language'>) => {
    change({ ...earlier, fields: { ...input.fields, ...earlier.fields } })
    setUses(uses + 1)
    document.getElementById('main')?.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section aria-label={t('formTitle')} className="min-w-0">
        <ToolFields key={uses} form={form} input={input} onChange={change} running={running} />
      </section>
      <div className="min-w-0">
        <Results form={form} running={running} />
        {hasHistory ? <History form={form} onReuse={reuse} /> : null}
      </div>
    </div>
  )
}
