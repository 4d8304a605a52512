import { useQuery } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../platform/web/routing/address.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Page } from '../../../platform/web/ui/Page.tsx'
import { Cost } from '../../billing/web/cost-door.ts'
import { useVoices } from '../../brand-voice/web/choice-door.ts'
import { useHasModel, useWriter } from '../../models/web/has-model-door.ts'
import { repurposeApi, type Shape } from './api.ts'
import { Earlier } from './Earlier.tsx'
import { JobList } from './JobList.tsx'
import { MakeOptions } from './MakeOptions.tsx'
import { messages } from './messages.ts'
import { OriginalChoice } from './OriginalChoice.tsx'
import { ShapeChoice } from './ShapeChoice.tsx'
import { optionsOf, originalOf, useMakeForm } from './use-make-form.ts'
import { type Making as Runs, useMaking } from './use-making.ts'

/** `/repurpose`: a finished text, what it is to become, and what became of it. */
export function RepurposePage() {
  const t = useT(messages)
  const { blog = '' } = useAddress()
  const shapes = useQuery(repurposeApi.query.shapes.queryOptions({ input: {} }))
  const making = useMaking()
  return (
    <Page title={t('title')} description={t('description')} width="wide">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <section aria-label={t('what')} className="min-w-0">
          <Loaded from={shapes}>
            {({ shapes: known }) => <Making key={blog} shapes={known} blogId={blog} making={making} />}
          </Loaded>
        </section>
        <div className="min-w-0">
          <JobList making={making} />
          <Earlier />
        </div>
      </div>
    </Page>
  )
}

interface MakingProps {
  shapes: readonly Shape[]
  blogId: string
  making: Runs
}

function Making({ shapes, blogId, making }: MakingProps) {
  const t = useT(messages)
  const hasModel = useHasModel()
  const { project } = useActiveProject()
  const [form, change] = useMakeForm(blogId)
  const { asItHolds } = useVoices()
  // one that was deleted since is forgotten
  const chosen = shapes.filter(({ id }) => form.shapes.includes(id))
  const handleMake = async () => {
    const wish = {
      ...originalOf(form),
      ...optionsOf({ ...form, voice: asItHolds(form.voice || null) ?? '' }, chosen),
      ...(project ? { project_id: project.id } : {}),
    }
    await making.run(wish, chosen)
  }
  return (
    <Form onSubmit={handleMake} className="flex flex-col gap-6">
      <OriginalChoice form={form} onChange={change} />
      <ShapeChoice shapes={shapes} chosen={form.shapes} onChange={(next) => change({ shapes: next })} />
      <MakeOptions form={form} hasEmail={chosen.some((shape) => shape.form === 'email')} onChange={change} />
      {hasModel === false ? <p className="text-ink-2 text-sm">{t('withoutModel')}</p> : null}
      <FormActions>
        <SubmitButton size="lg" disabled={chosen.length === 0}>
          {t('create')}
        </SubmitButton>
        {making.isRunning ? (
          <Button size="lg" icon={<Square size={12} aria-hidden="true" />} onClick={making.stop}>
            {t('stop')}
          </Button>
        ) : null}
        {chosen.length === 0 ? (
          <span className="text-ink-3 text-sm">{t('chooseShape')}</span>
        ) : (
          <Price count={chosen.length} />
        )}
      </FormActions>
    </Form>
  )
}

/** What it will cost if each is of the usual length; nothing where the person's own key pays. */
function Price({ count }: { count: number }) {
  const writer = useWriter()
  return writer && writer !== 'own-key' ? <Cost credits={count} /> : null
}
