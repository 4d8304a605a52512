import { lazy, useEffect, useState } from 'react'
import { isDueForExtension, type Me, trialExtension } from '../../features/accounts/web/index.ts'
import { limitDialog, planNews } from '../../features/billing/web/index.ts'
import { keyWanted } from '../../features/model-keys/web/index.ts'
import { type LimitCode, limitReached } from '../../platform/web/api/signals.ts'
import { loadPart } from '../../platform/web/ui/load-part.ts'
import { Optional } from '../../platform/web/ui/Optional.tsx'
import { usePlanUpdate } from './use-plan-update.ts'

const TrialExtension = lazy(() => loadPart(trialExtension))
const KeyWanted = lazy(() => loadPart(keyWanted))
const PlanNews = lazy(() => loadPart(planNews))
const LimitDialog = lazy(() => loadPart(limitDialog))

/** What a plan calls for by itself: a trial in use is extended, an own-key plan asks for its key, a limit that was met and a change are said. */
export function PlanCare({ me }: { me: Me }) {
  const [limit, setLimit] = useState<LimitCode | null>(null)
  useEffect(() => limitReached.hear(setLimit), [])
  const [isUpdated, onTold] = usePlanUpdate()
  return (
    <>
      <Optional>{isDueForExtension(me) ? <TrialExtension /> : null}</Optional>
      <Optional>{me.plan_name.includes('byok') ? <KeyWanted /> : null}</Optional>
      <Optional>{isUpdated ? <PlanNews onClose={onTold} /> : null}</Optional>
      <Optional>{limit ? <LimitDialog code={limit} onClose={() => setLimit(null)} /> : null}</Optional>
    </>
  )
}
