import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import type { LinkablePageShape, LinkDecisionShape } from '../../contract.ts'
import { messages } from './messages.ts'
import { keyOf } from './use-decisions.ts'

interface RejectedLinksProps {
  rejected: readonly LinkDecisionShape[]
  byId: ReadonlyMap<string, LinkablePageShape>
  onAgain: (link: LinkDecisionShape) => void
  onEverywhere: (link: LinkDecisionShape) => void
}

const MOST_SHOWN = 50

/** Pairs of words and page that will not be suggested again, unless somebody wants them back. */
export function RejectedLinks({ rejected, byId, onAgain, onEverywhere }: RejectedLinksProps) {
  const t = useT(messages)
  const known = rejected.filter(({ target_id }) => byId.has(target_id))
  if (known.length === 0) return null
  return (
    <details className="border-line border-t pt-2">
      <summary className="cursor-pointer font-medium text-sm">{t('rejectedList', { count: known.length })}</summary>
      <ul className="flex flex-col gap-0.5 pt-2">
        {known.slice(0, MOST_SHOWN).map((link) => (
          <li key={keyOf(link)} className="flex flex-wrap items-center gap-x-2 text-sm">
            <span className="min-w-0 flex-1 basis-40 truncate">
              {link.anchor} <span className="text-ink-3">→ {byId.get(link.target_id)?.title || t('untitled')}</span>
              {link.document_id === null ? <span className="text-ink-3"> · {t('inAllTexts')}</span> : null}
            </span>
            {link.document_id === null ? null : (
              <Button
                size="sm"
                look="quiet"
                aria-label={`${t('rejectEverywhere')}: ${link.anchor}`}
                onClick={() => onEverywhere(link)}
              >
                {t('rejectEverywhere')}
              </Button>
            )}
            <Button
              size="sm"
              look="quiet"
              aria-label={`${t('suggestAgain')}: ${link.anchor}`}
              onClick={() => onAgain(link)}
            >
              {t('suggestAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
