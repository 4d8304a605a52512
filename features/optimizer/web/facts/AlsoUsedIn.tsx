import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { ClaimShape } from '../../contract.ts'
import { disputedVerdicts } from '../../facts/fixed-values.ts'
import { optimizerApi } from '../api.ts'
import { messages } from './messages.ts'

/** Where a disputed claim was used beside this text: what was made of its sentence. One call for all claims of a check. */
export function AlsoUsedIn({ checkId, claim }: { checkId: string; claim: ClaimShape }) {
  const t = useT(messages)
  const isDisputed = claim.accepted === null && disputedVerdicts.some((verdict) => verdict === claim.verdict)
  const { data } = useQuery({
    ...optimizerApi.query.facts.uses.queryOptions({ input: { id: checkId } }),
    enabled: isDisputed,
  })
  const derivatives = data?.uses.find(({ claim_id }) => claim_id === claim.id)?.derivatives ?? []
  if (!isDisputed || derivatives.length === 0) return null
  return (
    <p className="text-sm">
      {t('alsoUsedIn')}{' '}
      {derivatives.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : ''}
          <Link to={`/repurpose/${id}`} className="text-accent underline">
            {title}
          </Link>
        </span>
      ))}
    </p>
  )
}
