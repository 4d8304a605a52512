import { lazy } from 'react'
import { isDueForExtension, type Me, trialExtension } from '../../features/accounts/web/index.ts'
import { keyWanted } from '../../features/model-keys/web/index.ts'
import { loadPart } from '../../platform/web/ui/load-part.ts'
import { Spare } from '../../platform/web/ui/Spare.tsx'

const TrialExtension = lazy(() => loadPart(trialExtension))
const KeyWanted = lazy(() => loadPart(keyWanted))

/** What a plan calls for by itself: a trial in use is extended, an own-key plan asks for its key. */
export function PlanCare({ me }: { me: Me }) {
  return (
    <>
      <Spare>{isDueForExtension(me) ? <TrialExtension /> : null}</Spare>
      <Spare>{me.plan_name.includes('byok') ? <KeyWanted /> : null}</Spare>
    </>
  )
}
