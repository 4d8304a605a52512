import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../../platform/web/ui/Badge.tsx'
import type { MappedLinkPageShape } from '../../contract.ts'
import { messages } from './messages.ts'

/** What is amiss with the links of a page, in words. */
export function PageStates({ page }: { page: MappedLinkPageShape }) {
  const t = useT(messages)
  return (
    <span className="flex flex-wrap gap-1">
      {page.is_orphan ? <Badge tone="disputed">{t('orphan')}</Badge> : null}
      {page.is_weak && !page.is_orphan ? <Badge tone="unsure">{t('weak')}</Badge> : null}
      {page.is_dead_end ? <Badge>{t('deadEnd')}</Badge> : null}
      {page.is_over_linked ? <Badge tone="unsure">{t('overLinked')}</Badge> : null}
    </span>
  )
}
