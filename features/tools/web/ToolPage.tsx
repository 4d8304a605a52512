import { Link, Navigate, useRouter } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { ApiFailure } from '../../../platform/web/api/failure.ts'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress, usePathParam } from '../../../platform/web/routing/address.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { FailedState } from '../../../platform/web/ui/FailedState.tsx'
import { Page } from '../../../platform/web/ui/Page.tsx'
import { useLanguages } from '../../flags/web/languages-door.ts'
import { type ToolForm, toolForms } from '../../generators/contract.ts'
import { useFavourites } from './favourites.ts'
import { History } from './History.tsx'
import { messages } from './messages.ts'
import { otherPages } from './other-pages.ts'
import { Results } from './Results.tsx'
import { ToolFields } from './ToolFields.tsx'
import { type ToolInput, useToolInput } from './tool-input.ts'
import { useToolRun } from './use-tool-run.ts'

/** `/standalones/{tool}`: the form of one tool, its results, and its history. */
export function ToolPage() {
  const tool = usePathParam('tool')
  const search = useAddress()
  const pages: Record<string, unknown> = useRouter().routesByPath
  const other = Object.entries(otherPages).find(([name, { route }]) => name === tool && route in pages)?.[1]
  const form = toolForms.find((one) => one.tool === tool)
  if (other) return <Navigate to={other.path} search={search} replace />
  if (!form) return <FailedState error={new ApiFailure(404, { code: 'not-found' })} heading="h1" />
  return <Tool key={form.tool} form={form} />
}

function Tool({ form }: { form: ToolForm }) {
  const t = useT(messages)
  const [language = 'English-US'] = useLanguages()
  const [input, change] = useToolInput(form, language)
  const [uses, setUses] = useState(0)
  const running = useToolRun(form)
  const flag = useFlag(form.flag)
  const reuse = (earlier: Pick<ToolInput, 'fields' | 'language'>) => {
    change({ ...earlier, fields: { ...input.fields, ...earlier.fields } })
    setUses(uses + 1)
    document.getElementById('main')?.scrollTo({ top: 0, behavior: 'smooth' })
  }
  if (flag === 'NOT_ALLOWED') return <FailedState error={new ApiFailure(403, { code: 'not-in-plan' })} heading="h1" />
  return (
    // what a declaration says is English, whatever language the interface is in
    <div lang="en">
      <Page title={form.label} description={form.summary} width="wide" actions={<Actions form={form} />}>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <section aria-label={t('formTitle')} className="min-w-0">
            <ToolFields key={uses} form={form} input={input} onChange={change} running={running} />
          </section>
          <div className="min-w-0">
            <Results form={form} running={running} />
            <History form={form} onReuse={reuse} />
          </div>
        </div>
      </Page>
    </div>
  )
}

function Actions({ form: { tool, label } }: { form: ToolForm }) {
  const t = useT(messages)
  const { favourites, toggle } = useFavourites()
  const isMarked = favourites.includes(tool)
  return (
    <>
      <Link to="/standalones" className={buttonClass('quiet')}>
        {t('allTools')}
      </Link>
      <Button
        aria-pressed={isMarked}
        aria-label={t(isMarked ? 'unfavourite' : 'favourite', { tool: label })}
        icon={<Star size={14} aria-hidden="true" className={isMarked ? 'fill-current text-accent' : undefined} />}
        onClick={() => toggle(tool)}
      >
        {t('favourites')}
      </Button>
    </>
  )
}
