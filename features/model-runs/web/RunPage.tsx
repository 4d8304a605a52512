import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { usePathParam } from '../../../platform/web/routing/address.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section, TabTitle } from '../../../platform/web/ui/Page.tsx'
import type { WholeModelRunShape } from '../contract.ts'
import { AskedAgain } from './AskedAgain.tsx'
import { modelRunsApi } from './api.ts'
import { messages } from './messages.ts'
import { featureName } from './run-words.ts'
import { WhatWasAsked } from './WhatWasAsked.tsx'

/** One answer of a model with all that made it, and the way to ask again. */
export function RunPage() {
  const t = useT(messages)
  const id = usePathParam('runId')
  const run = useQuery(modelRunsApi.query.get.queryOptions({ input: { id }, select: ({ run: found }) => found }))
  return (
    <>
      <TabTitle title={t('run')} />
      <Link to="/account/runs" className="mb-4 inline-flex items-center gap-1 text-accent text-sm hover:underline">
        <ArrowLeft size={14} aria-hidden="true" />
        {t('back')}
      </Link>
      <Loaded from={run}>{(loaded) => <Run run={loaded} />}</Loaded>
    </>
  )
}

function Run({ run }: { run: WholeModelRunShape }) {
  const t = useT(messages)
  const { moment } = useFormat()
  const { input_tokens: input, output_tokens: output, version, model } = run
  return (
    <>
      <Section
        title={featureName(run.feature)}
        description={t('facts', { model, version, when: moment(run.called_at) })}
      >
        <p className="mb-4 text-ink-2 text-sm">
          {t('took', { input, output, seconds: Math.round(run.duration / 100) / 10 })}
        </p>
        <AskedAgain run={run} />
      </Section>
      <WhatWasAsked run={run} />
    </>
  )
}
